import {
  type ExtraKind,
  type ExtrasOutcome,
  hasExtras,
  type QuotedPrice,
  type RefId,
  type TravelParty,
} from "@safar/engine";
import type { ReactNode } from "react";
import type { CheckoutWords } from "./checkout-words.ts";

/** In the order in which they are taken. */
export const checkoutSteps = ["travellers", "extras", "review", "payment"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The steps of what was quoted: one that has no extras has no step for them. */
export const stepsFor = (quote: Parameters<typeof hasExtras>[0]): readonly CheckoutStep[] =>
  hasExtras(quote) ? checkoutSteps : checkoutSteps.filter((step) => step !== "extras");

/** A part of the journey that seats and meals are chosen for, in the page's words. */
export type JourneyPart = {
  /** As extras and seat maps name it. */
  readonly id: string;
  /** Such as "SV 701, Karachi to Jeddah". */
  readonly label: string;
  /** What it is a part of, such as "Karachi to Jeddah": bags hold for the whole of it. */
  readonly leg: string;
};

/** What a vertical tells the steps of its checkout. Only the words and the summary must be there. */
export type CheckoutTrip = {
  readonly words: CheckoutWords;
  /** What is being booked, in short. */
  readonly summary: ReactNode;
  /** How often somebody has tried to go on by the browser's forward button where something is missing. */
  readonly stays?: number;
  /** As it was quoted. */
  readonly price?: QuotedPrice | null | undefined;
  /** The steps of this vertical; all of them when nothing is said. */
  readonly steps?: readonly CheckoutStep[] | undefined;
  /** Addresses of the steps that may be opened again. */
  readonly hrefs?: { readonly [Step in CheckoutStep]?: string } | undefined;
  readonly parts?: readonly JourneyPart[] | undefined;
  /** Who travels, once it is known. */
  readonly party?: TravelParty | null | undefined;
  /** As written on the seats that were chosen before the price, one to a traveller in the order of the quote. */
  readonly seats?: readonly string[] | undefined;
  /** How many tickets there are, where one name may stand for several. */
  readonly tickets?: number | undefined;
  /** The code of the airline that prints the names by its rules; empty while it is not known which. Left out where none does. */
  readonly airline?: string | undefined;
  /** The IANA zone of the place it begins at: terms are told by its clocks. */
  readonly zone?: string | undefined;
  /** What is included of a kind of extras in any case, in a few words. Left out where nothing is known of it. */
  readonly included?: { readonly [Kind in ExtraKind]?: string | undefined } | undefined;
  /** Reads what is on offer for a quote, to name extras that cost nothing. */
  readonly readExtras?: ((refId: RefId) => Promise<ExtrasOutcome>) | undefined;
};
