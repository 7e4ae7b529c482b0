import { type Problem, type Result, refId, type SeatPriceOutcome, type SeatsUnpriced } from "@safar/engine";
import type { z } from "zod";
import { readMoney } from "../wire/money.ts";
import { priceIn } from "../wire/price.decoding.ts";
import type { priceSchema } from "../wire/price.schemas.ts";
import { isRefusedAs, sessionRefusalOf, textsIn } from "../wire/refusals.ts";
import { instantOf, type Times } from "../wire/times.ts";

/** Why chosen places could not be priced. */
export const unpricedOf = (problem: Problem): SeatsUnpriced => {
  if (isRefusedAs(problem, "seat_taken")) return { type: "SEATS_TAKEN", seats: textsIn(problem.meta?.["seats"]) };
  if (!isRefusedAs(problem, "seat_rule_violation")) return sessionRefusalOf(problem);
  const seat = problem.meta?.["seat"];
  return typeof seat === "string" ? { type: "RULE_BROKEN", seat } : { type: "PROBLEM", problem };
};

type WirePriced = {
  readonly RefID: string;
  readonly expires_at: string;
  /** As the map showed them. */
  readonly shown: z.output<typeof priceSchema>;
};

/** What chosen places cost, or why nobody says. */
export const seatPriceIn = (answer: Result<WirePriced, Problem>, times: Times): SeatPriceOutcome => {
  if (!answer.ok) return unpricedOf(answer.error);
  const { RefID, expires_at, shown } = answer.value;
  const read = readMoney((reader) => ({
    refId: refId(RefID),
    shown: priceIn(shown, reader),
    expiresAt: instantOf(expires_at, times),
  }));
  return read.ok ? { type: "PRICED", price: read.value } : read.error;
};
