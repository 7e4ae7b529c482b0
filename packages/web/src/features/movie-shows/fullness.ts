import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Locale, Show } from "@safar/engine";
import { formatPercent } from "../../i18n/format.ts";

/** So few are worth counting. */
const few = 10;

export const leftWords = (left: number): MessageDescriptor =>
  msg`${plural(left, { one: "# seat left", other: "# seats left" })}`;

/** How full the hall of a show is: its share that is gone, from 0 to 1, and the same in words. */
export const fullnessOf = (
  { left, places, wheelchairLeft }: Pick<Show, "left" | "places" | "wheelchairLeft">,
  say: (words: MessageDescriptor) => string,
  locale: Locale,
) => {
  const gone = places === 0 ? 1 : 1 - left / places;
  const words = () => {
    if (left === 0) return wheelchairLeft > 0 ? msg`Only wheelchair places left` : msg`Sold out`;
    if (left <= few) return leftWords(left);
    // A share, said as one: of a large hall more is left than of a small one that is called neither.
    if (gone > 0.9) return msg`${formatPercent(Math.floor(gone * 100), locale)} taken`;
    return gone > 0.6 ? msg`Filling up` : msg`Plenty of seats`;
  };
  return { gone, isFew: left <= few || gone > 0.9, state: say(words()) };
};
