/** The chart of the seats, on its own: a page of results is lighter without. */
export { createSeats } from "@safar/engine";
