import type { Place } from "./walk-kind.ts";

type Same = (wanted: string | null, given: string | null) => boolean;

const isAt =
  (isSame: Same) =>
  (names: readonly string[]) =>
  (address: string, { pathname, searchStr }: Place): boolean => {
    const [path = "", query = ""] = address.split("?");
    if (path !== pathname) return false;
    const [wanted, given] = [new URLSearchParams(query), new URLSearchParams(searchStr)];
    return names.every((name) => isSame(wanted.get(name), given.get(name)));
  };

/**
 * Whether an address is the one that is open, where a search stands in its path and in these fields of its query. How results are
 * filtered stands beside them. An address that leaves a field out leaves it to the page.
 */
export const isAtSearch = isAt((wanted, given) => wanted === null || given === null || wanted === given);

/** The same where a field that is left out makes it another search. */
export const isAtWholeSearch = isAt((wanted, given) => (wanted ?? "") === (given ?? ""));
