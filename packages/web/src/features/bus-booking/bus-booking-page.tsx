import { Trans, useLingui } from "@lingui/react/macro";
import {
  type BookingUuid,
  type BookingView,
  type BusBooking,
  editions,
  isBusBooking,
  type ReadOutcome,
} from "@safar/engine";
import { Tabs } from "@safar/ui/tabs";
import FileText from "lucide-react/icons/file-text";
import Settings2 from "lucide-react/icons/settings-2";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { formatMoment } from "../../i18n/format.ts";
import * as css from "../bookings/booking.css.ts";
import { CalendarLink, DownloadLink, PrintButton, ShareButton } from "../bookings/booking-actions.tsx";
import { type BookingMishap, type BookingPart, partAddress } from "../bookings/booking-address.ts";
import { busBookingFlow } from "../bookings/booking-flows.ts";
import { BookingFrame, type Send } from "../bookings/booking-frame.tsx";
import { InvoicePart } from "../bookings/invoice-part.tsx";
import { Cancel } from "../bookings/manage-part.tsx";
import { BookedProvider } from "../bookings/next-step-card.tsx";
import { isolated } from "../flight-results/flight-words.ts";
import { bookedBus } from "./booked-bus-words.tsx";
import { BusPassengers } from "./bus-passengers.tsx";
import { BusTicket } from "./bus-ticket.tsx";

const over: ReadonlySet<string> = new Set(["Expired", "Cancelled", "Refunded"]);

/** The ticket, who travels on it, and what can be taken along. */
function Overview({ booking }: { booking: BusBooking }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { bus, contact, createdAt, documents, order, status, uuid } = booking;
  const booked = formatMoment(createdAt, locale, editions[edition].timeZone);
  const [from, to] = [isolated(bus.from.name[locale]), isolated(bus.to.name[locale])];
  return (
    <div className={css.part}>
      <div className={css.actions}>
        {documents.includes("eticket") && <DownloadLink booking={uuid} kind="eticket" />}
        {!over.has(status) && <CalendarLink booking={uuid} />}
        <PrintButton />
        <ShareButton path={paths.busBooking(uuid)} title={t`My bus from ${from} to ${to}`} />
      </div>
      <div className={css.tickets}>
        <BusTicket booking={booking} />
      </div>
      <BusPassengers bus={bus} isOver={over.has(status)} />
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

function Manage({ view, booking, send }: { view: BookingView; booking: BusBooking; send: Send }) {
  const { documents, uuid } = booking;
  const isOver = view.nextStep === "bookAgain" && view.cancellation === null;
  return (
    <div className={css.part}>
      {isOver ? (
        <p className={css.panel}>
          <Trans>There is nothing left to manage: this booking has ended.</Trans>
        </p>
      ) : (
        <Cancel view={view} booking={booking} send={send} zone={booking.bus.departure.departs.zone} />
      )}
      {documents.length > 0 && (
        <section className={css.panel} aria-labelledby="papers">
          <h2 id="papers">
            <Trans>Papers</Trans>
          </h2>
          <div className={css.actions}>
            {documents.map((kind) => (
              <DownloadLink key={kind} booking={uuid} kind={kind} />
            ))}
            <PrintButton />
          </div>
        </section>
      )}
    </div>
  );
}

function Parts({
  view,
  booking,
  part,
  send,
  onPart,
}: {
  view: BookingView;
  booking: BusBooking;
  part: BookingPart;
  send: Send;
  onPart: (part: BookingPart) => void;
}) {
  const { t } = useLingui();
  const address = paths.busBooking(booking.uuid);
  const parts = [
    { id: "overview", label: t`Overview`, icon: Ticket, panel: <Overview booking={booking} /> },
    { id: "invoice", label: t`Invoice`, icon: FileText, panel: <InvoicePart booking={booking} /> },
    ...(booking.isMasked
      ? []
      : [
          {
            id: "manage",
            label: t`Manage Your Trip`,
            icon: Settings2,
            panel: <Manage view={view} booking={booking} send={send} />,
          } as const,
        ]),
  ] as const;
  // A cancellation that goes on is in sight, whatever the address says.
  const selected = view.cancellation === null ? part : "manage";
  return (
    <Tabs
      label={t`Your booking`}
      selected={parts.some(({ id }) => id === selected) ? selected : "overview"}
      onSelect={(id) => onPart(parts.find((one) => one.id === id)?.id ?? "overview")}
      tabs={parts.map((one) => ({ ...one, href: partAddress(address, one.id) }))}
    />
  );
}

type Props = {
  readonly booking: BookingUuid;
  /** What the server has read for this document. */
  readonly found: ReadOutcome | null;
  readonly part: BookingPart;
  readonly mishap: BookingMishap | undefined;
  readonly onPart: (part: BookingPart) => void;
};

/** A bus's booking: how it stands, what to do now, and everything about it in three parts. */
export function BusBookingPage({ booking, found, part, mishap, onPart }: Props) {
  const { locale } = useFacts();
  return (
    <BookedProvider value={bookedBus}>
      <BookingFrame
        booking={booking}
        found={found}
        mishap={mishap}
        flow={busBookingFlow}
        isOf={isBusBooking}
        address={paths.busBooking(booking)}
        name={<Trans>Your bus booking</Trans>}
        renderTitle={({ bus }) => (
          <Trans>
            <bdi>{bus.from.name[locale]}</bdi> to <bdi>{bus.to.name[locale]}</bdi>
          </Trans>
        )}
      >
        {(shown) => <Parts {...shown} part={part} onPart={onPart} />}
      </BookingFrame>
    </BookedProvider>
  );
}
