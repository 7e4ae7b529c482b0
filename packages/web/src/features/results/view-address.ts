import { mapPart } from "./last-view.ts";

/** How a view of results is written in an address, as the engine says. */
type Addressed<View> = { readonly parameters: ReadonlySet<string>; encode(view: View): string };

type Part = readonly [name: string, value: string];

const partsOf = (query: string): readonly Part[] =>
  query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const at = part.indexOf("=");
      return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
    });

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
};

/** What a query asks for besides a view, which is the search itself: as a form sends it on. */
export const searchParts = ({ parameters }: Pick<Addressed<never>, "parameters">, query: string): readonly Part[] =>
  partsOf(query)
    .filter(([name]) => !parameters.has(name))
    .map(([name, value]) => [name, unescaped(value)]);

/** What a form of filters sends besides them: the search, and an order that is not the usual one. */
export const keptParts = <Sort extends string>(
  results: Pick<Addressed<never>, "parameters"> & { readonly sorts: readonly Sort[] },
  query: string,
  sort: Sort,
): readonly Part[] => {
  const search = searchParts(results, query);
  return sort === results.sorts[0] ? search : [...search, ["sort", sort]];
};

/** The query with what is not of a view kept as it is, and a view in place of the one that was there. Begins with `?`. */
export const queryWith = <View>(results: Addressed<View>, query: string, view: View): string => {
  const kept = partsOf(query)
    .filter(([name]) => !results.parameters.has(name))
    .map(([name, value]) => `${name}=${value}`);
  return `?${[...kept, results.encode(view)].filter((part) => part !== "").join("&")}`;
};

/** Whether a query says anything of how to show what it searches for. */
export const hasView = ({ parameters }: Pick<Addressed<never>, "parameters">, query: string): boolean =>
  partsOf(query).some(([name]) => parameters.has(name));

const mapAsked = new RegExp(`&?\\b${mapPart}(?=&|$)`);

/** Whether a query asks for the map. */
export const hasMap = (query: string): boolean => mapAsked.test(query);

/** The query with the map asked for or not, all else as it is. */
export const withMap = (query: string, isShown: boolean): string => {
  const rest = query.replace(mapAsked, "");
  return isShown ? `${rest === "" ? "?" : `${rest}&`}${mapPart}` : rest;
};
