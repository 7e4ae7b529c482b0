import { pagePathOf } from "../../app/addresses/arabic-slugs.ts";
import { localisePath, splitLocale } from "../../app/addresses/locale.ts";
import { guessedAddresses } from "./guessed-addresses.ts";

/** A page's own path for an Arabic slug that stands for it, or for what people type by hand; any other path as it is. */
const namedPath = (address: string): string => {
  const { locale, path } = splitLocale(address);
  const named = pagePathOf(address);
  const page = guessedAddresses.get(named) ?? named;
  return page === path ? address : localisePath(page, locale);
};

/**
 * The address a page has moved to for good, or null when the address is as it should be: one `/ar` at most, no trailing
 * slash but the root's, no empty segments, and no other name for a page. The query stays.
 */
export const canonicalAddress = (url: URL): string | null => {
  const collapsed = url.pathname.replace(/\/{2,}/g, "/");
  const single = collapsed.replace(/^(?:\/ar){2,}(?=\/|$)/, "/ar");
  const path = namedPath(single.length > 1 ? single.replace(/\/$/, "") : single);
  return path === url.pathname ? null : path + url.search;
};

/** The address with each `%` that begins no UTF-8 character written as a plain one, so that everything after can decode it. */
export const readableAddress = (url: URL): URL => {
  const readable = new URL(url);
  readable.pathname = url.pathname.replace(/(?:%[0-9a-f]{2})+|%/gi, (encoded) => {
    try {
      decodeURIComponent(encoded);
      return encoded;
    } catch {
      return encoded.replaceAll("%", "%25");
    }
  });
  return readable;
};
