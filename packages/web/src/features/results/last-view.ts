import type { RefId, SearchText } from "@safar/engine";
import { keyOfFlow, tabStorage } from "../../engine/flows/kept-flows.ts";

/** How this tab last looked at results, for coming back to them by a link that names the search alone. */
let last: { readonly search: SearchText; readonly view: string } | null = null;

/** Keeps how the results of a search are looked at, as their address has it. */
export const keepLastView = (search: SearchText, view: string): void => {
  last = { search, view };
};

/** How this tab last looked at the results of a search, as their address has it; null where it did not. */
export const lastViewOf = (search: SearchText | null): string | null => (last?.search === search ? last.view : null);

/** The search whose results this tab left on a map, and for which offer. */
let onMap: { readonly search: SearchText; readonly offer: string } | null = null;

/** Keeps whose results are left on a map, for a way back that names the search alone; null where there is none. */
export const keepLeftOnMap = (left: typeof onMap): void => {
  onMap = left;
};

/** For which offer the results of a search were left on a map; null where they were not. */
export const leftOnMapFor = (search: SearchText): string | null => (onMap?.search === search ? onMap.offer : null);

const listPlace = keyOfFlow("list", null);

/**
 * Where a window stood on a list, in pixels: how far below the top of a card, which is so many after the first, and, while that card is not
 * there, how far below the top of the list. What stands above them may be higher another time, and cards that nobody saw are reckoned only.
 */
export type ListPlace = { readonly card: number; readonly belowCard: number; readonly belowTop: number };

/** The list that somebody left for another page, as long as this document has it: loaded anew, it asks for another. */
let leftFor: RefId | null = null;

/**
 * Keeps where the window stands on the list of a search, for whoever comes back to it: from another page, whose list has a `refId`,
 * or after loading a page anew, whose list may have another. A tab that keeps nothing begins at the top.
 */
export const keepListPlace = (
  search: SearchText,
  refId: RefId | null,
  { card, belowCard, belowTop }: ListPlace,
): void => {
  leftFor = refId;
  try {
    tabStorage()?.setItem(listPlace, `${card},${belowCard},${belowTop} ${search}`);
  } catch {
    // Full or forbidden.
  }
};

/** Whoever has moved by themselves comes back to nothing. */
export const forgetListPlace = (): void => tabStorage()?.removeItem(listPlace);

/** Where that was; null where nobody comes back to this list. */
export const listPlaceOf = (search: SearchText, refId: RefId | null): ListPlace | null => {
  const [kept = "", of] = (tabStorage()?.getItem(listPlace) ?? "").split(" ");
  const [card = 0, belowCard = 0, belowTop = 0] = kept.split(",").map(Number);
  return of === search && (leftFor === null || leftFor === refId) ? { card, belowCard, belowTop } : null;
};

/** How an address says that what it finds is shown on a map. */
export const mapPart = "map=1";
