import type { SnapshotFrom } from "xstate";
import type { Gender } from "../../../account/profile/profile.types.ts";
import { screenOf } from "../../../booking/screen-of.ts";
import type { SeatMap } from "../../../booking/seats/seat.types.ts";
import { type Money, sumMoney } from "../../../kernel/money.ts";
import { perSnapshot } from "../../../kernel/per-snapshot.ts";
import type { EpochMs } from "../../../kernel/ports.ts";
import type { Problem } from "../../../kernel/problem.ts";
import type { Bundle, BusTrip, SeatCategory } from "../buses.types.ts";
import { coachMap } from "./coach-map.ts";
import { refusalOf, seatIn } from "./seat-rules.ts";
import type { seatsMachine } from "./seats.machine.ts";
import type { CoachPlan, CoachSeat, LostSeat, SeatPick, SeatRefusal, SeatRules, SeatsScreen } from "./seats.types.ts";

/** A seat to whoever looks. */
export type ShownSeat = CoachSeat & {
  /** Who of the party sits there. */
  readonly mine: Gender | null;
  /** Why whoever is seated next could not sit there; null when they could. */
  readonly refusal: SeatRefusal | null;
};

export type SeatsView = {
  readonly screen: SeatsScreen;
  readonly busy: boolean;
  readonly deadline: EpochMs | null;
  readonly trip: BusTrip | null;
  readonly rules: SeatRules | null;
  readonly categories: readonly SeatCategory[];
  readonly seats: readonly ShownSeat[];
  /** The seats as rows, for keys and pointers. */
  readonly map: SeatMap | null;
  readonly decks: CoachPlan["decks"];
  readonly fixtures: CoachPlan["fixtures"];
  readonly picks: readonly SeatPick[];
  readonly gender: Gender;
  readonly boarding: string | null;
  readonly dropping: string | null;
  readonly refusal: SeatRefusal | null;
  readonly lost: readonly LostSeat[];
  readonly proposal: readonly SeatPick[];
  /** Of the chosen seats, before any bundle; null while none is chosen. */
  readonly total: Money | null;
  readonly bundles: readonly Bundle[];
  readonly bundle: string | null;
  readonly problem: Problem | null;
  readonly commands: Readonly<
    Record<"choose" | "submit" | "acceptBundle" | "edit" | "reload" | "refresh" | "back", boolean>
  >;
};

const shownIn = (plan: CoachPlan, picks: readonly SeatPick[], gender: Gender): readonly ShownSeat[] =>
  plan.seats.map((seat) => {
    const mine = picks.find((pick) => pick.seat === seat.id)?.gender ?? null;
    const refusal = mine === null ? refusalOf(plan, picks, { seat: seat.id, gender }) : null;
    return { ...seat, status: mine === null ? seat.status : "selected", mine, refusal };
  });

const totalOf = (plan: CoachPlan, picks: readonly SeatPick[]): Money | null => {
  const fares = picks.flatMap(({ seat }) => seatIn(plan, seat)?.fare ?? []);
  const [first] = fares;
  return first === undefined ? null : sumMoney(fares, first.currency);
};

export const connectSeats = perSnapshot((snapshot: SnapshotFrom<typeof seatsMachine>): SeatsView => {
  const { context } = snapshot;
  const { plan, picks, gender, fares, trip } = context;
  const screen = screenOf(snapshot, "loading");
  return {
    screen,
    busy: snapshot.hasTag("busy"),
    deadline: screen === "bundles" ? (fares?.expiresAt ?? null) : screen === "seats" ? context.expiresAt : null,
    trip,
    rules: plan?.rules ?? null,
    categories: plan?.categories ?? [],
    seats: plan === null ? [] : shownIn(plan, picks, gender),
    map: plan === null ? null : coachMap(plan),
    decks: plan?.decks ?? [],
    fixtures: plan?.fixtures ?? [],
    picks,
    gender,
    boarding: context.boarding,
    dropping: context.dropping,
    refusal: context.refusal,
    lost: context.lost,
    proposal: context.proposal,
    total: plan === null ? null : totalOf(plan, picks),
    bundles: fares?.bundles ?? [],
    bundle: context.bundle,
    problem: context.problem,
    commands: {
      choose: snapshot.can({ type: "seats.clear" }),
      submit: snapshot.can({ type: "seats.submit" }),
      acceptBundle: snapshot.can({ type: "bundle.accept" }),
      edit: snapshot.can({ type: "seats.edit" }),
      reload: snapshot.can({ type: "seats.reload" }),
      refresh: snapshot.can({ type: "search.refresh" }),
      back: snapshot.can({ type: "flow.back" }),
    },
  };
});
