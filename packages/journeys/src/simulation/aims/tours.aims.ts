import { plainGuides, storyGuides } from "../stories.ts";
import { countedAims } from "./counted.aims.ts";

/** Whoever books a tour, and what is rare on the way. */
export const toursAims = countedAims({
  errand: "tours",
  noun: "tour",
  one: "a tour",
  units: "units",
  taken: "places",
  goes: "on a tour",
  routes: [plainGuides, ...storyGuides],
  calls: { results: "C123", read: "C124", price: "C125", path: "/tours/quote" },
  refused: [
    ["sold_out", 409],
    ["results_expired", 409],
    ["not_found", 404],
  ],
});
