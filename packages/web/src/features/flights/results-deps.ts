type Query = Readonly<Record<string, unknown>>;

const searchNames = ["trip", "legs", "adults", "children", "infants", "cabin"] as const;

/** What of an address's query makes it another page of results: the search as it was written, not how its results are filtered. */
export const resultsDeps = ({ search: query }: { readonly search: Query }) => ({
  search: searchNames.flatMap((name) => (name in query ? `${name}=${String(query[name])}` : [])).join("&"),
  isPlain: "plain" in query,
});
