import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { HintEvent, ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { BookingUuid, OfferId, OrderRefId, RefId } from "../../kernel/ids.ts";
import type { CheckoutKept, CheckoutScreen, CheckoutSetting } from "../checkout/checkout.types.ts";
import type { SearchOutput, SearchText } from "../search/search.types.ts";
import type { WalkStep } from "./walk-steps.ts";

/**
 * What was chosen among the results, and the session that it was found in; null for what is opened by an address that names no
 * session.
 */
export type OfferRef<Session extends RefId | null = RefId> = {
  readonly refId: Session;
  readonly offer: OfferId;
};

/** What a search ends with when something was chosen in it. */
export type ChosenOffer = Extract<SearchOutput, { readonly type: "CHOSEN" }>;

/** Where a walk begins: at home, or at an address that somebody opened. `Booked` is what is shown beside a payment. */
export type WalkStart<Booked extends object = object, Session extends RefId | null = RefId> =
  | { readonly at: "search" }
  | { readonly at: "results"; readonly search: SearchText; readonly refId: RefId | null }
  | ({ readonly at: "offer"; readonly search: SearchText | null } & OfferRef<Session>)
  | { readonly at: "quote"; readonly refId: RefId }
  | ({ readonly at: "payment"; readonly booking: BookingUuid; readonly order: OrderRefId } & Booked);

export type WalkInput<
  Booked extends object = object,
  Session extends RefId | null = RefId,
  Setting extends CheckoutSetting = CheckoutSetting,
> = { readonly start: WalkStart<Booked, Session>; readonly setting: Setting };

export type WalkOutput =
  | { readonly type: "BOOKED"; readonly booking: BookingUuid }
  /** The person went away. The booking, if there is one, goes on without the walk. */
  | { readonly type: "LEFT"; readonly booking: BookingUuid | null };

/** What every walk knows. A vertical adds what it reads and keeps of the offer. */
export type WalkContext<
  Booked extends object = object,
  Session extends RefId | null = RefId,
  Setting extends CheckoutSetting = CheckoutSetting,
> = WalkInput<Booked, Session, Setting> & {
  readonly search: SearchText | null;
  /** The session of the results; null for a new search. */
  readonly session: RefId | null;
  readonly offer: OfferRef<Session> | null;
  /** What was given in a checkout that led back. */
  readonly kept: CheckoutKept;
  readonly end: WalkOutput;
};

/** What every walk is told. From the price on, commands go to its checkout; the last three reach it through the walk. */
export type WalkEvent<Setting extends CheckoutSetting = CheckoutSetting> =
  | { readonly type: "search.submit"; readonly search: SearchText }
  | { readonly type: "search.edit" }
  /** On again to the offer that was looked at, as it was: the results beside it may be of another session by now. */
  | { readonly type: "offer.again" }
  | { readonly type: "flow.back" }
  | { readonly type: "flow.leave" }
  /** Somebody signed in, or another day or currency began. What is under way keeps what it began with. */
  | { readonly type: "setting.change"; readonly setting: Setting }
  | HintEvent
  | ResumeEvent;

/** What a walk is told besides whose offer is read before something of it is chosen. */
export type ReadOfferEvent = { readonly type: "offer.reload" } | { readonly type: "search.refresh" };

/** Where the address bar should be. The host knows the route of each step. */
export type WalkEmitted = {
  readonly type: "navigate";
  readonly step: WalkStep;
  readonly search: SearchText | null;
  readonly refId: RefId | null;
  readonly offer: OfferId | null;
};

export type WalkTag = "busy" | "stable" | "terminal";

/** The screens of a walk before its price; `Own` are those of what it sells. */
export type WalkOwnScreen<Own extends string> = "search" | "results" | Own | "confirmation" | "left";

export type WalkScreen<Own extends string> = WalkOwnScreen<Own> | CheckoutScreen;

export type WalkMeta<Own extends string> = {
  readonly screen: WalkOwnScreen<Own> | "checkout";
  readonly resume: ResumePolicy;
  readonly step: WalkStep;
};

/** What `setup` is told of a walk's types. `Child` names the children that a vertical has besides the two of every walk. */
export type WalkTypes<Context, Event, Input, Own extends string, Child = unknown> = {
  readonly context?: Context;
  readonly events?: Event;
  readonly emitted?: WalkEmitted;
  readonly input?: Input;
  readonly output?: WalkOutput;
  readonly tags?: WalkTag;
  readonly meta?: WalkMeta<Own>;
  readonly children?: { readonly search: "search"; readonly checkout: "checkout" } & Child;
};
