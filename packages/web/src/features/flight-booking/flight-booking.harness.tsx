import type { Locale } from "@safar/engine";
import type { ReactElement } from "react";
import { renderBookings } from "../bookings/bookings.harness.tsx";

/** Shows a screen of a flight's booking in a language, to a guest. */
export const renderFlightBooking = (screen: ReactElement, locale: Locale = "en") => renderBookings(screen, { locale });
