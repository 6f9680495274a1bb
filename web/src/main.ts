/** The page begins: texts, rules and the screen come in side by side, then the screen is drawn. */

import { mount } from "svelte";
import App from "./screens/App.svelte";
import { settings } from "./device/settings.svelte";
import { idle } from "./device/idle";
import { keepWholePixels } from "./device/pixels";
import { whereIs } from "./places/here";
import { screenOf } from "./places/screens";
import { loadRules } from "./rules/rules";
import "./styles/colors.css";
import "./styles/page.css";

const worded = settings.begin();
const at = whereIs(location);
if (at !== null) screenOf(at.place).catch(() => undefined);

// A place that is shown without them lets them come after the first paint.
const rules = at?.place.rules === false ? idle().then(() => loadRules()) : loadRules();
// Whoever shows it reports that it failed; until then nobody listens.
rules.catch(() => undefined);

keepWholePixels();

const target = document.querySelector("#page");
if (target !== null) mount(App, { target, props: { rules, worded: await worded } });
