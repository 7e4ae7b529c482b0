import { heldOutcomes, openOutcomes, resumedInput, sampleOffer, searchInput } from "./search.fixtures.ts";
import { searchMachine } from "./search.machine.ts";
import type { SearchEvent } from "./search.types.ts";

const inputs = { fresh: searchInput, resumed: resumedInput } as const;

const events = {
  "provider.answered": [
    { type: "provider.answered", answer: { provider: "gds", isFailed: false, offers: 12 } },
    { type: "provider.answered", answer: { provider: "gds", isFailed: false, offers: 0 } },
    { type: "provider.answered", answer: { provider: "gds", isFailed: true, offers: 0 } },
    { type: "provider.answered", answer: { provider: "ndc", isFailed: false, offers: 30 } },
    { type: "provider.answered", answer: { provider: "ndc", isFailed: false, offers: 0 } },
    { type: "provider.answered", answer: { provider: "ndc", isFailed: true, offers: 0 } },
    { type: "provider.answered", answer: { provider: "nobody", isFailed: false, offers: 99 } },
  ],
  "offer.choose": [{ type: "offer.choose", offer: sampleOffer }],
  "results.touch": [{ type: "results.touch" }],
  "search.refresh": [{ type: "search.refresh" }],
  "search.edit": [{ type: "search.edit" }],
  RESUME: [
    { type: "RESUME", now: 1000 },
    { type: "RESUME", now: 1_500_000 },
  ],
} satisfies { readonly [Type in SearchEvent["type"]]: readonly Extract<SearchEvent, { type: Type }>[] };

const outcomes = { open: openOutcomes, reread: heldOutcomes, receive: [], waitUntil: { reached: undefined } };

/** A search for path generation: every event and every outcome as data. */
export const searchModel = {
  id: "search",
  machine: searchMachine,
  input: inputs.fresh,
  inputs,
  events,
  outcomes,
} as const;
