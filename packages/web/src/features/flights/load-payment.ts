import { isFlightBooking } from "@safar/engine";
import { readFlightBooking } from "../../calls/bookings.calls.ts";
import { loadPayment } from "../walk/load-payment.ts";

type Args = Parameters<typeof loadPayment>[1];

/** The page that a flight is paid on, with the flight beside it. */
export const loadFlightPayment = (uuid: string, args: Args) =>
  loadPayment(uuid, args, {
    read: async (booking) => (await readFlightBooking({ data: { booking, proof: null } })).outcome,
    shownOf: (booking) => {
      if (!isFlightBooking(booking)) return {};
      const { itinerary, references } = booking.flight;
      return { flight: { itinerary, references } };
    },
  });
