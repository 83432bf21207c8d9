/** What everybody can set for their own screen. It is remembered in the browser, if that allows it. */

import { byId } from "./dom.js";

const KEPT = "voice-host-table";
const PANELS = ["history", "score", "chart", "calculator"];
const BEGINNING = {
  view: "tablet",
  size: "1",
  colours: "system",
  reader: "auto",
  ...Object.fromEntries(PANELS.map((panel) => [panel, true])),
};

const dark = matchMedia("(prefers-color-scheme: dark)");
let settings = BEGINNING;

/**
 * Makes the settings work.
 * @param {(settings: Object) => void} changed is called at once and after each change
 */
export function startSettings(changed) {
  const form = byId("settings-form");
  const dialog = byId("settings");
  settings = { ...BEGINNING, ...read() };
  for (const [name, value] of Object.entries(settings)) put(form.elements.namedItem(name), value);
  const apply = () => {
    show(settings);
    changed(settings);
  };
  form.addEventListener("change", () => {
    for (const name of Object.keys(BEGINNING)) settings[name] = taken(form.elements.namedItem(name));
    keep();
    apply();
  });
  byId("settings-open").addEventListener("click", () => dialog.showModal());
  byId("settings-close").addEventListener("click", () => dialog.close());
  // A press beside the dialog closes it.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dark.addEventListener("change", apply);
  apply();
}

function put(field, value) {
  if (!field) return;
  if (typeof value === "boolean") field.checked = value;
  else field.value = value;
}

function taken(field) {
  return field.type === "checkbox" ? field.checked : field.value;
}

function show({ view, size, colours, ...panels }) {
  const page = document.documentElement;
  page.dataset.view = view;
  page.dataset.size = size;
  page.dataset.colours = colours === "system" ? (dark.matches ? "dark" : "light") : colours;
  for (const panel of PANELS) page.classList.toggle(`without-${panel}`, !panels[panel]);
}

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT)) ?? {};
    return Object.fromEntries(Object.entries(kept).filter(([name, value]) => typeof value === typeof BEGINNING[name]));
  } catch {
    return {};
  }
}

function keep() {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing is no reason not to play.
  }
}
