import { isHotelBooking } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import type { LoaderArgs } from "../../app/loader-args.ts";
import { readHotelBooking } from "../../calls/bookings.calls.ts";
import { loadPayment } from "../walk/load-payment.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };

/** The page that a hotel's booking is paid on. */
export const loadHotelPayment = (uuid: string, args: Args) =>
  loadPayment(uuid, args, {
    read: async (booking) => (await readHotelBooking({ data: { booking, proof: null } })).outcome,
    shownOf: (booking) => (isHotelBooking(booking) ? { stay: booking.hotel.stay } : {}),
  });
