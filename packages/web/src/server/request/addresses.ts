/**
 * The address a page has moved to for good, or null when the address is as it should be: one `/ar` at most, no trailing
 * slash but the root's, and no empty segments. The query stays.
 */
export const canonicalAddress = (url: URL): string | null => {
  const collapsed = url.pathname.replace(/\/{2,}/g, "/");
  const single = collapsed.replace(/^(?:\/ar){2,}(?=\/|$)/, "/ar");
  const path = single.length > 1 ? single.replace(/\/$/, "") : single;
  return path === url.pathname ? null : path + url.search;
};
