import type { SnapshotFrom } from "xstate";
import type { SearchText } from "../../../booking/search/search.types.ts";
import {
  type SeatChoiceView,
  type SeatCommands,
  seatChoiceView,
  seatCommands,
} from "../../../booking/seat-plan/seat-choice.connect.ts";
import { reasonsOf, type SellerReasons } from "../../../booking/seat-plan/seller-rules.ts";
import { perSnapshot } from "../../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../../kernel/flow/screen-of.ts";
import type { Gender } from "../../../kernel/person.ts";
import type { EpochMs } from "../../../kernel/ports.ts";
import type { Problem } from "../../../kernel/problem.ts";
import type { Train } from "../trains.domain.ts";
import { type CoachShown, coachesOf, firstStanding, nextGender, nextShown, trainKit } from "./place-kit.ts";
import type { trainPlacesMachine } from "./places.machine.ts";
import type { PlacesScreen } from "./places.types.ts";
import type { TrainPick, TrainRule, TrainTraveller } from "./train-plan.types.ts";

export type TrainPlacesView = SeatChoiceView<TrainPick> &
  SellerReasons & {
    readonly screen: PlacesScreen;
    readonly busy: boolean;
    readonly deadline: EpochMs | null;
    readonly train: Train | null;
    /** What found it. */
    readonly search: SearchText | null;
    readonly code: string;
    readonly rules: readonly TrainRule[];
    /** Of whoever is signed in, as far as they have said. */
    readonly ownGender: Gender | null;
    /** Of whoever is next; null while that is not known. */
    readonly gender: Gender | null;
    readonly travellers: readonly TrainTraveller[];
    /** Who has no place yet. */
    readonly next: TrainTraveller | null;
    readonly coaches: readonly CoachShown[];
    readonly problem: Problem | null;
    readonly commands: SeatCommands;
  };

export const connectTrainPlaces = perSnapshot((snapshot: SnapshotFrom<typeof trainPlacesMachine>): TrainPlacesView => {
  const { context } = snapshot;
  const { code, expiresAt, ownGender, plan, problem, search, shown, travellers } = context;
  const screen = screenOf(snapshot, "loading");
  const choice = seatChoiceView(context, plan === null ? null : trainKit.seatingOf(plan), nextShown(context));
  return {
    ...choice,
    screen,
    busy: snapshot.hasTag("busy"),
    deadline: screen === "seats" ? expiresAt : null,
    train: shown,
    search,
    code,
    rules: plan?.rules ?? [],
    ...reasonsOf(plan, choice),
    ownGender,
    gender: nextGender(context),
    travellers,
    next: firstStanding(context),
    coaches: plan === null ? [] : coachesOf(plan, travellers),
    problem,
    commands: seatCommands(snapshot),
  };
});
