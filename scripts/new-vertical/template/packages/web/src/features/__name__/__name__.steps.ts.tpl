import { is__Pascal__Booking } from "@safar/engine";
import { createSteps } from "../walk/create-steps.tsx";
import __camel__Trip from "./__name__-trip.tsx";
import { __camel__Pages } from "./__name__.pages.ts";

/** The pages of the walk of __things__ from the price on. */
export default createSteps(__camel__Pages, {
  trip: __camel__Trip,
  shownOf: (booking) => (is__Pascal__Booking(booking) ? { shown: booking.__camel__.offer } : {}),
});
