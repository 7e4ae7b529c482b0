import type { Names } from "@safar/engine";
import { cleanText } from "./text.ts";

/** A name in both languages, as a screen may show it. */
export const namesIn = ({ name, name_ar: nameAr }: { readonly name: string; readonly name_ar: string }): Names => ({
  en: cleanText(name),
  ar: cleanText(nameAr),
});
