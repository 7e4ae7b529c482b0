const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Why a write may not pass, or null when it may. A browser says where a request comes from (Sec-Fetch-Site); one that does
 * not must show an Origin that is ours. A form from elsewhere shows neither rightly, and a request with no sign at all is refused.
 */
export const crossSiteRefusal = (request: Request, ownOrigins: readonly string[]): string | null => {
  if (safeMethods.has(request.method)) return null;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return `Sec-Fetch-Site is ${site}; only same-origin may write`;
  const origin = request.headers.get("origin");
  if (origin === null)
    return site === "same-origin" ? null : "neither Sec-Fetch-Site nor Origin says where this write comes from";
  return ownOrigins.includes(origin) ? null : "Origin is not this site";
};
