import { Trans } from "@lingui/react/macro";
import type { HotelBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import * as css from "../bookings/booking.css.ts";
import { CalendarLink } from "../bookings/booking-actions.tsx";
import { WayActions } from "../offer-page/place-way.tsx";
import { isAhead } from "./stay-ahead.ts";

/** What nobody but the hotel can promise, and what helps on the way there; of a stay that was given up there is nothing to ask. */
export function AskHotel({ booking }: { readonly booking: HotelBooking }) {
  const { hotelId: id, names, phone, position } = booking.hotel.stay;
  const name = names[useFacts().locale];
  if (!isAhead(booking)) return null;
  return (
    <section className={css.panel} aria-labelledby="ask-hotel">
      <h2 id="ask-hotel">
        <Trans>Ask the hotel</Trans>
      </h2>
      <p>
        <Trans>
          A late arrival, a cot or a quiet room: only <bdi>{name}</bdi> can promise them. The front desk finds you by
          your voucher number.
        </Trans>
      </p>
      <div className={css.actions}>
        <WayActions to={{ id, name, position }} phone={phone} />
        <CalendarLink booking={booking.uuid} />
      </div>
      <p className={css.quiet}>
        <Trans>Other dates or another room are a new booking: book it first, then cancel this one.</Trans>
      </p>
    </section>
  );
}
