import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type BusBooking, isBusBooking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { BusPassengers } from "./bus-passengers.tsx";
import booked from "./buses.booked.tsx";

function Title({ booking: { bus } }: { readonly booking: BusBooking }) {
  const { locale } = useFacts();
  return (
    <Trans>
      <bdi>{bus.from.name[locale]}</bdi> to <bdi>{bus.to.name[locale]}</bdi>
    </Trans>
  );
}

function Share({ booking: { bus }, address }: { readonly booking: BusBooking; readonly address: string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [from, to] = [isolated(bus.from.name[locale]), isolated(bus.to.name[locale])];
  return <ShareButton path={address} title={t`My bus from ${from} to ${to}`} />;
}

/** The page of a booking of a bus. */
export default createBooking<BusBooking>({
  booked,
  isOf: isBusBooking,
  name: msg`Your bus booking`,
  zoneOf: ({ bus }) => bus.departure.departs.zone,
  Title,
  Share,
  icon: Ticket,
  People: BusPassengers,
  manage: { label: msg`Manage Your Trip` },
});
