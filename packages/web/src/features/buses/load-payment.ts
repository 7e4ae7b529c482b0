import { isBusBooking } from "@safar/engine";
import { readBusBooking } from "../../calls/bookings.calls.ts";
import { loadPayment } from "../walk/load-payment.ts";

type Args = Parameters<typeof loadPayment>[1];

/** The page that a bus is paid on, with the bus beside it. */
export const loadBusPayment = (uuid: string, args: Args) =>
  loadPayment(uuid, args, {
    read: async (booking) => (await readBusBooking({ data: { booking, proof: null } })).outcome,
    shownOf: (booking) => {
      if (!isBusBooking(booking)) return {};
      const { boarding, departure, dropping, from, passengers, to } = booking.bus;
      return { bus: { boarding, departure, dropping, from, to, seats: passengers.map(({ seat }) => seat) } };
    },
  });
