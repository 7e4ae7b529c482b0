import type { QuantityChosen } from "../../booking/quantities/quantity-choice.types.ts";
import type { WalkContext, WalkInput, WalkStart } from "../../booking/walk/walk.types.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { EventDetail, EventsSummary } from "./events.domain.ts";

/** What is shown beside a payment that was opened by its address. */
type Booked = { readonly shown?: EventsSummary };

/** The address of an event or of a show names no session. */
export type EventsStart = WalkStart<Booked, RefId | null>;

export type EventsInput = WalkInput<Booked, RefId | null>;

/** Passes that were chosen, to come back to them. */
export type PassesChosen = QuantityChosen<EventDetail>;

export type EventsContext = WalkContext<Booked, RefId | null> & { readonly choice: PassesChosen | null };

export type EventsOwnScreen = "passes";
