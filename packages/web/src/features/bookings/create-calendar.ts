import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Booking, CalendarEvent } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { formatHijriDate } from "../../i18n/hijri.ts";
import { addressOf } from "../../seo/alternates.ts";
import type { BookedCalendar } from "./booked.types.ts";

/** What a vertical says of one event; where the booking is found is said of each. */
type Told = Omit<CalendarEvent, "text" | "url"> & {
  /** Among the booking's own. */
  readonly id: string;
  readonly lines: readonly string[];
};

/** What the events of all bookings are told with. */
export type CalendarTelling = {
  readonly i18n: I18n;
  readonly locale: RequestFacts["locale"];
  /** Empty where there is none. */
  readonly reference: readonly string[];
  /** A date in the Hijri calendar, where people count by it. */
  readonly hijri: (local: string) => readonly string[];
};

type CalendarKind<Of extends Booking> = {
  readonly vertical: SoldVertical;
  readonly isOf: (booking: Booking) => booking is Of;
  readonly eventsOf: (booking: Of, telling: CalendarTelling) => readonly Told[];
};

/** A booking as a calendar keeps it, in the page's language. */
export const createCalendar = <Of extends Booking>({ vertical, isOf, eventsOf }: CalendarKind<Of>): BookedCalendar => ({
  eventsOf: (booking, facts, i18n) => {
    if (!isOf(booking)) return [];
    const { edition, locale } = facts;
    const { pnr, uuid } = booking;
    const url = addressOf(paths.booking(vertical, uuid), facts);
    const reference = pnr === null ? [] : [i18n._(msg`Booking reference ${pnr}`)];
    const hijri = (local: string) => (edition === "SA" ? [formatHijriDate(local, locale)] : []);
    return eventsOf(booking, { i18n, locale, reference, hijri }).map(({ id, lines, ...event }) => ({
      ...event,
      id: `${uuid}.${id}`,
      text: [...lines, url].join("\n"),
      url,
    }));
  },
});
