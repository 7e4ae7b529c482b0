/** What of an address makes it another page of results: these of its query, and not how the list is filtered. */
export const searchDeps =
  (names: readonly string[]) =>
  ({ search }: { readonly search: object }) => {
    const query = new Map<string, unknown>(Object.entries(search));
    return Object.fromEntries(names.map((name) => [name, query.get(name)]));
  };
