import { offerId, refId } from "../../kernel/ids.ts";
import type { HeldOutcome, OpenOutcome, SearchInput, SearchOutput } from "./search.types.ts";

export const sampleSession = refId("S-1");
export const sampleOffer = offerId("I-1");

const providers = ["gds", "ndc"].map((code) => ({ code, name: { en: code, ar: code } }));

export const searchInput: SearchInput = {
  search: "trip=return&from=KHI&to=JED&out=2026-12-03&back=2026-12-17",
  refId: null,
};

export const resumedInput: SearchInput = { ...searchInput, refId: sampleSession };

export const openOutcomes = {
  opened: { type: "OPENED", refId: sampleSession, expiresAt: 900_000, providers },
  invalid: { type: "INVALID" },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, OpenOutcome>;

const held = { type: "HELD", refId: sampleSession, expiresAt: 1_500_000, providers } as const;

export const heldOutcomes = {
  half: { ...held, answered: ["gds"], failed: [], offers: 12 },
  all: { ...held, answered: ["gds", "ndc"], failed: ["ndc"], offers: 12 },
  nothing: { ...held, answered: ["gds", "ndc"], failed: [], offers: 0 },
  gone: { type: "GONE" },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, HeldOutcome>;

/** What a flow that asked to search may be told. */
export const searchOutputs = {
  chosen: { type: "CHOSEN", refId: sampleSession, offer: sampleOffer, expiresAt: 900_000 },
  edit: { type: "EDIT" },
} as const satisfies Record<string, SearchOutput>;
