import type { I18n } from "@lingui/core";
import { soldVerticals } from "../app/verticals.ts";
import { verticalNames } from "./vertical-names.ts";

/** What is sold, one after the other: `flights, hotels and buses`. By hand: every page says it, and a formatter of lists is dear. */
export const soldWords = (i18n: I18n): string => {
  const names = soldVerticals.map((vertical) => i18n._(verticalNames[vertical]));
  if (i18n.locale === "ar") return names.join(" و");
  const words = names.map((name) => name.toLowerCase());
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].join(" and ");
};
