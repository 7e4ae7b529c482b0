import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { CurrencyCode, Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { ExtraChoice, ExtraKind, RequiredExtra } from "../quote/quote.types.ts";
import type { QuotedTraveller } from "../quote/quoted-traveller.types.ts";
import type { SeatMap } from "../seats/seat.types.ts";

/** Goods for a whole order that there is a drawing of. */
export type ExtraPicture = "popcorn" | "nachos" | "drink" | "box" | "glasses";

/** A bag, a meal or a service that can be added. Seats are on their maps. */
export type ExtraOffer = {
  readonly serviceId: string;
  readonly kind: ExtraKind | "unknown";
  readonly title: string;
  readonly detail: string | null;
  readonly travellerIds: readonly string[];
  /** Where it holds: all segments of a leg for a bag, one for a meal. */
  readonly segmentIds: readonly string[];
  readonly price: Money;
  readonly maxQuantity: number;
  readonly isIncluded: boolean;
  /** What is drawn beside it, where that is told. */
  readonly picture?: ExtraPicture | undefined;
  /** What is in it of what is offered alone too. */
  readonly contains?: readonly { readonly serviceId: string; readonly count: number }[];
};

export type ExtrasOutcome =
  | { readonly type: "EXTRAS"; readonly offers: readonly ExtraOffer[]; readonly seatMaps: readonly SeatMap[] }
  /** By the service's clock the price is no longer guaranteed, whatever the clock here says. */
  | { readonly type: "EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** Does not reject. */
export interface ExtrasService {
  extras(refId: RefId, signal?: AbortSignal): Promise<ExtrasOutcome>;
}

export type ExtrasInput = {
  readonly refId: RefId;
  readonly travellers: readonly QuotedTraveller[];
  /** Those who have an infant on the lap. */
  readonly laps?: readonly string[];
  readonly required: readonly RequiredExtra[];
  readonly choices: readonly ExtraChoice[];
  /** The currency that the booking is charged in. */
  readonly currency: CurrencyCode;
  /** When the price's guarantee ends. */
  readonly deadline: EpochMs;
  /** Seats that were chosen and went to somebody else. */
  readonly taken?: readonly { readonly segmentId: string; readonly seat: string }[];
};

/** Who lacks what. `segmentId` is null for what holds for the whole way. */
export type MissingExtra = {
  readonly kind: ExtraKind;
  readonly travellerId: string;
  readonly segmentId: string | null;
};

export type ExtrasOutput =
  /** `cost` is what the person reckons with; the quote that follows says what it is. */
  | { readonly type: "CHOSEN"; readonly choices: readonly ExtraChoice[]; readonly cost: Money }
  | { readonly type: "BACK"; readonly choices: readonly ExtraChoice[] }
  | { readonly type: "DEADLINE"; readonly choices: readonly ExtraChoice[] };

export type ExtrasContext = Required<ExtrasInput> & {
  readonly offers: readonly ExtraOffer[];
  readonly seatMaps: readonly SeatMap[];
  /** What kept the last attempt from going on. */
  readonly missing: readonly MissingExtra[];
  readonly problem: Problem | null;
  readonly end: ExtrasOutput["type"];
};

export type ExtrasEvent =
  /** A quantity of 0 takes it off. */
  | {
      readonly type: "extra.choose";
      readonly serviceId: string;
      readonly travellerId: string;
      readonly segmentId: string | null;
      readonly quantity: number;
    }
  | {
      readonly type: "seat.choose";
      readonly segmentId: string;
      readonly travellerId: string;
      readonly designator: string;
    }
  | { readonly type: "seat.leave"; readonly segmentId: string; readonly travellerId: string }
  | { readonly type: "extras.submit" }
  | { readonly type: "extras.reload" }
  | { readonly type: "flow.back" }
  | ResumeEvent;

export type ExtrasScreen = "loading" | "extras" | "failed" | "done";

export type ExtrasMeta = { readonly screen: ExtrasScreen; readonly resume: ResumePolicy };
