import type { BusBooking } from "@safar/engine";
import { rideTitle } from "../bookings/ride-title.tsx";

export const BusTitle = rideTitle(({ bus }: BusBooking) => bus);
