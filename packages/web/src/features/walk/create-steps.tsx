import { type Booking, type RefId, refId, type WalkStart, type WalkStep } from "@safar/engine";
import type { ComponentType } from "react";
import type { AnyStateMachine } from "xstate";
import type { WalkPages } from "./create-walk-pages.tsx";
import type { Held } from "./shared-parts.ts";
import type { AnyWalkView, WalkTrip } from "./walk-kind.ts";

/** What a page from the price on was opened by: the quote that it is about, or a booking to be paid for. */
type Opened = { readonly quote: string } | { readonly booking: Booking };

/** The pages of a walk from the price on, to the routes that all verticals share. */
export type WalkSteps = {
  readonly Page: ComponentType<{ readonly opened: Opened; readonly step: WalkStep; readonly held: Held }>;
};

type Steps<View extends AnyWalkView, Booked extends object> = {
  readonly trip: WalkTrip<View>;
  /** What of a booking is shown beside its payment. */
  readonly shownOf: (booking: Booking) => Booked;
};

/** The pages of a vertical's walk from the price on, which come with what the steps are told of what is booked. */
export const createSteps = <
  Machine extends AnyStateMachine,
  View extends AnyWalkView,
  Booked extends object,
  Session extends RefId | null,
>(
  { WalkPage }: WalkPages<Machine, View, WalkStart<Booked, Session>>,
  { trip, shownOf }: Steps<View, Booked>,
): WalkSteps => {
  const startOf = (opened: Opened): WalkStart<Booked, Session> => {
    if ("quote" in opened) return { at: "quote", refId: refId(opened.quote) };
    const { order, uuid } = opened.booking;
    return { at: "payment", booking: uuid, order, ...shownOf(opened.booking) };
  };
  return {
    Page: ({ opened, step, held }) => <WalkPage entry={{ start: startOf(opened), step }} held={{ ...held, trip }} />,
  };
};
