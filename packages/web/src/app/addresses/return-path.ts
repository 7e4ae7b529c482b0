type ReturnSearch = { readonly return?: string };

/**
 * The search of a page that leads on somewhere: `?return=/settings`. Here it is only carried along; whoever goes there asks
 * the engine's `safeReturnPath`.
 */
export const returnSearch = (search: Readonly<Record<string, unknown>>): ReturnSearch =>
  typeof search.return === "string" && search.return.startsWith("/") ? { return: search.return } : {};
