import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { TourCard, TourKind, TourLength } from "@safar/engine";

export const kindWords: Readonly<Record<TourKind, MessageDescriptor>> = {
  city: msg({ message: "City life", comment: "A kind of tour" }),
  desert: msg({ message: "Desert", comment: "A kind of tour" }),
  mountains: msg({ message: "Mountains", comment: "A kind of tour" }),
  food: msg({ message: "Food", comment: "A kind of tour" }),
  sea: msg({ message: "On the water", comment: "A kind of tour" }),
  history: msg({ message: "History", comment: "A kind of tour" }),
  pilgrimage: msg({ message: "Pilgrims' ways", comment: "A kind of tour" }),
};

export const lengthWords: Readonly<Record<TourLength, MessageDescriptor>> = {
  short: msg`Up to three hours`,
  half: msg`Half a day`,
  whole: msg`A whole day`,
  days: msg`Several days`,
};

const minutesADay = 1_440;

/** How long a tour takes: hours, or days of those that go on for several. */
export const durationOf = (minutes: number): MessageDescriptor => {
  const [days, hours] = [Math.round(minutes / minutesADay), Math.round(minutes / 30) / 2];
  if (minutes >= minutesADay) return msg`${plural(days, { one: "# day", other: "# days" })}`;
  return minutes < 60
    ? msg`${plural(minutes, { one: "# minute", other: "# minutes" })}`
    : msg`${plural(hours, { one: "# hour", other: "# hours" })}`;
};

/** Until how long before it begins it is free to cancel: whole days, from three on, are not counted in hours. */
export const freeWords = (hours: number): MessageDescriptor =>
  hours < 72 || hours % 24 > 0
    ? msg`${plural(hours, { one: "Free to cancel until # hour before", other: "Free to cancel until # hours before" })}`
    : msg`${plural(hours / 24, { one: "Free to cancel until # day before", other: "Free to cancel until # days before" })}`;

/** How many take it together. */
export const groupWords = (least: number, most: number): MessageDescriptor =>
  least > 1
    ? msg`${least} to ${plural(most, { one: "# person", other: "# people" })}`
    : msg`${plural(most, { one: "# person", other: "up to # people" })}`;

/** How a tour begins: where it meets, or whoever comes is fetched. */
export const beginningWords: Readonly<Record<TourCard["pickup"], MessageDescriptor>> = {
  none: msg`At the meeting point`,
  offered: msg`Pick-up offered`,
  required: msg`You are picked up`,
};

/** What makes a tour easy, in few words: those that are not so are left out. */
export const easyWords = (
  { freeUntilHours, isInstant, pickup }: Pick<TourCard, "freeUntilHours" | "isInstant" | "pickup">,
  /** Whether all still comes back of what is shown. */
  isRefunded: boolean,
  i18n: Pick<I18n, "_">,
): readonly string[] => [
  ...(pickup === "none" ? [] : [i18n._(beginningWords[pickup])]),
  ...(freeUntilHours === null || !isRefunded ? [] : [i18n._(freeWords(freeUntilHours))]),
  ...(isInstant ? [i18n._(msg`Confirmed at once`)] : []),
];
