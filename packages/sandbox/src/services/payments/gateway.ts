import type { DeclineCode } from "../orders/attempt.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What the simulated bank does with a charge. */
export type Verdict =
  | { readonly type: "CAPTURED" }
  | { readonly type: "DECLINED"; readonly code: DeclineCode }
  /** The cardholder has to approve it on the bank's page. */
  | { readonly type: "CHALLENGED" }
  | { readonly type: "PENDING"; readonly settlesAfterMs: number }
  /** Captured, and the bank's answer got lost. */
  | { readonly type: "LOST" };

const captured: Verdict = { type: "CAPTURED" };

const cards: Readonly<Record<string, Verdict>> = {
  "0002": { type: "DECLINED", code: "payment_declined" },
  "9995": { type: "DECLINED", code: "insufficient_funds" },
  "3220": { type: "CHALLENGED" },
  "0119": { type: "LOST" },
  "0341": { type: "PENDING", settlesAfterMs: 4 * minuteMs },
};

const mobiles: Readonly<Record<string, Verdict>> = {
  "0002": { type: "DECLINED", code: "payment_declined" },
  "9995": { type: "DECLINED", code: "insufficient_funds" },
  "2222": { type: "PENDING", settlesAfterMs: 4 * minuteMs },
};

export const chargeCard = (ending: string): Verdict => cards[ending] ?? captured;

/** After the payer's code was right. */
export const chargeMobile = (ending: string): Verdict => mobiles[ending] ?? captured;

/** When a voucher is paid at the counter, by the payer's number: after four minutes, an hour too late, or never. */
export const slipPaidAfterMs = (ending: string, untilDeadlineMs: number): number | null => {
  if (ending === "2222") return 4 * minuteMs;
  return ending === "3333" ? untilDeadlineMs + hourMs : null;
};
