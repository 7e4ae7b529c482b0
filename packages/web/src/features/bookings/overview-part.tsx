import { Trans } from "@lingui/react/macro";
import { editions, type FlightBooking } from "@safar/engine";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { formatMoment } from "../../i18n/format.ts";
import * as css from "./booking.css.ts";
import { CalendarLink, DownloadLink, PrintButton, ShareButton } from "./booking-actions.tsx";
import { FlightTicket } from "./flight-ticket.tsx";
import { PassengerList } from "./passenger-list.tsx";

const ahead: ReadonlySet<string> = new Set([
  "Pending",
  "Processing",
  "Confirmed",
  "Partially Confirmed",
  "Updated",
  "Modified",
]);

const over: ReadonlySet<string> = new Set(["Expired", "Cancelled", "Refunded"]);

/** The ticket, who travels on it, and what can be taken along. */
export function OverviewPart({ booking, title }: { booking: FlightBooking; title: string }) {
  const { edition, locale } = useFacts();
  const { contact, createdAt, documents, flight, order, status, uuid } = booking;
  const booked = formatMoment(createdAt, locale, editions[edition].timeZone);
  return (
    <div className={css.part}>
      <div className={css.actions}>
        {documents.includes("eticket") && <DownloadLink booking={uuid} kind="eticket" />}
        {ahead.has(status) && <CalendarLink booking={uuid} />}
        <PrintButton />
        <ShareButton path={paths.flightBooking(uuid)} title={title} />
      </div>
      <div className={css.tickets}>
        {flight.itinerary.legs.map((leg, index) => (
          <FlightTicket key={`${leg.from} ${leg.departs.local}`} booking={booking} leg={leg} index={index} />
        ))}
      </div>
      <PassengerList flight={flight} isOver={over.has(status)} />
      <p className={css.booked}>
        <span>
          <Trans>
            Booked on <bdi>{booked}</bdi>
          </Trans>
        </span>
        <span>
          <Trans>
            Order <bdi dir="ltr">{order}</bdi>
          </Trans>
        </span>
        <bdi dir="ltr">{contact.email}</bdi>
        <bdi dir="ltr">{contact.phone}</bdi>
      </p>
    </div>
  );
}
