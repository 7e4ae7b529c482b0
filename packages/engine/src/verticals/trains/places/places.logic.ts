import type { ActorRefFromLogic, SnapshotFrom } from "xstate";
import type { ChartLogic } from "../../../kernel/flow/late-logic.ts";
import type { trainPlacesMachine } from "./places.machine.ts";
import type { PlacesEvent, PlacesInput } from "./places.types.ts";

/** What the walk runs where places are chosen. */
export type PlacesLogic = ChartLogic<SnapshotFrom<typeof trainPlacesMachine>, PlacesEvent, PlacesInput>;

/** A choice of places that is running: its commands are sent to it. */
export type TrainPlacesActor = ActorRefFromLogic<PlacesLogic>;
