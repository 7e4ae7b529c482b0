import type { Names } from "@safar/engine";

type Named = { readonly slug: string; readonly name: Names };

/** A text without what people leave out when they type. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f\u064b-\u065f]/gu, "")
    .replaceAll(/[أإآ]/gu, "ا")
    .replaceAll("ة", "ه")
    .toLowerCase()
    .trim();

/** The places that a typed text may mean, by their names in both languages; those that begin with it come first. */
export const placesLike = <Place extends Named>(text: string, places: readonly Place[]): readonly Place[] => {
  const wanted = plain(text);
  if (wanted === "") return places;
  const rank = ({ name: { en, ar } }: Place): number => {
    const names = [plain(en), plain(ar), plain(ar).replace(/^ال/, "")];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  return places.filter((place) => rank(place) < 2).toSorted((one, other) => rank(one) - rank(other));
};

/** The place that a text means: by its slug, by a name in either language, or the likeliest of those it begins. */
export const placeMeant = <Place extends Named>(text: string, places: readonly Place[]): Place | undefined =>
  places.find(({ slug }) => slug === text) ?? (plain(text) === "" ? undefined : placesLike(text, places)[0]);
