import { openBuiltPage } from "../built-page.ts";
import type { Benchmark } from "../measure.ts";
import { hallFrames } from "./hall-frames.ts";

/** A hall of 600 seats, beside bare squares of the same places through the same window. */
export const hallBench: Benchmark = {
  name: "hall",
  what: "600 seats on a phone with a processor four times slower, pushed, pinched, pressed, and twenty of them taken at once",
  rounds: 8,
  goals: [
    { figure: "panOver33", of: "ours", atMost: 0 },
    { figure: "zoomOver33", of: "ours", atMost: 0 },
    { figure: "tapWorst", of: "ours", atMost: 100 },
    { figure: "seatsDrawn", of: "ours", atMost: 20 },
  ],
  open: () => openBuiltPage("halls", ["bare", "ours"], hallFrames),
};
