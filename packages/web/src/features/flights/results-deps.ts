type Query = Readonly<Record<string, unknown>>;

const searchNames = ["trip", "legs", "adults", "children", "infants", "cabin"] as const;

const textIn = (query: Query, name: string): string => (name in query ? `${name}=${String(query[name])}` : "");

/** What of an address's query makes it another page of results: the search as it was written, not how its results are filtered. */
export const resultsDeps = ({ search: query }: { readonly search: Query }) => ({
  search: searchNames
    .map((name) => textIn(query, name))
    .filter((text) => text !== "")
    .join("&"),
  isPlain: "plain" in query,
});
