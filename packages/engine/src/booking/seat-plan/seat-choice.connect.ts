import { type Money, sumMoney } from "../../kernel/money.ts";
import { fareFor, placeIn } from "./places.ts";
import type { LostSeat, SeatChoiceContext, SeatStepEvent } from "./seat-choice.types.ts";
import type { PlaceCategory, Seating, SeatPick, SeatPlan, SeatRefusal } from "./seat-plan.types.ts";
import { refusalIn } from "./seat-rules.ts";
import { type NextSitter, type ShownPlace, shownPlaces } from "./shown-places.ts";
import { type Togetherness, togethernessOf } from "./togetherness.ts";

/** A choice of places to whoever looks. */
export type SeatChoiceView<Chosen extends SeatPick = SeatPick> = {
  readonly plan: SeatPlan | null;
  readonly categories: readonly PlaceCategory[];
  readonly seats: readonly ShownPlace<Chosen>[];
  readonly picks: readonly Chosen[];
  /** Why what was just asked for is not possible. */
  readonly refusal: SeatRefusal | null;
  /** What keeps a choice that was begun from being complete. */
  readonly unfinished: SeatRefusal | null;
  readonly lost: readonly LostSeat<Chosen>[];
  readonly proposal: readonly Chosen[];
  /** What speaks for the proposal. */
  readonly together: Togetherness | null;
  /** What the proposed places cost together; null while none is proposed. */
  readonly proposedTotal: Money | null;
  /** Of the chosen places; null while none is chosen. */
  readonly total: Money | null;
};

const totalOf = (plan: SeatPlan, picks: readonly SeatPick[]): Money | null => {
  const fares = picks.flatMap((pick) => {
    const place = placeIn(plan, pick.seat);
    return place === undefined ? [] : (fareFor(place, pick) ?? []);
  });
  const [first] = fares;
  return first === undefined ? null : sumMoney(fares, first.currency);
};

/** How a choice stands. `next` is whoever is seated next. */
export const seatChoiceView = <Chosen extends SeatPick>(
  {
    lost,
    picks,
    proposal,
    refusal,
  }: Pick<SeatChoiceContext<SeatPlan, Chosen>, "lost" | "picks" | "proposal" | "refusal">,
  seating: Seating | null,
  next: NextSitter,
): SeatChoiceView<Chosen> => {
  const plan = seating?.plan ?? null;
  return {
    plan,
    categories: plan?.categories ?? [],
    seats: seating === null ? [] : shownPlaces(seating, picks, next),
    picks,
    refusal,
    unfinished: seating === null || picks.length === 0 ? null : refusalIn(seating, picks),
    lost,
    proposal,
    together: plan === null ? null : togethernessOf(plan, proposal),
    proposedTotal: plan === null ? null : totalOf(plan, proposal),
    total: plan === null ? null : totalOf(plan, picks),
  };
};

export type SeatCommands = Readonly<Record<"choose" | "submit" | "reload" | "refresh" | "back", boolean>>;

/** What everybody who chooses places can do now. */
export const seatCommands = (snapshot: { can(event: SeatStepEvent): boolean }): SeatCommands => ({
  choose: snapshot.can({ type: "seats.clear" }),
  submit: snapshot.can({ type: "seats.submit" }),
  reload: snapshot.can({ type: "seats.reload" }),
  refresh: snapshot.can({ type: "search.refresh" }),
  back: snapshot.can({ type: "flow.back" }),
});
