import type { PageData } from "../../content/library.ts";
import { airlineBooking, airlinePages } from "./airline-pages.ts";
import { airBooking, dammamToRiyadh, jeddahToRiyadh, riyadhToJeddah } from "./flight-landings.data.ts";

export const flightPages: readonly PageData[] = [
  dammamToRiyadh,
  jeddahToRiyadh,
  riyadhToJeddah,
  airBooking,
  airlineBooking,
  ...airlinePages,
];
