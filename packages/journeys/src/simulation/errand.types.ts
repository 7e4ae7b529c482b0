import type { FlightCancellationOptions } from "@safar/api-clients";
import type { BookingService, CancellationService } from "@safar/engine";
import type { AnyStateMachine } from "xstate";
import type { Said } from "../flows/walk.types.ts";
import type { WalkWorld } from "../flows/walk-world.ts";
import type { Aim } from "./aims/aim.ts";
import type { FaultKind } from "./fault.types.ts";
import type { ErrandDone } from "./faults.ts";
import type { Errand, PersonPlan } from "./plan.types.ts";
import type { Start } from "./walk.types.ts";

/** All that the simulation knows of one errand. */
export type ErrandKind = {
  readonly errand: Errand;
  /** By which it is counted. */
  readonly happening: ErrandDone;
  /** Its charts, beside those that all have. */
  readonly machines: readonly AnyStateMachine[];
  /** What of it chance alone comes by too rarely. */
  readonly aims?: readonly Aim[];
  /** Where somebody begins. */
  readonly home: (person: PersonPlan) => Start;
  /** What plans search for: what is there more often is searched for more often. */
  readonly wishes: readonly string[];
  /** What somebody without a story searches for. */
  readonly plainWish: string;
  /** It is done with what one has at one's own account. */
  readonly needsAccount?: true;
  /** What befalls those who are about it, beside what befalls everybody. */
  readonly faults?: readonly FaultKind[];
  /** What it is told when something about its person was published, rather than about its booking. */
  readonly personHint?: Said;
  /** Its page has no end of its own: whoever is done with it closes it. */
  readonly hasNoEnd?: true;
};

/** Whose cancellation it is, and how its booking is read. */
export type CancellationWish = Pick<FlightCancellationOptions, "bookings" | "proof" | "user">;

/** All that the simulation knows of one vertical. */
export type VerticalKind = ErrandKind & {
  /** Who reads what was booked. */
  readonly bookings: (world: WalkWorld, user: string | null) => BookingService;
  /** Who cancels it, where the main service does not. */
  readonly cancellations?: (world: WalkWorld, options: CancellationWish) => CancellationService;
  /** Nobody has planted bugs in it yet: its people come by its aims and by no turn, so that every other seed stays what it was. */
  readonly byAimsAlone?: true;
};
