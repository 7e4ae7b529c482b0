import { createKit } from "./kit.ts";
import type { Oracle, Seen, Verdict } from "./oracle.types.ts";

const nothing: Seen = {
  coming: "same",
  isAsItCame: true,
  lostFocus: null,
  pressedTab: null,
  shift: null,
  movedParts: [],
  kept: new Map(),
};

/** Puts a page together and has an oracle look at it. */
export const lookAt = (oracle: Oracle, main: string, seen: Partial<Seen> = {}): Verdict => {
  document.body.innerHTML = `<main id="main" tabindex="-1">${main}</main>`;
  return lookAgain(oracle, seen);
};

/** Looks at the page that is there. */
export const lookAgain = (oracle: Oracle, seen: Partial<Seen> = {}): Verdict =>
  oracle(createKit(), { ...nothing, ...seen });

export const well: Verdict = { watched: true, faults: [] };
