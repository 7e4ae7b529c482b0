import { soldVerticals } from "./enabled.data.ts";
import { icons } from "./icons.data.ts";
import type { Words } from "./words.ts";

const sold: readonly string[] = soldVerticals;
const titles = icons.flatMap(({ identifier, title }) => (sold.includes(identifier) ? [title] : []));

/** What is sold, one after the other, for texts that say so: they promise nothing that is not there. */
export const soldWords: Words = {
  en: new Intl.ListFormat("en-GB").format(titles.map(({ en }) => en.toLowerCase())),
  ar: titles.map(({ ar }) => ar).join(" و"),
};
