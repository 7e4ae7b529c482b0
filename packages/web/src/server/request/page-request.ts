/** What of a request tells whether somebody waits for the page that it asks for. */
export type PageRequest = { readonly method: string; readonly headers: Pick<Headers, "get"> };

/**
 * Whether a person's browser asks for a page to show it now. A crawler, a prefetch, a prerender and whatever does not say what
 * it is for (`Sec-Fetch-Dest`, as every browser does over TLS and on this machine) may never look at what a search would find.
 */
export const isPersonsVisit = ({ method, headers }: PageRequest, isBot: boolean): boolean =>
  method === "GET" &&
  !isBot &&
  headers.get("sec-fetch-dest") === "document" &&
  [headers.get("sec-purpose"), headers.get("purpose"), headers.get("x-moz")].every(
    (purpose) => purpose === null || !/prefetch|preview|prerender/i.test(purpose),
  );
