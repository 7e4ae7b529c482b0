import { acknowledgementOf } from "./acknowledgement.ts";
import { dearerQuote, dollarQuote, quoteInput, quoteOutcomes, sampleQuote, stricterQuote } from "./quote.fixtures.ts";
import { quoteMachine } from "./quote.machine.ts";
import type { QuoteEvent } from "./quote.types.ts";

const events = {
  "quote.accept": [sampleQuote, dearerQuote, dollarQuote, stricterQuote].map((quote) => ({
    type: "quote.accept" as const,
    acknowledged: acknowledgementOf(quote),
  })),
  "quote.decline": [{ type: "quote.decline" }],
  "quote.refresh": [{ type: "quote.refresh" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 600_000 },
  ],
} satisfies { readonly [Type in QuoteEvent["type"]]: readonly Extract<QuoteEvent, { type: Type }>[] };

const outcomes = { quote: quoteOutcomes, waitUntil: { reached: undefined } };

/** A price for path generation: every event and every outcome as data. */
export const quoteModel = { id: "quote", machine: quoteMachine, input: quoteInput, events, outcomes } as const;
