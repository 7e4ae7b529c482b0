/** Marks that turn the reading direction round (U+202E shows "gpj.exe" for "exe.jpg"), and control characters. */
const reversing = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const controls = /[^\P{Cc}\t\n\r]|\ufeff/gu;

/** A text of the service that is safe to show: the same words, none of the marks that could disguise them. */
export const cleanText = (text: string): string => text.replace(reversing, "").replace(controls, "");

/** Longest address that is kept; what is longer is no link. */
const longestHref = 2_000;

/**
 * A link of the service if it may be followed: a same-origin path (`/blogs`) or an https address without a user name.
 * Null for anything else, `javascript:` and `//other.example` first of all.
 */
export const safeHref = (href: string | null | undefined): string | null => {
  if (href === null || href === undefined || href.length > longestHref) return null;
  // A browser drops tabs and line ends inside an address, so `java\nscript:` would run; such a text is no address.
  if (/[\s\\]/.test(href) || cleanText(href) !== href) return null;
  if (href.startsWith("/")) return sameOriginPath(href);
  if (!/^https:\/\//i.test(href)) return null;
  try {
    const url = new URL(href);
    return url.protocol === "https:" && url.username === "" && url.password === "" ? url.href : null;
  } catch {
    return null;
  }
};

// Any origin would do: the path is same-origin if resolving it leaves the origin alone.
const base = "https://origin.invalid";

const sameOriginPath = (path: string): string | null => {
  try {
    const url = new URL(path, base);
    const resolved = `${url.pathname}${url.search}${url.hash}`;
    return url.origin === base && !resolved.startsWith("//") ? resolved : null;
  } catch {
    return null;
  }
};
