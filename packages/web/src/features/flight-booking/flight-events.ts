import { msg } from "@lingui/core/macro";
import { type FlightBooking, isFlightBooking } from "@safar/engine";
import { clockOf } from "../../i18n/clock.ts";
import { createCalendar } from "../bookings/create-calendar.ts";

/** Flights as a calendar keeps them. */
export const flightCalendar = createCalendar<FlightBooking>({
  vertical: "flights",
  isOf: isFlightBooking,
  eventsOf: ({ flight }, { i18n, locale, reference, hijri }) => {
    const { airlines, airports } = flight.references;
    const cityOf = (code: string) => airports[code]?.city[locale] ?? code;
    const placeOf = (code: string, terminal: string | null) => {
      const name = `${airports[code]?.[locale] ?? code} (${code})`;
      return terminal === null ? name : i18n._(msg`${name}, terminal ${terminal}`);
    };
    return flight.itinerary.legs
      .flatMap(({ segments }) => segments)
      .map(({ airline, arrives, departs, from, id, number, terminals, to }) => {
        const [start, end, name] = [cityOf(from), cityOf(to), `${airline} ${number}`];
        const [leaves, lands] = [clockOf(departs.local), clockOf(arrives.local)];
        const landing = placeOf(to, terminals.to);
        return {
          id: id.replaceAll(/[^\w.-]/g, "-"),
          starts: departs,
          ends: arrives,
          title: i18n._(msg`Flight ${name}, ${start} to ${end}`),
          place: placeOf(from, terminals.from),
          lines: [
            airlines[airline]?.[locale] ?? airline,
            i18n._(msg`Leaves ${leaves}, lands ${lands}, local times`),
            i18n._(msg`Lands at ${landing}`),
            ...reference,
            ...hijri(departs.local),
          ],
        };
      });
  },
});
