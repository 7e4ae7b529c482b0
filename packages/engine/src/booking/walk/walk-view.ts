import type { ActorRefFrom } from "xstate";
import type { BookingUuid, RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price, QuotedPrice } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import { type CheckoutView, connectCheckout } from "../checkout/checkout.connect.ts";
import type { CheckoutActor, CheckoutChildren, CheckoutSnapshot } from "../checkout/checkout.logic.ts";
import type { Quote } from "../quote/quote.types.ts";
import type { searchMachine } from "../search/search.machine.ts";
import type { SearchText } from "../search/search.types.ts";
import type { TravelParty } from "../travellers/travellers.types.ts";
import type { OfferRef, WalkContext, WalkMeta, WalkScreen, WalkTag } from "./walk.types.ts";
import type { WalkStep } from "./walk-steps.ts";

/** The flows that every walk has, while they are running. */
type WalkChildren = {
  readonly search?: ActorRefFrom<typeof searchMachine> | undefined;
  readonly checkout?: CheckoutActor | undefined;
};

/** What the view of any vertical's walk says. `Own` are the screens of what it sells. */
export type WalkView<
  Own extends string = string,
  Children = WalkChildren,
  Session extends RefId | null = RefId | null,
> = {
  readonly screen: WalkScreen<Own>;
  readonly busy: boolean;
  readonly terminal: boolean;
  /** Until when what is on the screen counts; the child that is running may have a nearer one. */
  readonly deadline: EpochMs | null;
  /** What the booking costs as far as it is known. */
  readonly price: QuotedPrice | null;
  readonly problem: Problem | null;
  readonly step: WalkStep;
  /** The steps that may be opened now; any other leads to the last of them. */
  readonly steps: readonly WalkStep[];
  readonly booking: BookingUuid | null;
  readonly search: SearchText | null;
  /** The session of the results; null for a new search. */
  readonly session: RefId | null;
  /** What was chosen among the results. */
  readonly offer: OfferRef<Session> | null;
  /** Whether the offer was looked for anew, because the session that its address names has ended. */
  readonly isAnew?: boolean;
  /** From the price on; null before. Its commands are sent to `children.checkout`. */
  readonly checkout: CheckoutView | null;
  /** The checkout's, while there is one. */
  readonly quote: Quote | null;
  readonly party: TravelParty | null;
  /** The quote that a checkout which led back was of. */
  readonly quoted: RefId | null;
  /** The step's own flow while there is one, and those of the checkout's steps: read each with its own connect. */
  readonly children: Children & CheckoutChildren;
  /** What the walk itself may be told. From the price on, the checkout has its own. */
  readonly commands: Readonly<Record<"submitSearch" | "editSearch" | "back" | "leave", boolean>>;
};

type WalkSnapshot<Own extends string, Children, Session extends RefId | null> = {
  readonly context: WalkContext<object, Session>;
  readonly children: Children;
  readonly getMeta: () => Readonly<Record<string, WalkMeta<Own> | undefined>>;
  readonly hasTag: (tag: WalkTag) => boolean;
  readonly matches: (state: "planning" | { readonly shopping: "searching" } | "confirmed") => boolean;
  readonly can: (event: { readonly type: "search.edit" | "flow.back" | "flow.leave" }) => boolean;
};

/** What a vertical says of the offer that its walk is at. */
type OfferFacts = {
  /** Until when the offer counts that is on the screen; null while none is. */
  readonly deadline: EpochMs | null;
  /** Of what is chosen; null before. */
  readonly price: Price | null;
  readonly problem: Problem | null;
};

/** The steps before the price that may be opened: each needs what the ones before it gave. */
const openSteps = ({ offer, search }: WalkContext<object, RefId | null>, isOver: boolean): readonly WalkStep[] => [
  "search",
  ...(isOver ? (["confirmation"] as const) : []),
  ...(search === null || isOver ? [] : (["results"] as const)),
  ...(offer === null || isOver ? [] : (["offer"] as const)),
];

type Shown<Own extends string> = Pick<
  WalkView<Own>,
  "screen" | "busy" | "terminal" | "deadline" | "price" | "problem" | "step" | "steps" | "booking"
>;

/** While a checkout is running, that is what is on the screen. */
const shownOf = <Own extends string>(checkout: CheckoutView, before: Omit<Shown<Own>, "screen">): Shown<Own> => ({
  screen: checkout.screen,
  busy: false,
  terminal: false,
  deadline: checkout.deadline,
  price: checkout.price ?? before.price,
  problem: checkout.problem,
  step: checkout.step,
  steps: checkout.isReserved ? ["search", ...checkout.steps] : [...before.steps, ...checkout.steps],
  booking: checkout.booking,
});

/** The view of a vertical's walk with its checkout's, by what the vertical says of the offer. */
export const walkView = <Own extends string, Children, Session extends RefId | null>(
  snapshot: WalkSnapshot<Own, Children, Session>,
  running: CheckoutSnapshot | null,
  { deadline, price, problem }: OfferFacts,
): WalkView<Own, Children, Session> => {
  const { context, children } = snapshot;
  const { screen = "search", step = "search" } =
    Object.values(snapshot.getMeta()).findLast((one) => one !== undefined) ?? {};
  const checkout = running === null ? null : connectCheckout(running);
  const before = {
    busy: snapshot.hasTag("busy"),
    terminal: snapshot.hasTag("terminal"),
    deadline,
    price: price === null ? null : { display: price, charge: price },
    problem,
    step,
    steps: openSteps(context, snapshot.matches("confirmed")),
    booking: context.end.booking,
  };
  return {
    ...(checkout === null
      ? { ...before, screen: screen === "checkout" ? ("quote" as const) : screen }
      : shownOf<Own>(checkout, before)),
    search: context.search,
    session: context.session,
    offer: context.offer,
    checkout,
    quote: checkout?.quote ?? null,
    party: checkout?.party ?? null,
    quoted: context.kept.quoted,
    children: { ...children, ...running?.children },
    commands: {
      submitSearch: snapshot.matches("planning") || snapshot.matches({ shopping: "searching" }),
      editSearch: snapshot.can({ type: "search.edit" }),
      back: snapshot.can({ type: "flow.back" }),
      leave: snapshot.can({ type: "flow.leave" }),
    },
  };
};

type Running = { readonly getSnapshot: () => CheckoutSnapshot } | undefined;

/** How the checkout stands that a walk is running; null while it has none, or one that has failed. */
export const checkoutIn = (running: Running): CheckoutSnapshot | null => {
  const snapshot = running?.getSnapshot();
  return snapshot === undefined || snapshot.status === "error" ? null : snapshot;
};

/** Derives a view from a walk's snapshot and its checkout's once: the same two give the same view object. */
export const perWalk = <Snapshot extends { readonly children: { readonly checkout?: Running } }, View>(
  derive: (snapshot: Snapshot, checkout: CheckoutSnapshot | null) => View,
): ((snapshot: Snapshot) => View) => {
  const views = new WeakMap<Snapshot, { readonly checkout: CheckoutSnapshot | null; readonly view: View }>();
  return (snapshot) => {
    const checkout = checkoutIn(snapshot.children.checkout);
    const known = views.get(snapshot);
    if (known !== undefined && known.checkout === checkout) return known.view;
    const view = derive(snapshot, checkout);
    views.set(snapshot, { checkout, view });
    return view;
  };
};
