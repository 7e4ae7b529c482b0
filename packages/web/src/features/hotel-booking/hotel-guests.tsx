import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HotelBooking } from "@safar/engine";
import type { Over } from "../bookings/booked.types.ts";
import { BookedPeople } from "../bookings/booked-people.tsx";

/** Who stays, room by room, where there is more to say of them than their names, which the voucher has. */
export function HotelGuests({ booking, isOver }: { booking: HotelBooking; isOver: Over }) {
  const { guests, stay } = booking.hotel;
  const { t } = useLingui();
  if (guests.every(({ age }) => age === null)) return null;
  return (
    <BookedPeople
      id="guests"
      title={<Trans>Guests</Trans>}
      isOver={isOver}
      people={guests.map(({ age, room, ...guest }) => ({
        ...guest,
        facts: (
          <>
            {stay.rooms.length > 1 && (
              <span>
                <Trans>Room {room + 1}</Trans>
              </span>
            )}
            {age !== null && <span>{t`${plural(age, { one: "# year old", other: "# years old" })}`}</span>}
          </>
        ),
      }))}
    />
  );
}
