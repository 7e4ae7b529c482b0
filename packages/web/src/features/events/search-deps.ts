const fields = ["q", "city", "category", "from", "to", "part"] as const;

/** What of an address makes it another search; how the list is filtered does not. */
export const searchDeps = ({ search }: { readonly search: object }) => {
  const query = new Map<string, unknown>(Object.entries(search));
  return Object.fromEntries(fields.map((name) => [name, query.get(name) ?? ""]));
};
