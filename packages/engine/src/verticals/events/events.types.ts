import type { QuantityWalkContext, QuantityWalkInput, QuantityWalkStart } from "../../booking/walk/walk-quantities.ts";
import type { EventDetail, EventsSummary } from "./events.domain.ts";

export type EventsStart = QuantityWalkStart<EventsSummary>;

export type EventsInput = QuantityWalkInput<EventsSummary>;

export type EventsContext = QuantityWalkContext<EventsSummary, EventDetail>;

export type EventsOwnScreen = "passes";
