import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the Python package, which serves it; `npm run dev` uses a running server.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../src/sixweeks/web/static", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": "http://127.0.0.1:1940" } },
  test: { include: ["src/**/*.test.ts"] },
});
