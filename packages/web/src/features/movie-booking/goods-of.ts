import type { Locale, MovieExtra } from "@safar/engine";
import { commaIn } from "../../i18n/format.ts";

/** What was bought beside the seats: "2 × Cold drink, 1 × Box for two". */
export const goodsOf = (extras: readonly MovieExtra[], locale: Locale): string =>
  extras.map(({ count, name }) => `${count} × ${name[locale]}`).join(commaIn(locale));
