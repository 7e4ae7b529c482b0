import type { QuantityWalkContext, QuantityWalkInput, QuantityWalkStart } from "../../booking/walk/walk-quantities.ts";
import type { TourAbout } from "./tour-choice.ts";
import type { TourSummary } from "./tours.domain.ts";

export type ToursStart = QuantityWalkStart<TourSummary>;

export type ToursInput = QuantityWalkInput<TourSummary>;

export type ToursContext = QuantityWalkContext<TourSummary, TourAbout>;

export type ToursOwnScreen = "choice";
