/** The page begins: texts and rules come in side by side, then the screen is drawn. */

import { mount } from "svelte";
import App from "./screens/App.svelte";
import { settings } from "./device/settings.svelte";
import { keepWholePixels } from "./device/pixels";
import { loadRules } from "./rules/rules";
import "./styles/colors.css";
import "./styles/page.css";

const rules = loadRules();
// Whoever shows it reports that it failed; until then nobody listens.
rules.catch(() => undefined);

keepWholePixels();
const worded = await settings.begin();

const target = document.querySelector("#page");
if (target !== null) mount(App, { target, props: { rules, worded } });
