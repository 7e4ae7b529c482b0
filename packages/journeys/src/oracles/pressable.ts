import type { Oracle } from "./oracle.types.ts";

/** Nothing is dead: what looks pressable is, what leads into the page has a place there, and a pressed tab shows its own panel. */
export const pressable: Oracle = ({ isShown, nameOf }, { coming, pressedTab }) => {
  const faults: string[] = [];
  const controls =
    "a[href], button, input, select, textarea, label, summary, option, area, [role=button], [role=tab], [role=option], [role=radio], [role=checkbox], [role=switch], [role=slider], [role=menuitem], [role=link], [role=gridcell]";
  if (coming !== "same") {
    for (const element of document.querySelectorAll("main *")) {
      if (getComputedStyle(element).cursor !== "pointer") continue;
      // What is inside of something pressable, or holds it all, has its pointer from there.
      if (element.closest(controls) !== null || element.querySelector(controls) !== null) continue;
      if (element.parentElement !== null && getComputedStyle(element.parentElement).cursor === "pointer") continue;
      if (isShown(element)) faults.push(`${nameOf(element)} looks pressable and is not`);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href^='#']")) {
    const id = decodeURIComponent(link.hash.slice(1));
    if (id === "" ? link.role !== "button" : document.getElementById(id) === null) {
      if (isShown(link)) faults.push(`${nameOf(link)} leads to #${id}, which is not on the page`);
    }
  }
  if (pressedTab !== null && pressedTab.isConnected) {
    const panel = document.getElementById(pressedTab.getAttribute("aria-controls") ?? "");
    if (pressedTab.getAttribute("aria-selected") !== "true")
      faults.push(`${nameOf(pressedTab)} was pressed and is not selected`);
    else if (panel !== null && (panel.hidden || !isShown(panel)))
      faults.push(`${nameOf(pressedTab)} is selected and its panel is not shown`);
  }
  return { watched: true, faults };
};
