import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type EventsBooking, isEventsBooking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import * as css from "../bookings/booking.css.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { TicketState } from "../bookings/ticket-state.tsx";
import { TitledName } from "../bookings/titled-name.tsx";
import { BookedTitle } from "./booked-title.tsx";
import booked from "./events.booked.tsx";

type Props = { readonly booking: EventsBooking };

function Share({ booking, address }: Props & { readonly address: string }) {
  const { t } = useLingui();
  const name = isolated(booking.events.offer.names[useFacts().locale]);
  return <ShareButton path={address} title={t`My booking: ${name}`} />;
}

/** Who has which ticket. */
const People = ({ booking, isOver }: Props & { readonly isOver: boolean }) => (
  <section className={css.panel} aria-labelledby="travellers">
    <h2 id="travellers">
      <Trans>In the name of</Trans>
    </h2>
    <ul role="list" className={css.people}>
      {booking.events.travellers.map(({ id, ticket, ...called }) => (
        <li key={id} className={css.person}>
          <strong>
            <TitledName of={called} />
          </strong>
          <TicketState ticket={ticket} isOver={isOver} refused={msg`No ticket: the supplier refused`} />
        </li>
      ))}
    </ul>
  </section>
);

/** The page of a booking of events. */
export default createBooking<EventsBooking>({
  booked,
  isOf: isEventsBooking,
  name: msg`Your booking`,
  zoneOf: ({ events: { offer } }) => offer.starts.zone,
  Title: BookedTitle,
  Share,
  icon: Ticket,
  People,
  manage: { label: msg`Manage your booking` },
});
