import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type BusBooking, isBusBooking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import type { Shown } from "../bookings/booked.types.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { ChangePanel } from "../bookings/change-panel.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { inclusionWords } from "../bus-seats/bundle-words.ts";
import { BusPassengers } from "./bus-passengers.tsx";
import { BusTitle } from "./bus-title.tsx";
import booked from "./buses.booked.tsx";

function Share({ booking: { bus }, address }: { readonly booking: BusBooking; readonly address: string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [from, to] = [isolated(bus.from.name[locale]), isolated(bus.to.name[locale])];
  return <ShareButton path={address} title={t`My bus from ${from} to ${to}`} />;
}

/** Another seat or another day, as the bundle has it: each may be had without the other. */
function Change(shown: Shown<BusBooking>) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const { boarding, bundle, departure, from, passengers, to } = shown.booking.bus;
  const [start, end] = [isolated(from.name[locale]), isolated(to.name[locale])];
  const [day, clock] = [formatShortDay(boarding.time.local, locale), isolated(clockOf(boarding.time.local))];
  const seats = passengers.map(({ seat }) => isolated(seat)).join(commaIn(locale));
  const changes = bundle.includes.filter(({ kind }) => kind === "seat_change" || kind === "date_change");
  const had = changes.filter(({ state }) => state === "included" || state === "paid");
  const hasDay = had.some(({ kind }) => kind === "date_change");
  return (
    <ChangePanel
      {...shown}
      title={<Trans>Change your seat or day</Trans>}
      about={t`${start} to ${end}, ${day}, ${clock}, ${plural(passengers.length, { one: `seat ${seats}`, other: `seats ${seats}` })}`}
      day={hasDay ? boarding.time.local.slice(0, 10) : null}
      zone={departure.departs.zone}
      told={changes.map((one) => inclusionWords(i18n, one, bundle.refund))}
      ask={hasDay ? <Trans>Ask for another seat or day</Trans> : had.length > 0 && <Trans>Ask for another seat</Trans>}
    />
  );
}

/** The page of a booking of a bus. */
export default createBooking<BusBooking>({
  booked,
  isOf: isBusBooking,
  name: msg`Your bus booking`,
  zoneOf: ({ bus }) => bus.departure.departs.zone,
  Title: BusTitle,
  Share,
  icon: Ticket,
  People: BusPassengers,
  manage: { label: msg`Manage Your Trip`, More: Change },
});
