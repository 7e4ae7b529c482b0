import type { TrainsBooking } from "@safar/engine";
import { rideTitle } from "../bookings/ride-title.tsx";

export const TrainTitle = rideTitle(({ trains }: TrainsBooking) => trains.train);
