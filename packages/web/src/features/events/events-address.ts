import type { Place } from "../walk/walk-kind.ts";

const fields = ["q", "city", "from", "to", "part"];

/** Whether an address is the one that is open. A field that is left out is another search; how results are filtered is not. */
export const isAtEvents = (address: string, { pathname, searchStr }: Place): boolean => {
  const [path = "", query = ""] = address.split("?");
  if (path !== pathname) return false;
  const [wanted, given] = [new URLSearchParams(query), new URLSearchParams(searchStr)];
  return fields.every((name) => (wanted.get(name) ?? "") === (given.get(name) ?? ""));
};
