import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isToursBooking, type ToursBooking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import * as css from "../bookings/booking.css.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { TicketState } from "../bookings/ticket-state.tsx";
import { TitledName } from "../bookings/titled-name.tsx";
import { BookedTitle } from "./booked-title.tsx";
import booked from "./tours.booked.tsx";

type Props = { readonly booking: ToursBooking };

function Share({ booking, address }: Props & { readonly address: string }) {
  const { t } = useLingui();
  const name = isolated(booking.tours.offer.names[useFacts().locale]);
  return <ShareButton path={address} title={t`My booking: ${name}`} />;
}

/** Who has which ticket. */
const People = ({ booking, isOver }: Props & { readonly isOver: boolean }) => (
  <section className={css.panel} aria-labelledby="travellers">
    <h2 id="travellers">
      <Trans>In the name of</Trans>
    </h2>
    <ul role="list" className={css.people}>
      {booking.tours.travellers.map(({ id, ticket, ...called }) => (
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

/** The page of a booking of tours. */
export default createBooking<ToursBooking>({
  booked,
  isOf: isToursBooking,
  name: msg`Your booking`,
  zoneOf: ({ tours: { offer } }) => offer.starts.zone,
  Title: BookedTitle,
  Share,
  icon: Ticket,
  People,
  manage: { label: msg`Manage your booking` },
});
