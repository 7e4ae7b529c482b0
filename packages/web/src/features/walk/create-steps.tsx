import { type Booking, type RefId, refId, type WalkStart, type WalkStep } from "@safar/engine";
import { type ComponentType, useState } from "react";
import type { AnyStateMachine } from "xstate";
import type { SoldVertical } from "../../app/verticals.ts";
import type { WalkPages } from "./create-walk-pages.tsx";
import type { AnyWalkView, WalkTrip } from "./walk-kind.ts";

/** What a page from the price on was opened by: the quote that it is about, or a booking to be paid for. */
type Opened = { readonly quote: string } | { readonly booking: Booking };

/** A step that an address opens, of whichever vertical. */
export type StepOpened = { readonly vertical: SoldVertical; readonly step: WalkStep; readonly at: Opened };

/** The pages of a walk from the price on, to the routes that all verticals share. */
export type WalkSteps = { readonly Page: ComponentType<Omit<StepOpened, "vertical">> };

type Steps<View extends AnyWalkView, Booked extends object> = {
  readonly trip: WalkTrip<View>;
  /** What of a booking is shown beside its payment. */
  readonly shownOf: (booking: Booking) => Booked;
};

const nameOf = (opened: Opened): string => ("quote" in opened ? opened.quote : opened.booking.uuid);

/** The pages of a vertical's walk from the price on, which come with what the steps are told of what is booked. */
export const createSteps = <
  Machine extends AnyStateMachine,
  View extends AnyWalkView,
  Booked extends object,
  Session extends RefId | null,
>(
  { WalkPage, isGoingOn, tripArrives }: WalkPages<Machine, View, WalkStart<Booked, Session>>,
  { trip, shownOf }: Steps<View, Booked>,
): WalkSteps => {
  tripArrives(trip);
  const startOf = (opened: Opened): WalkStart<Booked, Session> => {
    if ("quote" in opened) return { at: "quote", refId: refId(opened.quote) };
    const { order, uuid } = opened.booking;
    return { at: "payment", booking: uuid, order, ...shownOf(opened.booking) };
  };

  /** One page for as long as its addresses are of one walk, from the names to the payment; another walk's is another page. */
  function Page({ at, step }: Omit<StepOpened, "vertical">) {
    const [page, setPage] = useState({ at, key: nameOf(at) });
    if (nameOf(page.at) !== nameOf(at)) {
      const isOfOne = isGoingOn(startOf(page.at)) && isGoingOn(startOf(at));
      setPage({ at, key: isOfOne ? page.key : nameOf(at) });
    }
    return <WalkPage key={page.key} entry={{ start: startOf(at), step }} />;
  }
  return { Page };
};
