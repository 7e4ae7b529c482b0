import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type CalendarEvent, type FlightBooking, isFlightBooking } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatHijriDate } from "../../i18n/hijri.ts";
import { addressOf } from "../../seo/alternates.ts";
import type { BookedCalendar } from "../bookings/booked.types.ts";

/** A booking's flights as a calendar keeps them, in the page's language. */
const flightEvents = (
  { flight, pnr, uuid }: FlightBooking,
  facts: RequestFacts,
  i18n: I18n,
): readonly CalendarEvent[] => {
  const { edition, locale } = facts;
  const { airlines, airports } = flight.references;
  const url = addressOf(paths.booking("flights", uuid), facts);
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
        id: `${uuid}.${id.replaceAll(/[^\w.-]/g, "-")}`,
        starts: departs,
        ends: arrives,
        title: i18n._(msg`Flight ${name}, ${start} to ${end}`),
        place: placeOf(from, terminals.from),
        text: [
          airlines[airline]?.[locale] ?? airline,
          i18n._(msg`Leaves ${leaves}, lands ${lands}, by the clocks of each place`),
          i18n._(msg`Lands at ${landing}`),
          ...(pnr === null ? [] : [i18n._(msg`Booking reference ${pnr}`)]),
          ...(edition === "SA" ? [formatHijriDate(departs.local, locale)] : []),
          url,
        ].join("\n"),
        url,
      };
    });
};

export const flightCalendar: BookedCalendar = {
  words: "flight-booking",
  eventsOf: (booking, facts, i18n) => (isFlightBooking(booking) ? flightEvents(booking, facts, i18n) : []),
};
