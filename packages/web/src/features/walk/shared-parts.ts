import type { CheckoutScreen } from "@safar/engine";
import type { ReactNode } from "react";
import type { SoldVertical } from "../../app/verticals.ts";
import type { AnyWalkView, WalkTrip } from "./walk-kind.ts";

/** The parts that every walk has from the price on. */
export type SharedName = "checkout" | "payment" | "outcome";

export const sharedPartOf: Readonly<Record<CheckoutScreen, SharedName | null>> = {
  quote: "checkout",
  travellers: "checkout",
  addons: "checkout",
  review: "checkout",
  reserving: "checkout",
  payment: "payment",
  confirmation: "payment",
  sessionExpired: "outcome",
  quoteExpired: "outcome",
  soldOut: "outcome",
  reserveRefused: "outcome",
  holdExpired: "outcome",
  left: null,
};

export const isShared = (screen: string): screen is CheckoutScreen => Object.hasOwn(sharedPartOf, screen);

/** What a walk itself may be told when its results count no more. */
export type WalkCommand = { readonly type: "search.refresh" | "search.edit" | "flow.back" | "flow.leave" };

export type SharedProps<View extends AnyWalkView> = {
  readonly vertical: SoldVertical;
  readonly view: View;
  readonly trip: WalkTrip<View>;
  /** Whether the page that shows it is of a step before: what is done in a screen of this one's would be lost to its own page. */
  readonly isElsewhere: boolean;
  /** How often somebody has tried to leave this step by the browser's back or forward where it could not be left. */
  readonly stays: number;
  readonly can: (command: WalkCommand) => boolean;
  readonly tell: (command: WalkCommand) => void;
};

export type SharedPart = <View extends AnyWalkView>(props: SharedProps<View>) => ReactNode;

/** Fetches a part, for pages that do not come with it. */
export const fetchShared: Readonly<Record<SharedName, () => Promise<unknown>>> = {
  checkout: () => import("./checkout-part.tsx"),
  payment: () => import("./payment-part.tsx"),
  outcome: () => import("./outcome-part.tsx"),
};
