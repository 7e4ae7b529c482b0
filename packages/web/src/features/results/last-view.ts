import type { SearchText } from "@safar/engine";

/** How this tab last looked at results, for coming back to them by a link that names the search alone. */
let last: { readonly search: SearchText; readonly view: string } | null = null;

/** Keeps how the results of a search are looked at, as their address has it. */
export const keepLastView = (search: SearchText, view: string): void => {
  last = { search, view };
};

/** How this tab last looked at the results of a search, as their address has it; null where it did not. */
export const lastViewOf = (search: SearchText | null): string | null => (last?.search === search ? last.view : null);

/** The search whose results this tab left for an offer on a map. */
let onMap: SearchText | null = null;

/** Keeps whose results are left on a map, for coming back to it; null where there is none. */
export const keepMapShown = (search: SearchText | null): void => {
  onMap = search;
};

/** Whether the results of a search were left on a map. */
export const wasMapShown = (search: SearchText): boolean => onMap === search;
