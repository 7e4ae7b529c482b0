import type { Names } from "@safar/engine";
import { cleanText } from "./text.ts";

/** A name in both languages, as a screen may show it. */
export const namesIn = ({ name, name_ar: nameAr }: { readonly name: string; readonly name_ar: string }): Names => ({
  en: cleanText(name),
  ar: cleanText(nameAr),
});

type WirePlace = Parameters<typeof namesIn>[0] & {
  readonly slug: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
};

/** A city or a station: what it is called, in addresses too, and where it is. */
export const namedPlaceIn = ({ country, lat: latitude, lng: longitude, slug, ...names }: WirePlace) => ({
  slug,
  name: namesIn(names),
  country,
  latitude,
  longitude,
});
