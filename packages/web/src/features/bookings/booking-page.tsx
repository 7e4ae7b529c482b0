import { Trans, useLingui } from "@lingui/react/macro";
import {
  type BookingUuid,
  type BookingView,
  type FlightBooking,
  isFlightBooking,
  type ReadOutcome,
} from "@safar/engine";
import { Tabs } from "@safar/ui/tabs";
import FileText from "lucide-react/icons/file-text";
import Route from "lucide-react/icons/route";
import Settings2 from "lucide-react/icons/settings-2";
import TicketsPlane from "lucide-react/icons/tickets-plane";
import { paths } from "../../app/paths.ts";
import { isolated, useFlightWords } from "../flight-results/flight-words.ts";
import { type BookingMishap, type BookingPart, partAddress } from "./booking-address.ts";
import { flightBookingFlow } from "./booking-flows.ts";
import { BookingFrame, type Send } from "./booking-frame.tsx";
import { FlightTitle } from "./flight-title.tsx";
import { InvoicePart } from "./invoice-part.tsx";
import { ItineraryPart } from "./itinerary-part.tsx";
import { ManagePart } from "./manage-part.tsx";
import { OverviewPart } from "./overview-part.tsx";

function Parts({
  view,
  booking,
  part,
  send,
  onPart,
}: {
  view: BookingView;
  booking: FlightBooking;
  part: BookingPart;
  send: Send;
  onPart: (part: BookingPart) => void;
}) {
  const { t } = useLingui();
  const words = useFlightWords();
  const address = paths.flightBooking(booking.uuid);
  const { itinerary, references } = booking.flight;
  const [first, last] = [itinerary.legs[0], itinerary.legs.at(-1)];
  const from = isolated(words.city(first?.from ?? "", references));
  const to = isolated(words.city(last?.to ?? "", references));
  const parts = [
    {
      id: "overview",
      label: t`Overview`,
      icon: TicketsPlane,
      panel: <OverviewPart booking={booking} title={t`My flight from ${from} to ${to}`} />,
    },
    { id: "itinerary", label: t`Itinerary`, icon: Route, panel: <ItineraryPart flight={booking.flight} /> },
    { id: "invoice", label: t`Invoice`, icon: FileText, panel: <InvoicePart booking={booking} /> },
    ...(booking.isMasked
      ? []
      : [
          {
            id: "manage",
            label: t`Manage Your Trip`,
            icon: Settings2,
            panel: <ManagePart view={view} booking={booking} send={send} />,
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

/** A flight's booking: how it stands, what to do now, and everything about it in four parts. */
export function FlightBookingPage({ booking, found, part, mishap, onPart }: Props) {
  return (
    <BookingFrame
      booking={booking}
      found={found}
      mishap={mishap}
      flow={flightBookingFlow}
      isOf={isFlightBooking}
      address={paths.flightBooking(booking)}
      name={<Trans>Your flight booking</Trans>}
      renderTitle={({ flight }) => <FlightTitle flight={flight} />}
    >
      {(shown) => <Parts {...shown} part={part} onPart={onPart} />}
    </BookingFrame>
  );
}
