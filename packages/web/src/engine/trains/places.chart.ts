/** The chart of the places, on its own: a page of results is lighter without. */
export { createTrainPlaces } from "@safar/engine";
