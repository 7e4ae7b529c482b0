/** A language that a browser asks for, the wish's weight from above 0 to 1. */
export type LanguageWish = { readonly language: string; readonly weight: number };

// A browser sends some twenty at most; what is longer is not a browser.
const longestHeader = 1_000;
const wish = /^\s*([a-z]{1,8}|\*)(?:-[a-z0-9]{1,8})*\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/i;

const wishOf = (part: string): LanguageWish | null => {
  const match = wish.exec(part);
  const language = match?.[1]?.toLowerCase();
  if (match === null || language === undefined) return null;
  const weight = match[2] === undefined ? 1 : Math.min(1, Number(match[2]));
  return weight > 0 ? { language, weight } : null;
};

/**
 * The primary languages of an Accept-Language header, the dearest first, equals in their order. Total: what cannot be read
 * is left out, what is refused by `q=0` too.
 */
export const parseAcceptLanguage = (header: string | null | undefined): readonly LanguageWish[] =>
  (header ?? "")
    .slice(0, longestHeader)
    .split(",")
    .map(wishOf)
    .filter((found) => found !== null)
    .toSorted((one, other) => other.weight - one.weight);
