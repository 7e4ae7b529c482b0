import type { ExtrasOutcome, QuotedPrice, RefId, TravelParty } from "@safar/engine";
import type { ReactNode } from "react";

/** In the order in which they are taken. */
export const checkoutSteps = ["passengers", "extras", "review", "payment"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** A part of the journey that seats and meals are chosen for, in the page's words. */
export type JourneyPart = {
  /** As extras and seat maps name it. */
  readonly id: string;
  /** Such as "SV 701, Karachi to Jeddah". */
  readonly label: string;
  /** What it is a part of, such as "Karachi to Jeddah": bags hold for the whole of it. */
  readonly leg: string;
};

/** What a vertical tells the steps of its checkout. Only the summary must be there. */
export type CheckoutTrip = {
  /** What is being booked, in short. */
  readonly summary: ReactNode;
  /** As it was quoted. */
  readonly price?: QuotedPrice | null | undefined;
  /** The steps of this vertical; all of them when nothing is said. */
  readonly steps?: readonly CheckoutStep[] | undefined;
  /** Addresses of the steps that may be opened again. */
  readonly hrefs?: { readonly [Step in CheckoutStep]?: string } | undefined;
  readonly parts?: readonly JourneyPart[] | undefined;
  /** Who travels, once it is known. */
  readonly party?: TravelParty | null | undefined;
  /** People stay rather than travel: they are guests, and no airline compares their names. */
  readonly isStay?: boolean | undefined;
  /** People ride rather than fly: who lets them board looks at their documents, and no airline compares their names. */
  readonly isRide?: boolean | undefined;
  /** As written on the seats that were chosen before the price, one to a passenger in the order of the quote. */
  readonly seats?: readonly string[] | undefined;
  /** The code of the airline that sells the ticket: names are written by its rules. */
  readonly airline?: string | null | undefined;
  /** The IANA zone of the place it begins at: terms are told by its clocks. */
  readonly zone?: string | undefined;
  /** Reads what is on offer for a quote, to name extras that cost nothing. */
  readonly readExtras?: ((refId: RefId) => Promise<ExtrasOutcome>) | undefined;
};
