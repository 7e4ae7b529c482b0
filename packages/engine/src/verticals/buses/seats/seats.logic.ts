import type { ActorRefFromLogic, SnapshotFrom } from "xstate";
import type { ChartLogic } from "../../../kernel/flow/late-logic.ts";
import type { seatsMachine } from "./seats.machine.ts";
import type { SeatsEvent, SeatsInput } from "./seats.types.ts";

/** What the walk runs where seats are chosen. */
export type SeatsLogic = ChartLogic<SnapshotFrom<typeof seatsMachine>, SeatsEvent, SeatsInput>;

/** A choice of seats that is running: its commands are sent to it. */
export type SeatsActor = ActorRefFromLogic<SeatsLogic>;
