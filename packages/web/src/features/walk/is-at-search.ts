import type { Place } from "./walk-kind.ts";

/**
 * Whether an address is the one that is open, where a search stands in its path and in these fields of its query. How results are
 * filtered stands beside them. An address that leaves a field out leaves it to the page.
 */
export const isAtSearch =
  (names: readonly string[]) =>
  (address: string, { pathname, searchStr }: Place): boolean => {
    const [path = "", query = ""] = address.split("?");
    if (path !== pathname) return false;
    const [wanted, given] = [new URLSearchParams(query), new URLSearchParams(searchStr)];
    return names.every((name) => !wanted.has(name) || !given.has(name) || wanted.get(name) === given.get(name));
  };
