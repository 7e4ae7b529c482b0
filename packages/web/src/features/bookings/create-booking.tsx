import type { Booking } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { BookingKind, BookingOfKind, Shown } from "./booked.types.ts";
import { useIsOver } from "./booked-context.ts";
import { hasEnded } from "./has-ended.ts";

/** Makes of what a vertical says of its bookings what the page of any booking shows. */
export const createBooking = <Of extends Booking>(kind: BookingKind<Of>): BookingOfKind => {
  const { People, Share, Title, booked, icon, isOf, manage, name, own = [], zoneOf } = kind;
  const { More, News, label } = manage;
  const Whose = (shown: Pick<Shown<Of>, "booking" | "send">) => {
    const isPast = useIsOver(shown.booking);
    return <People {...shown} isOver={hasEnded(shown.booking) ? "ended" : isPast && "past"} />;
  };
  return {
    booked,
    icon,
    name,
    manageLabel: label,
    partsOf: (booking) =>
      isOf(booking)
        ? {
            title: <Title booking={booking} />,
            share: <Share booking={booking} address={paths.booking(booked.vertical, booking.uuid)} />,
            tickets: booked.ticketsOf(booking),
            people: (send) => <Whose booking={booking} send={send} />,
            own: own.map(({ Panel, ...tab }) => ({ ...tab, panel: <Panel booking={booking} /> })),
            zone: zoneOf(booking),
            news: (shown) => News && <News {...shown} booking={booking} />,
            more: (shown) => More && <More {...shown} booking={booking} />,
          }
        : null,
  };
};
