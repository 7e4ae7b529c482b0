import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { addDays, type CalendarDate, type EditionCountry } from "@safar/engine";

type Days = Readonly<Record<string, MessageDescriptor>>;

/** Public holidays by month and day. */
const civil: Readonly<Record<EditionCountry, Days>> = {
  PK: {
    "2-5": msg`Kashmir Day`,
    "3-23": msg`Pakistan Day`,
    "5-1": msg`Labour Day`,
    "5-28": msg`Youm-e-Takbeer`,
    "8-14": msg`Independence Day`,
    "11-9": msg`Iqbal Day`,
    "12-25": msg`Quaid-e-Azam Day`,
  },
  SA: { "2-22": msg`Founding Day`, "9-23": msg`Saudi National Day` },
};

/** Their first days by month and day of the Umm al-Qura calendar. */
const eids: Days = { "10-1": msg`Eid al-Fitr, expected`, "12-10": msg`Eid al-Adha, expected` };

/** Where the moon is looked for, it is most often seen a day later than Umm al-Qura reckons. */
const daysLater: Readonly<Record<EditionCountry, number>> = { PK: -1, SA: 0 };

const ummAlQura = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  timeZone: "UTC",
  month: "numeric",
  day: "numeric",
});

const islamicDay = (day: CalendarDate): string => {
  const parts = ummAlQura.formatToParts(Date.parse(`${day}T12:00:00Z`));
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${of("month")}-${of("day")}`;
};

export type Holiday = { readonly name: MessageDescriptor; readonly isEid: boolean };

/** The public holidays of an edition's country from one day to another, by day. */
export const holidaysBetween = (
  first: CalendarDate,
  last: CalendarDate,
  edition: EditionCountry,
): ReadonlyMap<CalendarDate, Holiday> => {
  const found = new Map<CalendarDate, Holiday>();
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const eid = eids[islamicDay(addDays(day, daysLater[edition]))];
    const name = eid ?? civil[edition][day.slice(5).split("-").map(Number).join("-")];
    if (name !== undefined) found.set(day, { name, isEid: eid !== undefined });
  }
  return found;
};
