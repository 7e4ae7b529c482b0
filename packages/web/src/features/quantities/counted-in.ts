import type { Locale, Names } from "@safar/engine";
import { commaIn } from "../../i18n/format.ts";

/** How many of which, in a line: `2 × Day pass, 1 × Child`. */
export const countedIn = (
  counts: readonly { readonly name: Names; readonly count: number }[],
  locale: Locale,
): string => counts.map(({ count, name }) => `${count} × ${name[locale]}`).join(commaIn(locale));
