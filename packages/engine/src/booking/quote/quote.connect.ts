import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import { acknowledgementOf } from "./acknowledgement.ts";
import { heldAgainst, isPolicyChanged } from "./as-seen.ts";
import { type PriceDifference, priceDifference } from "./price-difference.ts";
import type { quoteMachine } from "./quote.machine.ts";
import type { Acknowledgement, Quote, QuoteScreen, Seen } from "./quote.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type QuoteSnapshot = SnapshotFrom<typeof quoteMachine>;

export type QuoteView = {
  readonly screen: QuoteScreen;
  readonly busy: boolean;
  /** Until when the price is guaranteed. */
  readonly deadline: EpochMs | null;
  readonly quote: Quote | null;
  /** Against what the person saw; null when they saw nothing. */
  readonly difference: PriceDifference | null;
  /** Whether the terms of cancelling or changing are others than those that were shown. */
  readonly policyChanged: boolean;
  /** What to send with `quote.accept` for the price that is on the screen. */
  readonly acknowledgement: Acknowledgement | null;
  readonly problem: Problem | null;
  readonly commands: Readonly<Record<"accept" | "decline" | "refresh", boolean>>;
};

const differenceOf = (quote: Quote | null, seen: Seen | null): PriceDifference | null => {
  if (quote === null || seen === null) return null;
  const { before, after } = heldAgainst(quote, seen);
  return priceDifference(before, after);
};

export const connectQuote: (snapshot: QuoteSnapshot) => QuoteView = perSnapshot((snapshot): QuoteView => {
  const { problem, quote, seen } = snapshot.context;
  const acknowledgement = quote === null ? null : acknowledgementOf(quote);
  return {
    screen: screenOf(snapshot, "done"),
    busy: snapshot.hasTag("busy"),
    deadline: quote?.expiresAt ?? null,
    quote,
    difference: differenceOf(quote, seen),
    policyChanged: quote !== null && seen?.policy != null && isPolicyChanged(seen.policy, quote.policy),
    acknowledgement,
    problem,
    commands: {
      accept: acknowledgement !== null && snapshot.can({ type: "quote.accept", acknowledged: acknowledgement }),
      decline: snapshot.can({ type: "quote.decline" }),
      refresh: snapshot.can({ type: "quote.refresh" }),
    },
  };
});
