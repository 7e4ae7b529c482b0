import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HotelBooking } from "@safar/engine";
import * as css from "../bookings/booking.css.ts";
import { TitledName } from "../bookings/titled-name.tsx";

/** Who stays, room by room. */
export function HotelGuests({ booking }: { booking: HotelBooking }) {
  const { guests, stay } = booking.hotel;
  const { t } = useLingui();
  return (
    <section className={css.panel} aria-labelledby="guests">
      <h2 id="guests">
        <Trans>Guests</Trans>
      </h2>
      <ul role="list" className={css.people}>
        {guests.map(({ age, id, room, ...guest }) => (
          <li key={id} className={css.person}>
            <div>
              <strong>
                <TitledName of={guest} />
              </strong>
              <p className={css.facts}>
                {stay.rooms.length > 1 && (
                  <span>
                    <Trans>Room {room + 1}</Trans>
                  </span>
                )}
                {age !== null && <span>{t`${plural(age, { one: "# year old", other: "# years old" })}`}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
