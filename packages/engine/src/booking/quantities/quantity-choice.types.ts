import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { PlaceTime } from "../list/booking-list.types.ts";
import type { SearchText } from "../search/search.types.ts";
import type { QuantityCut, QuantityOrder } from "./quantities.types.ts";

/** Whether there is any: `few` when little is left, `not_yet` before the sale begins, `closed` when it is not sold at all. */
export type SlotState = "open" | "few" | "sold_out" | "not_yet" | "closed";

/** A day of the calendar; `left` is null when nobody counts. */
export type QuantityDay = {
  readonly date: CalendarDate;
  readonly state: SlotState;
  readonly left: number | null;
  /** Of the cheapest that can be had; null while nothing can. */
  readonly from: Money | null;
};

/** Who goes with whom, and how many there must be, each with why in words. */
export type QuantityRule =
  /** Nobody has any of `items` without one of `needs`. */
  | {
      readonly kind: "needs";
      readonly items: readonly string[];
      readonly needs: readonly string[];
      readonly reason: Names;
    }
  /** An order has at least so many of everything together. */
  | { readonly kind: "least"; readonly count: number; readonly reason: Names };

/** What is asked before there can be a price: a pick-up point, a question of the guide. */
export type QuantityQuestion = { readonly id: string; readonly isRequired: boolean };

/**
 * A moment that can be booked: a show, a start of an option. What there is of each thing at it is its order, with how many of it a
 * choice begins with. */
export type QuantitySlot = {
  readonly id: string;
  readonly date: CalendarDate;
  readonly starts: PlaceTime;
  readonly state: SlotState;
  readonly order: QuantityOrder;
  readonly rules: readonly QuantityRule[];
  readonly questions: readonly QuantityQuestion[];
};

/** What is read of something: all its slots, or those of a day. */
export type QuantityRequest = {
  readonly item: OfferId;
  /** Null for whichever day comes first. */
  readonly date: CalendarDate | null;
  /** Opens what is sold to those who know it only. */
  readonly code: string | null;
};

/** Something as it can be chosen now. `About` is the vertical's own. */
export type QuantityRead<About extends object> = {
  readonly about: About;
  readonly days: readonly QuantityDay[];
  readonly slots: readonly QuantitySlot[];
  /** The slot that the request named, or that is chosen until another is; null where there is none. */
  readonly slot: string | null;
  /** Null where none was given. */
  readonly isCodeKnown: boolean | null;
  /** What it was found by: who opened it by its address is led there. */
  readonly search: SearchText;
  /** Until when what is on the screen counts. */
  readonly expiresAt: EpochMs;
};

type Problematic = { readonly type: "PROBLEM"; readonly problem: Problem };

export type QuantityReadOutcome<About extends object> =
  | { readonly type: "READ"; readonly read: QuantityRead<About> }
  /** There is nothing by that name any more. */
  | { readonly type: "SESSION_EXPIRED" }
  | Problematic;

export type QuantityPriceRequest = {
  readonly item: OfferId;
  readonly slot: string;
  /** Of which there are any. */
  readonly lines: readonly { readonly item: string; readonly quantity: number }[];
  readonly answers: Readonly<Record<string, string>>;
  readonly code: string | null;
};

/** A choice priced for a while. */
export type QuantityPrice = {
  /** What is quoted and reserved. */
  readonly refId: RefId;
  /** As the lines were shown; the quote says what has become of it. */
  readonly shown: Price;
  readonly expiresAt: EpochMs;
};

export type QuantityPriceOutcome =
  | { readonly type: "PRICED"; readonly price: QuantityPrice }
  /** There is less of it than was chosen. It is read again, and what was cut is named. */
  | { readonly type: "CUT" }
  | { readonly type: "SESSION_EXPIRED" }
  | Problematic;

/** No method rejects. */
export interface QuantityService<About extends object> {
  readChoice(request: QuantityRequest, signal?: AbortSignal): Promise<QuantityReadOutcome<About>>;
  priceChoice(request: QuantityPriceRequest, signal?: AbortSignal): Promise<QuantityPriceOutcome>;
}

/** What was chosen, to come back to it. */
export type QuantityChosen<About extends object> = {
  readonly about: About;
  readonly slot: QuantitySlot;
  readonly quantities: Readonly<Record<string, number>>;
  readonly answers: Readonly<Record<string, string>>;
  readonly code: string | null;
  readonly price: QuantityPrice;
};

export type QuantityChoiceInput = {
  readonly item: OfferId;
  readonly date?: CalendarDate;
  /** What was chosen before. */
  readonly slot?: string;
  readonly quantities?: Readonly<Record<string, number>>;
  readonly answers?: Readonly<Record<string, string>>;
  readonly code?: string | null;
};

export type QuantityChoiceContext<About extends object> = {
  readonly item: OfferId;
  readonly date: CalendarDate | null;
  readonly read: QuantityRead<About> | null;
  readonly slot: string | null;
  /** As wished for; `order` of the view is what of it can be had. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly answers: Readonly<Record<string, string>>;
  /** The one that is asked with; null where there is none. */
  readonly code: string | null;
  /** What of the choice there was less of, until something else is chosen. */
  readonly cuts: readonly QuantityCut[];
  readonly price: QuantityPrice | null;
  readonly problem: Problem | null;
  readonly end: "CHOSEN" | "BACK" | "SEARCH_AGAIN" | "SEARCH_EDIT";
};

export type QuantityChoiceOutput<About extends object> =
  | ({ readonly type: "CHOSEN"; readonly search: SearchText | null } & QuantityChosen<About>)
  | { readonly type: "BACK" | "SEARCH_AGAIN" | "SEARCH_EDIT"; readonly search: SearchText | null };

export type QuantityChoiceEvent =
  /** A day whose slots are not known yet is read. */
  | { readonly type: "day.choose"; readonly date: CalendarDate }
  | { readonly type: "slot.choose"; readonly slot: string }
  | { readonly type: "quantity.step"; readonly item: string; readonly way: "more" | "fewer" }
  | { readonly type: "quantity.set"; readonly item: string; readonly quantity: number }
  | { readonly type: "answer.change"; readonly question: string; readonly answer: string }
  /** An empty one takes the code back. */
  | { readonly type: "code.submit"; readonly code: string }
  /** Somebody may have taken some, or given some back. */
  | { readonly type: "choice.hinted" }
  | { readonly type: "choice.submit" }
  | { readonly type: "choice.reload" }
  | { readonly type: "search.refresh" }
  | { readonly type: "search.edit" }
  | { readonly type: "flow.back" }
  | ResumeEvent;

export type QuantityChoiceScreen = "loading" | "choosing" | "failed" | "expired" | "done";

export type QuantityChoiceMeta = { readonly screen: QuantityChoiceScreen; readonly resume: ResumePolicy };
