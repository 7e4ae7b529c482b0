import { Trans } from "@lingui/react/macro";
import type { MoviesBooking } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { useFacts } from "../../app/addresses/page-path.ts";
import type { Over } from "../bookings/booked.types.ts";
import * as booking from "../bookings/booking.css.ts";
import { SeatList } from "../seat-plan/seat-list.tsx";
import * as css from "./movie-booking.css.ts";

/** The one code of the party, the seats, and how to get there. */
export function MovieParty({ booking: { movies }, isOver }: { booking: MoviesBooking; isOver: Over }) {
  const { locale } = useFacts();
  const { code, directions, seats, show } = movies;
  const { address, latitude, longitude, name } = show.cinema;
  // Nobody goes there any more.
  if (isOver) return null;
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <>
      {code !== null && (
        <section className={css.door} aria-labelledby="door-code">
          <h2 id="door-code">
            <Trans>At the door</Trans>
          </h2>
          <bdi dir="ltr" className={css.code}>
            {code}
          </bdi>
          <p className={css.quiet}>
            <Trans>
              One code for your whole group, for seats <SeatList of={seats} />.
            </Trans>
          </p>
        </section>
      )}
      <section className={booking.panel} aria-labelledby="way-there">
        <h2 id="way-there">
          <Trans context="cinema">How to get there</Trans>
        </h2>
        <p>
          <strong>
            <bdi>{name[locale]}</bdi>
          </strong>
          <br />
          <bdi>{address[locale]}</bdi>
        </p>
        <p>{directions[locale]}</p>
        <div>
          <ButtonLink href={map} target="_blank" rel="noreferrer">
            <Trans>Show on a map</Trans>
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
