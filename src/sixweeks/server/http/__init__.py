"""HTTP: routes, middleware, the event stream, the description of the interface."""
