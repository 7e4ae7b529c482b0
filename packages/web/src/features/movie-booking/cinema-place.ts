import type { Cinema, Locale } from "@safar/engine";
import { commaIn } from "../../i18n/format.ts";

/** A cinema by its name, street and city. */
export const cinemaPlace = ({ address, name }: Cinema, locale: Locale): string =>
  name[locale] + commaIn(locale) + address[locale];
