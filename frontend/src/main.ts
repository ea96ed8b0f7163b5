import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./state/settings.svelte";
import { chooseLanguage, useLanguage } from "./text/text";
import "./styles/page.css";
import "./styles/home.css";
import "./styles/table.css";
import "./styles/odds.css";
import "./styles/panels.css";
import "./styles/map.css";
import "./styles/cards.css";
import "./styles/keys.css";
import "./styles/terms.css";
import "./styles/small.css";

await useLanguage(chooseLanguage(settings.language, navigator.languages));
const target = document.getElementById("app");
if (target) mount(App, { target });
