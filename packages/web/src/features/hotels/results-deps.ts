type Query = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** What of an address's query makes it another page of results: the search, not how its results are filtered. */
export const resultsDeps = ({ search: query }: { readonly search: Query }) => ({
  in: textOf(query["in"]),
  out: textOf(query["out"]),
  rooms: textOf(query["rooms"]),
});
