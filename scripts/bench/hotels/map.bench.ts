import { openBuiltPage } from "../built-page.ts";
import type { Benchmark } from "../measure.ts";
import { mapFrames } from "./map-frames.ts";

/** 2,000 hotels with their prices on a map, beside bare circles of the same library. */
export const mapBench: Benchmark = {
  name: "map",
  what: "2,000 hotels on a map, dragged and zoomed on a processor four times slower: how long the frames take",
  rounds: 8,
  goals: [
    { figure: "panOver33", of: "prices", atMost: 0 },
    { figure: "zoomWorst", of: "prices", to: "circles", atMost: 2 },
  ],
  open: () => openBuiltPage("maps", ["circles", "prices"], mapFrames),
};
