import type { Reviewed } from "../../booking/reviews.ts";
import type { Money } from "../../kernel/money.ts";
import type { Names } from "../../kernel/names.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { BusAmenity, BusCity, BusOperator, BusRefundStep, CoachType } from "./buses.domain.ts";
import type { SeatRules } from "./seats/coach.types.ts";

/** An operator as its own page tells of it. */
export type OperatorAbout = BusOperator & { readonly about: Names; readonly rules: SeatRules };

export type OperatorRoute = {
  readonly from: BusCity;
  readonly to: BusCity;
  readonly km: number;
  readonly minutes: number;
  /** How many coaches leave on the day. */
  readonly departures: number;
  /** When each of them does, as the clock there shows it: `2026-12-03T06:15`. */
  readonly leaves: readonly string[];
  readonly cheapest: Money | null;
};

export type OperatorPage = {
  readonly operator: OperatorAbout;
  /** Out of ten. */
  readonly reviewed: Reviewed;
  readonly pictures: readonly {
    readonly address: string;
    readonly width: number;
    readonly height: number;
    readonly title: Names;
  }[];
  readonly coaches: readonly {
    readonly type: CoachType;
    readonly name: Names;
    readonly seats: number;
    readonly amenities: readonly BusAmenity[];
  }[];
  readonly terminals: readonly { readonly id: string; readonly name: Names; readonly city: BusCity }[];
  /** Kilograms of baggage, and what comes back at a cancellation, of its usual fare. */
  readonly bagKg: number;
  readonly refund: readonly BusRefundStep[];
  /** The day that the routes' departures and prices are of. */
  readonly date: string;
  readonly routes: readonly OperatorRoute[];
};

export type OperatorPageOutcome =
  | { readonly type: "PAGE"; readonly page: OperatorPage }
  | { readonly type: "NOT_FOUND" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type CitiesOutcome =
  | { readonly type: "CITIES"; readonly cities: readonly BusCity[] }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type OperatorsOutcome =
  | { readonly type: "OPERATORS"; readonly operators: readonly OperatorAbout[] }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What the pages around booking a bus read. No method rejects. */
export interface BusGuide {
  cities(signal?: AbortSignal): Promise<CitiesOutcome>;
  operators(signal?: AbortSignal): Promise<OperatorsOutcome>;
  operatorPage(slug: string, signal?: AbortSignal): Promise<OperatorPageOutcome>;
}
