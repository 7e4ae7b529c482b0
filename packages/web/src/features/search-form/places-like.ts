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

/** From so many letters on a text is looked for within words too. */
const leastWithin = 3;

/** The places that a typed text may mean, by their names in both languages: those that begin with it, else those with a word that does, else those that have it. */
export const placesLike = <Place extends Named>(text: string, places: readonly Place[]): readonly Place[] => {
  const wanted = plain(text);
  if (wanted === "") return places;
  const known = places.map((place) => {
    const { en, ar } = place.name;
    return { place, names: [plain(en), plain(ar), plain(ar).replace(/^ال/, "")] };
  });
  const having = (isLike: (name: string) => boolean) =>
    known.filter(({ names }) => names.some(isLike)).map(({ place }) => place);
  const begun = having((name) => name.startsWith(wanted));
  const inside = having((name) => name.includes(` ${wanted}`)).filter((place) => !begun.includes(place));
  if (begun.length > 0 || inside.length > 0 || wanted.length < leastWithin) return [...begun, ...inside];
  return having((name) => name.includes(wanted));
};

/** The place that a text means: by its slug, by a name in either language, or the likeliest of those it begins. */
export const placeMeant = <Place extends Named>(text: string, places: readonly Place[]): Place | undefined =>
  places.find(({ slug }) => slug === text) ?? (plain(text) === "" ? undefined : placesLike(text, places)[0]);
