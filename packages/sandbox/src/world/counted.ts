import type { Names } from "./names.ts";

/** What several of a thing are called in Arabic: two of them, three to ten, and eleven or more. */
export type ArabicForms = { readonly two: string; readonly few: string; readonly many: string };

/** So many of a thing in Arabic, which has a word of its own for one and for two. */
export const severalOf = (one: string, { few, many, two }: ArabicForms, count: number): string => {
  if (count === 1) return one;
  if (count === 2) return two;
  return `${count} ${count % 100 >= 3 && count % 100 <= 10 ? few : many}`;
};

/** So many of a thing that goes by a name of its own, such as a pass. */
export const times = ({ ar, en }: Names, count: number): Names => ({ en: `${en} × ${count}`, ar: `${ar} × ${count}` });

/** So many of a thing, as a bill calls them. Arabic has a word of its own for one and for two. */
export const counted = ({ ar, en }: Names, forms: ArabicForms, count: number): Names => ({
  en: `${en} × ${count}`,
  ar: severalOf(ar, forms, count),
});
