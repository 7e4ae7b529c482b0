import { type ActionFunction, assign, type EventObject } from "xstate";
import { isPast } from "../../kernel/deadline.ts";
import { outcomeIs } from "../../kernel/flow/unprovided.ts";
import type { Gender } from "../../kernel/person.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { bestPlaces } from "./best-places.ts";
import { leftOf, soldWith } from "./choice-rules.ts";
import { refusalOf } from "./place-rules.ts";
import { choosing, withGender } from "./seat-choice.logic.ts";
import type { NextGender, SeatChoiceContext, SeatKit } from "./seat-choice.types.ts";
import type { PlaceRefusal, Seating, SeatPick, SeatPlan, Sitter } from "./seat-plan.types.ts";
import { brokenIn, refusalIn } from "./seat-rules.ts";

type Knowing<Plan extends SeatPlan> = { readonly context: SeatChoiceContext<Plan> };

/** Whoever has a place already gives it up for another. */
const withoutOwn = <Chosen extends SeatPick>(picks: readonly Chosen[], { id }: Sitter): readonly Chosen[] =>
  id === undefined ? picks : picks.filter((pick) => pick.id !== id);

const withoutAll = <Chosen extends SeatPick>(picks: readonly Chosen[], sitters: readonly Sitter[]): readonly Chosen[] =>
  sitters.reduce(withoutOwn, picks);

/** The first thing that keeps some people from the places that they ask for together, or null. */
const refusalOfAll = (
  seating: Seating,
  picks: readonly SeatPick[],
  asked: readonly SeatPick[],
): PlaceRefusal | null => {
  const others = withoutAll(picks, asked);
  return asked.reduce<PlaceRefusal | null>(
    (found, pick, index) => found ?? refusalOf(seating, [...others, ...asked.slice(0, index)], pick),
    null,
  );
};

type Sat = { readonly seat: string; readonly gender: Gender };

/** The guards of every choice of places. */
export const seatGuards = <Plan extends SeatPlan>({ seatingOf }: SeatKit<Plan>) => ({
  isPicked: ({ context }: Knowing<Plan>, seat: string) => context.picks.some((pick) => pick.seat === seat),
  isAllowed: ({ context: { picks, plan } }: Knowing<Plan>, asked: readonly SeatPick[]) =>
    plan !== null && refusalOfAll(seatingOf(plan), picks, asked) === null,
  hasProposal: ({ context }: Knowing<Plan>) => context.proposal.length > 0,
  hasNearest: ({ context: { lost, picks, plan } }: Knowing<Plan>, seat: string) => {
    const found = lost.find((one) => one.seat === seat);
    if (plan === null || found === undefined || found.nearest === null) return false;
    if (picks.some((pick) => pick.seat === found.nearest)) return false;
    return refusalOf(seatingOf(plan), picks, { ...found, seat: found.nearest }) === null;
  },
  canSubmit: ({ context: { picks, plan } }: Knowing<Plan>) =>
    plan !== null && picks.length > 0 && refusalIn(seatingOf(plan), picks) === null,
  isOver: ({ context }: Knowing<Plan>, now: EpochMs) => isPast(context.expiresAt, now),
});

type Pressing<Plan extends SeatPlan> = {
  readonly context: NextGender & Pick<SeatChoiceContext<Plan>, "plan">;
  readonly event: { readonly type: string; readonly seat?: string };
};

/** Those of a choice in which it is said who sits where. */
export const whoSitsGuards = <Plan extends SeatPlan>({ seatingOf }: SeatKit<Plan>) => ({
  /** Of a place that is gone it is said that it is, and not asked who would have it. */
  isUnknown: ({ context: { gender, plan }, event: { seat } }: Pressing<Plan>) =>
    gender === null && (plan?.seats.find(({ id }) => id === seat)?.status ?? "available") === "available",
  /** The change leaves everybody beside whom they may sit. */
  isTravellerAllowed: ({ context: { picks, plan } }: Knowing<Plan>, pick: Sat) =>
    plan !== null &&
    picks.some(({ seat }) => seat === pick.seat) &&
    brokenIn(seatingOf(plan), withGender(picks, pick)) === null,
});

type Called = { readonly type: string };

/** Those of what the calls of a choice come to. `read` and `priced` are how its vertical calls what was read, and priced. */
export const seatCallGuards = (read: string, priced: string) => ({
  isRead: outcomeIs<Called>(read),
  isPriced: outcomeIs<Called>(priced),
  isSessionGone: outcomeIs<Called>("SESSION_EXPIRED"),
  areSeatsGone: outcomeIs<Called>("SEATS_TAKEN", "RULE_BROKEN"),
});

type Action<
  Context extends object,
  Event extends EventObject,
  Params extends object | string | undefined = undefined,
> = ActionFunction<Context, Event, Event, Params, never, never, never, never, never>;

type SeatActions<Context extends object, Event extends EventObject, Who extends Sitter> = {
  readonly takeSeat: Action<Context, Event, readonly (Who & SeatPick)[]>;
  readonly leaveSeat: Action<Context, Event, string>;
  readonly refuse: Action<Context, Event, readonly (Who & SeatPick)[]>;
  readonly propose: Action<Context, Event, readonly Who[]>;
  readonly takeProposal: Action<Context, Event>;
  readonly takeNearest: Action<Context, Event, string>;
  readonly clear: Action<Context, Event>;
  /** Whoever comes back has pressed nothing yet. */
  readonly forgetRefusal: Action<Context, Event>;
  readonly reportFault: Action<Context, Event>;
};

/** The actions of every choice of places, of which each changes what everybody who chooses knows, and forgets what a vertical says. */
export function seatActions<
  Context extends SeatChoiceContext<Plan, Who & SeatPick>,
  Event extends EventObject,
  Plan extends SeatPlan,
  Who extends Sitter,
>(kit: SeatKit<Plan, Partial<Context>>): SeatActions<Context, Event, Who>;
export function seatActions(kit: SeatKit): SeatActions<SeatChoiceContext, EventObject, Sitter> {
  return {
    takeSeat: assign(({ context }, asked) => {
      // Whoever sits somewhere else now has lost nothing any more.
      const isSeated = ({ id, seat }: SeatPick): boolean =>
        asked.some((pick) => pick.seat === seat || (id !== undefined && pick.id === id));
      const lost = context.lost.filter((one) => !isSeated(one));
      const taken = [...withoutAll(context.picks, asked), ...asked];
      const { picks, plan } = context;
      return choosing(kit, context, plan === null ? taken : leftOf(kit.seatingOf(plan), picks, taken), lost);
    }),
    leaveSeat: assign(({ context }, seat) => {
      const left = context.plan === null ? [seat] : soldWith(kit.seatingOf(context.plan), seat);
      const others = context.picks.filter((pick) => !left.includes(pick.seat));
      return choosing(kit, context, others);
    }),
    refuse: assign(({ context: { picks, plan } }, asked) => ({
      refusal: plan === null ? null : refusalOfAll(kit.seatingOf(plan), picks, asked),
    })),
    propose: assign(({ context: { plan } }, sitters) => ({
      proposal: plan === null ? [] : bestPlaces(kit.seatingOf(plan), sitters),
      refusal: null,
    })),
    takeProposal: assign(({ context }) => choosing(kit, context, context.proposal, [])),
    takeNearest: assign(({ context }, seat) => {
      const found = context.lost.find((one) => one.seat === seat);
      if (found === undefined || found.nearest === null) return {};
      const { nearest, ...who } = found;
      const others = context.lost.filter((one) => one !== found);
      const taken = choosing(kit, context, [...context.picks, { ...who, seat: nearest }], others);
      // Who takes all that is offered, in its order, gets what was said.
      return found === context.lost[0] ? { ...taken, lost: others } : taken;
    }),
    clear: assign(({ context }) => choosing(kit, context, [], [])),
    forgetRefusal: assign({ refusal: null }),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the seats failed", status: 0 } }),
  };
}

type WhoSitsActions<Context extends object, Event extends EventObject> = {
  readonly chooseGender: Action<Context, Event, Gender>;
  readonly askWho: Action<Context, Event, string>;
  readonly changeTraveller: Action<Context, Event, Sat>;
  readonly refuseTraveller: Action<Context, Event, Sat>;
};

/** Those of a choice in which it is said who sits where. */
export function whoSitsActions<
  Context extends SeatChoiceContext<Plan, Sat> & NextGender,
  Event extends EventObject,
  Plan extends SeatPlan,
>(kit: SeatKit<Plan, Partial<Context>>): WhoSitsActions<Context, Event>;
export function whoSitsActions(kit: SeatKit): WhoSitsActions<SeatChoiceContext & NextGender, EventObject> {
  return {
    askWho: assign((_, seat) => ({ refusal: { code: "who", seat } })),
    chooseGender: assign((_, gender) => ({ gender, refusal: null })),
    changeTraveller: assign(({ context }, pick) => choosing(kit, context, withGender(context.picks, pick))),
    refuseTraveller: assign(({ context: { picks, plan } }, pick) => ({
      refusal: plan === null ? null : brokenIn(kit.seatingOf(plan), withGender(picks, pick)),
    })),
  };
}
