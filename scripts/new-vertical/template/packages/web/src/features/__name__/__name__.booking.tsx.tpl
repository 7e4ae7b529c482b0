import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { is__Pascal__Booking, type __Pascal__Booking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import * as css from "../bookings/booking.css.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { TicketState } from "../bookings/ticket-state.tsx";
import { TitledName } from "../bookings/titled-name.tsx";
import { BookedTitle } from "./booked-title.tsx";
import booked from "./__name__.booked.tsx";

type Props = { readonly booking: __Pascal__Booking };

function Share({ booking, address }: Props & { readonly address: string }) {
  const { t } = useLingui();
  const name = isolated(booking.__camel__.offer.names[useFacts().locale]);
  return <ShareButton path={address} title={t`My booking: ${name}`} />;
}

/** Who has which ticket. */
const People = ({ booking, isOver }: Props & { readonly isOver: boolean }) => (
  <section className={css.panel} aria-labelledby="travellers">
    <h2 id="travellers">
      <Trans>In the name of</Trans>
    </h2>
    <ul role="list" className={css.people}>
      {booking.__camel__.travellers.map(({ id, ticket, ...called }) => (
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

/** The page of a booking of __things__. */
export default createBooking<__Pascal__Booking>({
  booked,
  isOf: is__Pascal__Booking,
  name: msg`Your booking`,
  zoneOf: ({ __camel__: { offer } }) => offer.starts.zone,
  Title: BookedTitle,
  Share,
  icon: Ticket,
  People,
  manage: { label: msg`Manage your booking` },
});
