import type { PageData } from "../library.ts";
import { aboutUs } from "./about-us.data.ts";
import { airlineBooking, airlinePages } from "./airline-pages.ts";
import { airBooking, dammamToRiyadh, jeddahToRiyadh, riyadhToJeddah } from "./flight-landings.data.ts";
import { bestHotels, saudiHotels } from "./hotel-landings.data.ts";
import { privacyPolicy } from "./privacy-policy.data.ts";
import { termsConditions } from "./terms-conditions.data.ts";

export const pages: readonly PageData[] = [
  aboutUs,
  privacyPolicy,
  termsConditions,
  dammamToRiyadh,
  jeddahToRiyadh,
  riyadhToJeddah,
  saudiHotels,
  airBooking,
  bestHotels,
  airlineBooking,
  ...airlinePages,
];
