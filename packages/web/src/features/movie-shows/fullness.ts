import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Show } from "@safar/engine";

/** So few are worth counting. */
const few = 10;

export const leftWords = (left: number): MessageDescriptor =>
  msg`${plural(left, { one: "# seat left", other: "# seats left" })}`;

/** How full the hall of a show is: its share that is gone, from 0 to 1, and the same in words. */
export const fullnessOf = (
  { left, places, wheelchairLeft }: Pick<Show, "left" | "places" | "wheelchairLeft">,
  say: (words: MessageDescriptor) => string,
) => {
  const gone = places === 0 ? 1 : 1 - left / places;
  const words = () => {
    if (left === 0) return wheelchairLeft > 0 ? msg`Only wheelchair places left` : msg`Sold out`;
    if (left <= few) return leftWords(left);
    if (gone > 0.9) return msg`Almost full`;
    return gone > 0.6 ? msg`Filling up` : msg`Plenty of seats`;
  };
  return { gone, isFew: left <= few || gone > 0.9, state: say(words()) };
};
