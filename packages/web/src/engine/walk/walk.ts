import {
  type CheckoutLogic,
  type CheckoutService,
  type CheckoutSetting,
  type Clock,
  isAbout,
  type Migration,
  type OfferId,
  type OpenBooking,
  type RefId,
  type SearchText,
  type searchMachine,
  takeBackTo,
  type WalkEvent,
  type WalkStart,
  type WalkStep,
  type WalkView,
} from "@safar/engine";
import type { Actor, ActorRefFrom, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from "xstate";
import type { SoldVertical } from "../../app/verticals.ts";
import { serverClock } from "../asking/server-clock.ts";
import { createKeptFlow, type KeptFlow } from "../flows/kept-flow.ts";
import { createLateCheckout, fetchCheckout, isCheckoutHere, takeOnHere } from "./late-checkout.ts";
import { registerOpenBooking } from "./open-booking.ts";

/** Where any vertical's walk may begin. */
export type AnyStart = WalkStart<object, RefId | null>;

/**
 * An address that a page of a walk stands at: where it begins, and which step it is of. Where a step has several pages, `page` is the
 * vertical's own name for the one that it is.
 */
export type WalkEntry<Start> = { readonly start: Start; readonly step: WalkStep; readonly page?: string };

/** What every walk must know of where and for whom it is. */
export type WalkSetting = CheckoutSetting & { readonly seatedPassengers: number };

export type WalkNews = Exclude<WalkEvent<WalkSetting>, { readonly type: "flow.leave" }>;

type Offered = { readonly search: ActorRefFrom<typeof searchMachine>; readonly offer: OfferId };

/** Chooses an offer of the results that a walk is at; says whether it could. */
const choose = ({ search, offer }: Offered): boolean => {
  const chosen = { type: "offer.choose", offer } as const;
  if (!search.getSnapshot().can(chosen)) return false;
  search.send(chosen);
  return true;
};

/** What `machine` is made over. */
type Over<Service> = { readonly service: Service; readonly clock: Clock; readonly checkout: CheckoutLogic };

type Options<Machine extends AnyStateMachine, View extends WalkView, Start, Service extends CheckoutService> = {
  /** Names it in this tab's storage as well. */
  readonly vertical: SoldVertical;
  /** Counts the shapes that what is kept of it has had, with how to get from one to the next. */
  readonly schema: number;
  readonly migrations?: () => Promise<Readonly<Record<number, Migration>>>;
  /** What is booked is looked at, quoted, reserved and found by it. */
  readonly service: Service;
  /** The vertical's chart over its actors. */
  readonly machine: (over: Over<Service>) => Machine;
  /** Fetches what the chart runs from the offer on, where that comes late; null once it is there. */
  readonly fetchOwn?: () => Promise<void> | null;
  readonly inputOf: (start: Start, setting: WalkSetting) => InputFrom<Machine>;
  readonly connect: (snapshot: SnapshotFrom<Machine>) => View;
  /** Tells a walk what goes on around it. */
  readonly tell: (actor: Actor<Machine>, news: WalkNews) => void;
  /** A search as its vertical writes it, whatever order an address has it in. */
  readonly normal: (search: SearchText) => SearchText;
  /** Whether a session has found an offer, where the offer's address does not name the session. */
  readonly hasFound?: (session: RefId, offer: OfferId) => boolean;
  /** Leads a walk that is at a step of several pages to one of them, as far as it can. */
  readonly turnTo?: (actor: Actor<Machine>, page: string) => void;
  /** What a person calls the booking that is open. */
  readonly titleOf: (view: View) => string;
};

/** The booking of one vertical that a tab is about, from its search to its ticket. One at a time. */
export type Walk<Machine extends AnyStateMachine, View extends WalkView, Start> = KeptFlow<Machine> &
  Pick<Options<Machine, View, Start, CheckoutService>, "connect" | "inputOf" | "tell" | "titleOf" | "vertical"> & {
    /**
     * Brings the walk of this tab to an address that somebody came to: by a link, by the browser's back and forward, or by a
     * reload. A walk about something else ends, unless it can go on with the search that the address names.
     */
    readonly takeUp: (actor: Actor<Machine>, entry: WalkEntry<AnyStart>) => void;
    /** Whether the walk of this document is about what an address names. */
    readonly isGoingOn: (start: AnyStart) => boolean;
    /**
     * Leads the walk to the step of a page that the browser came back to before it had been left, or forward to again; says whether
     * it could.
     */
    readonly lead: (actor: Actor<Machine>, entry: WalkEntry<AnyStart>) => boolean;
  };

/** From the offer on, a walk may need its checkout at any moment. Before, a search is what is running. */
const isBeforeOffer = (kept: string): boolean => kept.includes('"src":"search"');

export const createWalk = <
  Machine extends AnyStateMachine,
  View extends WalkView,
  Start extends AnyStart,
  Service extends CheckoutService,
>(
  options: Options<Machine, View, Start, Service>,
): Walk<Machine, View, Start> => {
  const { vertical, schema, migrations, service, connect, inputOf, tell, normal, hasFound, turnTo, titleOf } = options;
  const checkout = createLateCheckout(service, () => flow.isKept());
  const flow: KeptFlow<Machine> = createKeptFlow({
    name: vertical,
    schema,
    ...(migrations === undefined ? {} : { migrations }),
    machine: options.machine({ service, clock: serverClock, checkout }),
    prepare: (kept) => {
      if (isBeforeOffer(kept)) return null;
      const own = options.fetchOwn?.() ?? null;
      if (isCheckoutHere()) return own;
      return Promise.all([own, fetchCheckout()]).then(() => undefined);
    },
    onRestored: (actor) => tell(actor, { type: "RESUME", now: serverClock.now() }),
  });
  const viewOf = (actor: Actor<Machine>): View => connect(actor.getSnapshot());

  /** The walk's search, and the offer that an address names where it is one of what that has found. */
  const offeredAt = (actor: Actor<Machine>, start: AnyStart): Offered | null => {
    const { search } = viewOf(actor).children;
    const session = search?.getSnapshot().context.refId ?? null;
    if (start.at !== "offer" || search === undefined || session === null) return null;
    const isFound = start.refId === null ? hasFound?.(session, start.offer) === true : start.refId === session;
    return isFound ? { search, offer: start.offer } : null;
  };

  const turn = (actor: Actor<Machine>, page: string | undefined) => page !== undefined && turnTo?.(actor, page);

  type Asked = Omit<WalkEntry<AnyStart>, "start">;
  const backTo = (actor: Actor<Machine>, { page, step }: Asked): WalkStep => {
    const at = takeBackTo({ viewNow: () => viewOf(actor), send: (event) => tell(actor, event) }, step);
    if (at === step) turn(actor, page);
    return at;
  };

  /** Back or on to a step; says whether it is there. */
  const bring = (actor: Actor<Machine>, asked: Asked): boolean =>
    backTo(actor, asked) === asked.step ||
    takeOnHere({ actor, viewNow: () => viewOf(actor) }, asked.step) === asked.step;

  const lead: Walk<Machine, View, Start>["lead"] = (actor, { start, ...asked }) =>
    isAbout(viewOf(actor), start, normal) && bring(actor, asked);

  const isGoingOn: Walk<Machine, View, Start>["isGoingOn"] = (start) => {
    const actor = flow.inMemory();
    return actor !== null && isAbout(viewOf(actor), start, normal);
  };

  const takeUp: Walk<Machine, View, Start>["takeUp"] = (actor, { start, ...asked }) => {
    // Forward again, or by a link of the list: as if it had been chosen there. Nothing further on is led to without a person's yes.
    const offered = offeredAt(actor, start);
    if (offered !== null && choose(offered)) {
      turn(actor, asked.page);
      return;
    }
    const view = viewOf(actor);
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const another = start.at === "results" ? ({ type: "search.submit", search: start.search } as const) : null;
    // Results that were looked for anew are of another session: the offer is read by its own address, which still names the old one,
    // and the walk goes on with what it knows of it.
    const again = { type: "offer.again" } as const;
    const isKnown = view.step !== "search" && isAbout(view, start, normal);
    if (isKnown && start.at === "offer" && snapshot.can(again)) {
      tell(actor, again);
      turn(actor, asked.page);
    } else if (isKnown) bring(actor, asked);
    else if (another !== null && snapshot.can(another)) tell(actor, another);
    else flow.end();
  };

  /** What a change of currency would leave: a price that somebody has said yes to and not yet reserved. */
  const findOpen = (): OpenBooking | null => {
    const actor = flow.inMemory();
    const view = actor === null ? null : viewOf(actor);
    if (view === null || view.checkout === null || view.checkout.quote === null || view.checkout.isReserved)
      return null;
    return { id: view.checkout.quote.refId, title: titleOf(view) };
  };

  // For as long as the document lives: the page that changes the currency is none of the walk's.
  registerOpenBooking({
    find: async () => {
      const booking = findOpen();
      return booking === null ? { type: "NONE" } : { type: "OPEN", booking };
    },
    keepDraft: async () => ({ type: flow.isKept() ? "KEPT" : "NOT_KEPT" }),
  });

  return { ...flow, vertical, connect, inputOf, tell, titleOf, takeUp, isGoingOn, lead };
};
