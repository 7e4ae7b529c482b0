import { type ActionFunction, assign, type EventObject } from "xstate";
import { isPast } from "../../kernel/deadline.ts";
import type { Gender } from "../../kernel/person.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { bestPlaces } from "./best-places.ts";
import { refusalOf } from "./place-rules.ts";
import { choosing, withGender } from "./seat-choice.logic.ts";
import type { SeatChoiceContext, SeatKit } from "./seat-choice.types.ts";
import type { SeatPick, SeatPlan, Sitter } from "./seat-plan.types.ts";
import { brokenIn, refusalIn } from "./seat-rules.ts";

type Knowing<Plan extends SeatPlan> = { readonly context: SeatChoiceContext<Plan> };

type Sat = { readonly seat: string; readonly gender: Gender };

/** The guards of every choice of places. */
export const seatGuards = <Plan extends SeatPlan>({ seatingOf }: SeatKit<Plan>) => ({
  isPicked: ({ context }: Knowing<Plan>, seat: string) => context.picks.some((pick) => pick.seat === seat),
  isAllowed: ({ context: { picks, plan } }: Knowing<Plan>, pick: SeatPick) =>
    plan !== null && refusalOf(seatingOf(plan), picks, pick) === null,
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

/** Those of a choice in which it is said who sits where. */
export const whoSitsGuards = <Plan extends SeatPlan>({ seatingOf }: SeatKit<Plan>) => ({
  /** The change leaves everybody beside whom they may sit. */
  isTravellerAllowed: ({ context: { picks, plan } }: Knowing<Plan>, pick: Sat) =>
    plan !== null &&
    picks.some(({ seat }) => seat === pick.seat) &&
    brokenIn(seatingOf(plan), withGender(picks, pick)) === null,
});

type Action<
  Context extends object,
  Event extends EventObject,
  Params extends object | string | undefined = undefined,
> = ActionFunction<Context, Event, Event, Params, never, never, never, never, never>;

type SeatActions<Context extends object, Event extends EventObject, Who extends Sitter> = {
  readonly takeSeat: Action<Context, Event, Who & SeatPick>;
  readonly leaveSeat: Action<Context, Event, string>;
  readonly refuse: Action<Context, Event, Who & SeatPick>;
  readonly propose: Action<Context, Event, readonly Who[]>;
  readonly takeProposal: Action<Context, Event>;
  readonly takeNearest: Action<Context, Event, string>;
  readonly clear: Action<Context, Event>;
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
    takeSeat: assign(({ context }, pick) => {
      const lost = context.lost.filter(({ seat }) => seat !== pick.seat);
      return choosing(kit, context, [...context.picks, pick], lost);
    }),
    leaveSeat: assign(({ context }, seat) => {
      const others = context.picks.filter((pick) => pick.seat !== seat);
      return choosing(kit, context, others);
    }),
    refuse: assign(({ context: { picks, plan } }, pick) => ({
      refusal: plan === null ? null : refusalOf(kit.seatingOf(plan), picks, pick),
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
      return choosing(kit, context, [...context.picks, { ...who, seat: nearest }], others);
    }),
    clear: assign(({ context }) => choosing(kit, context, [], [])),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the seats failed", status: 0 } }),
  };
}

type WhoSitsActions<Context extends object, Event extends EventObject> = {
  readonly chooseGender: Action<Context, Event, Gender>;
  readonly changeTraveller: Action<Context, Event, Sat>;
  readonly refuseTraveller: Action<Context, Event, Sat>;
};

type WhoSits = { readonly gender: Gender };

/** Those of a choice in which it is said who sits where. */
export function whoSitsActions<
  Context extends SeatChoiceContext<Plan, Sat> & WhoSits,
  Event extends EventObject,
  Plan extends SeatPlan,
>(kit: SeatKit<Plan, Partial<Context>>): WhoSitsActions<Context, Event>;
export function whoSitsActions(kit: SeatKit): WhoSitsActions<SeatChoiceContext & WhoSits, EventObject> {
  return {
    chooseGender: assign((_, gender) => ({ gender, refusal: null })),
    changeTraveller: assign(({ context }, pick) => choosing(kit, context, withGender(context.picks, pick))),
    refuseTraveller: assign(({ context: { picks, plan } }, pick) => ({
      refusal: plan === null ? null : brokenIn(kit.seatingOf(plan), withGender(picks, pick)),
    })),
  };
}
