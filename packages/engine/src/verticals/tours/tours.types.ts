import type { QuantityChosen } from "../../booking/quantities/quantity-choice.types.ts";
import type { WalkContext, WalkInput, WalkStart } from "../../booking/walk/walk.types.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { TourAbout } from "./tour-choice.ts";
import type { TourSummary } from "./tours.domain.ts";

/** What is shown beside a payment that was opened by its address. */
type Booked = { readonly shown?: TourSummary };

/** The address of a tour need not name a session. */
export type ToursStart = WalkStart<Booked, RefId | null>;

export type ToursInput = WalkInput<Booked, RefId | null>;

/** What was chosen of a tour, to come back to it. */
export type TourChosen = QuantityChosen<TourAbout>;

export type ToursContext = WalkContext<Booked, RefId | null> & { readonly choice: TourChosen | null };

export type ToursOwnScreen = "choice";
