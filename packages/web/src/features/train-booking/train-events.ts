import { msg } from "@lingui/core/macro";
import { isTrainsBooking, type TrainsBooking } from "@safar/engine";
import { commaIn } from "../../i18n/format.ts";
import { createCalendar } from "../bookings/create-calendar.ts";

/** A train as a calendar keeps it. */
export const trainCalendar = createCalendar<TrainsBooking>({
  vertical: "trains",
  isOf: isTrainsBooking,
  eventsOf: ({ trains: { className, train, travellers } }, { i18n, locale, reference, hijri }) => {
    const { arrives, departs, from, name, number, to } = train;
    const [start, end] = [from.name[locale], to.name[locale]];
    const places = travellers
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ coach, place }) => `${coach}/${place}`)
      .join(commaIn(locale));
    return [
      {
        id: "train",
        starts: departs,
        ends: arrives,
        title: i18n._(msg`Train from ${start} to ${end}`),
        place: start,
        lines: [
          `${name[locale]} ${number}`,
          className[locale],
          i18n._(msg`Places: ${places}`),
          ...reference,
          ...hijri(departs.local),
        ],
      },
    ];
  },
});
