import type { RefId, WalkStart, WalkView } from "@safar/engine";
import type { ComponentType } from "react";
import type { Actor, AnyStateMachine } from "xstate";
import type { Walk } from "../../engine/walk/walk.ts";
import type { CheckoutTrip } from "../checkout/checkout-trip.ts";
import type { CheckoutWords } from "../checkout/checkout-words.ts";

export type Place = { readonly pathname: string; readonly searchStr: string };

/** What every vertical's view has, whatever its own screens are. */
export type AnyWalkView = WalkView;

/** What a vertical's own part of a walk is shown by. */
export type WalkProps<Machine extends AnyStateMachine, View extends AnyWalkView> = {
  readonly view: View;
  readonly send: Actor<Machine>["send"];
};

/** A part's script, fetched when the walk goes on to it. */
export type PartSource<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Where a walk stands before its price, as addresses without a language. From the price on all verticals' are alike. */
export type WalkAddresses<View extends AnyWalkView> = {
  readonly search: (search: string | undefined) => string;
  readonly results: (search: string) => string;
  /** Where the step of an offer has several pages, the view says which of them it is at. */
  readonly offer: (offer: NonNullable<View["offer"]>, view: View) => string;
  /** Whether an address of an offer only leads on to another page of it, which then stands in its stead. */
  readonly leadsOn?: (place: Place) => boolean;
  /** Whether an address is the one that is open. */
  readonly isAt: (address: string, place: Place) => boolean;
};

/** What the steps from the price on are told of what is booked. */
export type WalkTrip<View extends AnyWalkView> = {
  readonly words: CheckoutWords;
  /** What is being booked, in short; nothing while a quote that was opened by its address does not say. */
  readonly Summary: ComponentType<{ readonly view: View }>;
  /** Where extras are sold, how what is on offer is read. */
  readonly readExtras?: CheckoutTrip["readExtras"];
  readonly useTrip: (view: View) => Omit<
    CheckoutTrip,
    "words" | "summary" | "price" | "steps" | "hrefs" | "party" | "readExtras"
  > & {
    /** Where they are others for this one than the vertical's. */
    readonly words?: CheckoutWords;
  };
};

/** What a vertical's walk is, to the pages that show it. */
export type WalkKind<
  Machine extends AnyStateMachine,
  View extends AnyWalkView,
  Booked extends object,
  Session extends RefId | null,
> = {
  readonly walk: Walk<Machine, View, WalkStart<Booked, Session>>;
  readonly addresses: WalkAddresses<View>;
  /** What shows each screen of the vertical's own; the walk stands at no page of its own on the others. */
  readonly screens: { readonly [Screen in View["screen"]]?: PartSource<WalkProps<Machine, View>> };
  /** Fetched when the walk goes on to the price. */
  readonly trip: () => Promise<{ readonly default: WalkTrip<View> }>;
};
