import type { Scenario } from "./scenario.ts";

/** What a route does to whoever books it, so that every ending can be reached without luck. */
export type RouteEffect = {
  /** Multiplies every provider's pace. */
  readonly pace?: number;
  /** Holds every answer of a search back for this long. */
  readonly stallMs?: number;
  /** Multiplies the fare between what the search showed and its price. */
  readonly drift?: number;
  readonly holdMinutes?: number;
  readonly isSoldOut?: boolean;
};

type Route = { readonly from: string; readonly to: string };

/** What the scenario of a route does; nothing where there is none. */
export const effectOn = <Effect extends RouteEffect>(
  scenarios: readonly Scenario<Effect>[],
  route: Route | undefined,
): Effect | Readonly<Record<string, never>> =>
  scenarios.find(({ trigger }) => "from" in trigger && trigger.from === route?.from && trigger.to === route.to)?.does ??
  {};
