import { msg } from "@lingui/core/macro";
import type { LoaderArgs } from "../../app/loader-args.ts";
import { hotelBookingService } from "../../engine/booking.service.ts";
import { loadBooking } from "../bookings/load-booking.ts";

export const loadHotelBooking = (uuid: string, args: LoaderArgs) =>
  loadBooking(uuid, args, { service: hotelBookingService, title: msg`Your hotel booking` });
