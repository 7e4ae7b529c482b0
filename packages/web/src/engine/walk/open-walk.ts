import { keyOfFlow, tabStorage, whoIsHere } from "../flows/kept-flows.ts";

/** Where the booking that this tab has begun goes on. */
export type OpenWalk = { readonly href: string; readonly title: string };

// Beside the flows that are kept: it is forgotten with them, and by whom they are.
const keyOf = (person: string | null) => keyOfFlow("open", person);

const isOpenWalk = (value: unknown): value is OpenWalk =>
  typeof value === "object" &&
  value !== null &&
  "href" in value &&
  typeof value.href === "string" &&
  value.href.startsWith("/") &&
  "title" in value &&
  typeof value.title === "string";

/** Notes where a booking goes on; null once there is nothing to go on with. A tab that keeps nothing notes nothing. */
export const noteOpenWalk = (open: OpenWalk | null): void => {
  try {
    for (const person of [null, whoIsHere()]) tabStorage()?.removeItem(keyOf(person));
    if (open !== null) tabStorage()?.setItem(keyOf(whoIsHere()), JSON.stringify(open));
  } catch {
    // Full or forbidden: the booking is found by the browser's own way back.
  }
};

/** The booking that this tab has begun; null when there is none. */
export const readOpenWalk = (): OpenWalk | null => {
  try {
    const kept = tabStorage()?.getItem(keyOf(whoIsHere())) ?? tabStorage()?.getItem(keyOf(null)) ?? "null";
    const value: unknown = JSON.parse(kept);
    return isOpenWalk(value) ? value : null;
  } catch {
    return null;
  }
};
