import type {
  CheckoutLogic,
  CheckoutService,
  CheckoutSetting,
  HintEvent,
  Migration,
  OpenBooking,
  ResumeEvent,
  WalkView,
} from "@safar/engine";
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFrom } from "xstate";
import { deviceClock } from "./device-clock.ts";
import { createKeptFlow, type KeptFlow } from "./kept-flow.ts";
import { createLateCheckout, fetchCheckout, isCheckoutHere } from "./late-checkout.ts";
import { registerOpenBooking } from "./open-booking.ts";

/** An address that a page of a walk stands at: where it begins, and which step it is of. */
export type WalkEntry<Start, Step> = { readonly start: Start; readonly step: Step };

/** What every walk must know of where and for whom it is. */
export type WalkSetting = CheckoutSetting & { readonly seatedPassengers: number };

export type WalkNews = ResumeEvent | HintEvent | { readonly type: "setting.change"; readonly setting: WalkSetting };

type View = Pick<WalkView<string, string>, "step" | "checkout">;

type Options<Machine extends AnyStateMachine, Start, Step extends string> = {
  /** Names it in this tab's storage. */
  readonly name: string;
  /** Counts the shapes that what is kept of it has had, with how to get from one to the next. */
  readonly schema: number;
  readonly migrations?: Readonly<Record<number, Migration>>;
  /** What is booked is quoted, reserved and found by it. */
  readonly service: CheckoutService;
  /** The vertical's chart over its actors. */
  readonly machine: (checkout: CheckoutLogic) => Machine;
  /** Tells a walk what goes on around it. */
  readonly tell: (actor: Actor<Machine>, news: WalkNews) => void;
  readonly viewOf: (actor: Actor<Machine>) => View;
  /** Whether a walk is about what an address names. */
  readonly isAbout: (actor: Actor<Machine>, start: Start) => boolean;
  readonly takeBackTo: (actor: Actor<Machine>, step: Step) => void;
  /** What makes a walk go on with another search, where the address names one. */
  readonly searchOf: (start: Start) => EventFrom<Machine> | null;
  /** What a person calls the booking that is open. */
  readonly titleOf: (actor: Actor<Machine>) => string;
};

/** The booking of one vertical that a tab is about, from its search to its ticket. One at a time. */
export type Walk<Machine extends AnyStateMachine, Start, Step> = KeptFlow<Machine> & {
  /**
   * Brings the walk of this tab to an address that somebody came to: by a link, by the browser's back and forward, or by a
   * reload. A walk about something else ends, unless it can go on with the search that the address names.
   */
  readonly takeUp: (actor: Actor<Machine>, entry: WalkEntry<Start, Step>) => void;
  readonly tell: (actor: Actor<Machine>, news: WalkNews) => void;
};

/** From the offer on, a walk may need its checkout at any moment. Before, a search is what is running. */
const isBeforeOffer = (kept: string): boolean => kept.includes('"src":"search"');

export const createWalk = <Machine extends AnyStateMachine, Start, Step extends string>(
  options: Options<Machine, Start, Step>,
): Walk<Machine, Start, Step> => {
  const { name, schema, migrations = {}, service, tell, viewOf, isAbout, takeBackTo, searchOf, titleOf } = options;
  const flow: KeptFlow<Machine> = createKeptFlow({
    name,
    schema,
    migrations,
    machine: options.machine(createLateCheckout(service, () => flow.isKept())),
    prepare: (kept) => (isCheckoutHere() || isBeforeOffer(kept) ? null : fetchCheckout()),
    onRestored: (actor) => tell(actor, { type: "RESUME", now: deviceClock.now() }),
  });

  const takeUp = (actor: Actor<Machine>, { start, step }: WalkEntry<Start, Step>): void => {
    const search = searchOf(start);
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const isAtSearch = viewOf(actor).step === "search";
    if (isAbout(actor, start) && !isAtSearch) takeBackTo(actor, step);
    else if (search !== null && snapshot.can(search)) actor.send(search);
    else flow.end();
  };

  /** What a change of currency would leave: a price that somebody has said yes to and not yet reserved. */
  const findOpen = (): OpenBooking | null => {
    const actor = flow.inMemory();
    const checkout = actor === null ? null : viewOf(actor).checkout;
    if (actor === null || checkout === null || checkout.quote === null || checkout.isReserved) return null;
    return { id: checkout.quote.refId, title: titleOf(actor) };
  };

  // For as long as the document lives: the page that changes the currency is none of the walk's.
  registerOpenBooking({
    find: async () => {
      const booking = findOpen();
      return booking === null ? { type: "NONE" } : { type: "OPEN", booking };
    },
    keepDraft: async () => ({ type: flow.isKept() ? "KEPT" : "NOT_KEPT" }),
  });

  return { ...flow, takeUp, tell };
};
