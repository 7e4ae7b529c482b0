import type { SnapshotFrom } from "xstate";
import {
  type SeatChoiceView,
  type SeatCommands,
  seatChoiceView,
  seatCommands,
} from "../../../booking/seat-plan/seat-choice.connect.ts";
import { perSnapshot } from "../../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../../kernel/flow/screen-of.ts";
import type { Gender } from "../../../kernel/person.ts";
import type { EpochMs } from "../../../kernel/ports.ts";
import type { Problem } from "../../../kernel/problem.ts";
import type { Bundle, BusTrip } from "../buses.domain.ts";
import type { SeatPick, SeatRules } from "./coach.types.ts";
import { coachKit } from "./coach-rules.ts";
import type { seatsMachine } from "./seats.machine.ts";
import type { SeatsScreen } from "./seats.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type SeatsSnapshot = SnapshotFrom<typeof seatsMachine>;

export type SeatsView = SeatChoiceView<SeatPick> & {
  readonly screen: SeatsScreen;
  readonly busy: boolean;
  readonly deadline: EpochMs | null;
  readonly trip: BusTrip | null;
  readonly rules: SeatRules | null;
  /** Of whoever is next; null while that is not known. */
  readonly gender: Gender | null;
  readonly boarding: string | null;
  readonly dropping: string | null;
  readonly bundles: readonly Bundle[];
  readonly bundle: string | null;
  readonly problem: Problem | null;
  readonly commands: SeatCommands & Readonly<Record<"acceptBundle" | "edit", boolean>>;
};

export const connectSeats: (snapshot: SeatsSnapshot) => SeatsView = perSnapshot((snapshot): SeatsView => {
  const { context } = snapshot;
  const { boarding, bundle, dropping, fares, gender, plan, problem, trip } = context;
  const screen = screenOf(snapshot, "loading");
  return {
    ...seatChoiceView(context, plan === null ? null : coachKit.seatingOf(plan), gender === null ? {} : { gender }),
    screen,
    busy: snapshot.hasTag("busy"),
    deadline: screen === "bundles" ? (fares?.expiresAt ?? null) : screen === "seats" ? context.expiresAt : null,
    trip,
    rules: plan?.rules ?? null,
    gender,
    boarding,
    dropping,
    bundles: fares?.bundles ?? [],
    bundle,
    problem,
    commands: {
      ...seatCommands(snapshot),
      acceptBundle: snapshot.can({ type: "bundle.accept" }),
      edit: snapshot.can({ type: "seats.edit" }),
    },
  };
});
