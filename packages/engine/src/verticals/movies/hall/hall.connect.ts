import type { SnapshotFrom } from "xstate";
import { mended } from "../../../booking/seat-plan/mended.ts";
import { sideBySide } from "../../../booking/seat-plan/proposed-to.ts";
import {
  type SeatChoiceView,
  type SeatCommands,
  seatChoiceView,
  seatCommands,
} from "../../../booking/seat-plan/seat-choice.connect.ts";
import { nextOn, standing } from "../../../booking/seat-plan/seated-party.ts";
import { reasonsOf, type SellerReasons } from "../../../booking/seat-plan/seller-rules.ts";
import { perSnapshot } from "../../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../../kernel/flow/screen-of.ts";
import type { EpochMs } from "../../../kernel/ports.ts";
import type { Problem } from "../../../kernel/problem.ts";
import type { Film, Show } from "../movies.domain.ts";
import type { hallMachine } from "./hall.machine.ts";
import type { HallScreen } from "./hall.types.ts";
import { hallKit, membersOf, mostIn } from "./hall-kit.ts";
import type { HallParty, HallPick, HallPlan, HallRule } from "./hall-plan.types.ts";

export type HallView = Omit<SeatChoiceView<HallPick>, "plan"> &
  SellerReasons & {
    readonly screen: HallScreen;
    readonly busy: boolean;
    /** When the show begins, from which on nothing is sold. */
    readonly deadline: EpochMs | null;
    readonly film: Film | null;
    readonly show: Show | null;
    readonly plan: HallPlan | null;
    readonly party: HallParty | null;
    /** How many one booking may have. */
    readonly most: number;
    /** How many of the party have no seat yet. */
    readonly standing: number;
    readonly rules: readonly HallRule[];
    /** Where all of the party would sit side by side, while some stand and what is proposed to them is not beside the others; else empty. */
    readonly sideBySide: readonly HallPick[];
    /** The nearest choice that is sold, once everybody has a seat and theirs is not; null where no choice of so many is. */
    readonly mend: readonly HallPick[] | null;
    readonly problem: Problem | null;
    readonly commands: SeatCommands & { readonly editParty: boolean };
  };

export const connectHall = perSnapshot((snapshot: SnapshotFrom<typeof hallMachine>): HallView => {
  const { context } = snapshot;
  const { expiresAt, film, party, picks, plan, problem, shown } = context;
  const members = membersOf(context);
  const seating = plan === null ? null : hallKit.seatingOf(plan);
  const choice = seatChoiceView(context, seating, (place) => nextOn(members, picks, place) ?? {});
  const left = standing(members, picks).length;
  const screen = screenOf(snapshot, "loading");
  return {
    ...choice,
    plan,
    screen,
    busy: snapshot.hasTag("busy"),
    deadline: screen === "seats" || screen === "party" ? expiresAt : null,
    film,
    show: shown,
    party,
    most: mostIn(plan),
    standing: left,
    sideBySide:
      seating === null || picks.length === 0 || left === 0 || choice.together === "side_by_side"
        ? []
        : sideBySide(seating, membersOf({ ...context, picks: [] })),
    rules: plan?.rules ?? [],
    ...reasonsOf(plan, choice),
    mend: seating === null || left > 0 ? null : mended(seating, picks),
    problem,
    commands: { ...seatCommands(snapshot), editParty: snapshot.can({ type: "party.edit" }) },
  };
});
