import { decodeOfferView, encodeOfferView, type OfferFilters, type OfferView } from "@safar/engine";

/** The parameters of an address that an offer view is written in, as the engine names them. */
const names = new Set(["stops", "airlines", "price", "duration", "departs", "arrives", "refundable", "bag", "sort"]);

const partsOf = (query: string): readonly (readonly [name: string, value: string])[] =>
  query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const at = part.indexOf("=");
      return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
    });

const plainOf = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
};

/**
 * The view that a query asks for. A plain form says a parameter once for each box that is ticked; they are read as one list, and
 * a choice of nothing keeps its place, as a leg without a time of day does.
 */
export const viewOfQuery = (query: string): OfferView => {
  const said = new Map<string, string>();
  for (const [name, value] of partsOf(query)) {
    if (!names.has(name)) continue;
    const before = said.get(name);
    said.set(name, before === undefined ? plainOf(value) : `${before}_${plainOf(value)}`);
  }
  return decodeOfferView([...said].map(([name, value]) => `${name}=${value}`).join("&"));
};

/** The query with what is not of a view kept as it is, and a view in place of the one that was there. Begins with `?`. */
export const queryWith = (query: string, view: OfferView): string => {
  const kept = partsOf(query)
    .filter(([name]) => !names.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  const said = encodeOfferView(view);
  return `?${[kept, said].filter((part) => part !== "").join("&")}`;
};

/** What a query asks for besides a view: the search itself. */
export const searchParts = (query: string): readonly (readonly [name: string, value: string])[] =>
  partsOf(query)
    .filter(([name]) => !names.has(name))
    .map(([name, value]) => [name, plainOf(value)] as const);

/** How many filters are in use. */
export const countFilters = ({
  airlines,
  arrives,
  checkedBag,
  departs,
  maxMinutes,
  price,
  refundable,
  stops,
}: OfferFilters): number =>
  airlines.length +
  stops.length +
  [...arrives, ...departs, price, maxMinutes].filter((value) => value !== null).length +
  Number(checkedBag) +
  Number(refundable);

/** Whether a query says anything of how to show what it searches for. */
export const hasView = (query: string): boolean => partsOf(query).some(([name]) => names.has(name));
