import { msg } from "@lingui/core/macro";
import type { LoaderArgs } from "../../app/loader-args.ts";
import { busBookingService } from "../../engine/booking.service.ts";
import { loadBooking } from "../bookings/load-booking.ts";

export const loadBusBooking = (uuid: string, args: LoaderArgs) =>
  loadBooking(uuid, args, { service: busBookingService, title: msg`Your bus booking` });
