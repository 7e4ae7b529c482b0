import type { Oracle } from "./oracle.types.ts";

/** A step leads to the top of its page with the focus where it begins; and nothing that goes away takes the focus along. */
export const arrival: Oracle = ({ nameOf }, { coming, isAsItCame, lostFocus }) => {
  const faults: string[] = [];
  const focused = document.activeElement ?? document.body;
  const heading = document.querySelector("main h1");
  if (coming === "went") {
    if (isAsItCame && window.scrollY > 1)
      faults.push(`the step begins ${Math.round(window.scrollY)} px below the top of its page`);
    const isNowhere = focused === document.body || focused === document.documentElement;
    if (isNowhere) faults.push("after the step nothing has the focus");
    // Where there is one thing to type, as a code or a letter, the focus may be there.
    else if (
      !focused.matches("input, textarea") &&
      heading !== null &&
      focused.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING
    ) {
      faults.push(`after the step ${nameOf(focused)} has the focus, which is behind the heading`);
    }
  } else if (coming === "same" && lostFocus !== null && focused === document.body) {
    faults.push(`${lostFocus} went away with the focus`);
  }
  return { watched: coming === "went", faults };
};
