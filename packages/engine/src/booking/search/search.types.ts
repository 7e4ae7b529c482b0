import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";

/** A search as one text, the same for the same search: its vertical writes and reads it. */
export type SearchText = string;

/** Somebody who sells, and is asked. */
export type Provider = { readonly code: string; readonly name: { readonly en: string; readonly ar: string } };

export type OpenOutcome =
  | {
      readonly type: "OPENED";
      readonly refId: RefId;
      readonly expiresAt: EpochMs;
      readonly providers: readonly Provider[];
    }
  | { readonly type: "INVALID" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What a session holds already. The offers themselves stay in the store. */
export type HeldOutcome =
  | {
      readonly type: "HELD";
      readonly refId: RefId;
      readonly expiresAt: EpochMs;
      readonly providers: readonly Provider[];
      readonly answered: readonly string[];
      /** Of those who answered, the ones that failed. */
      readonly failed: readonly string[];
      readonly offers: number;
    }
  | { readonly type: "GONE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** A provider's answer has been put in the store, or will not come. `offers` counts all that the store then holds. */
export type ProviderAnswer = {
  readonly provider: string;
  readonly isFailed: boolean;
  readonly offers: number;
};

/** What searching needs from outside. Offers go to a store by the session's reference and never through the machine. */
export interface SearchService {
  open(search: SearchText, signal?: AbortSignal): Promise<OpenOutcome>;
  /** Asks the providers that have not answered; calls back at each answer, until the returned function is called. */
  receive(refId: RefId, onAnswer: (answer: ProviderAnswer) => void): () => void;
  /** Reads the session again; reading it makes it last longer. */
  reread(refId: RefId, signal?: AbortSignal): Promise<HeldOutcome>;
}

export type SearchInput = {
  readonly search: SearchText;
  /** A session to go on with, after coming back to its results. */
  readonly refId: RefId | null;
};

export type SearchOutput =
  | { readonly type: "CHOSEN"; readonly refId: RefId; readonly offer: OfferId; readonly expiresAt: EpochMs }
  /** Back to the search form, with what was searched for. */
  | { readonly type: "EDIT" };

export type SearchContext = SearchInput & {
  readonly providers: readonly Provider[];
  readonly answered: readonly string[];
  readonly failed: readonly string[];
  readonly offers: number;
  readonly expiresAt: EpochMs;
  /** Whether to warn that the results expire soon. */
  readonly isExpiring: boolean;
  readonly problem: Problem | null;
  readonly chosen: OfferId | null;
};

export type SearchEvent =
  | { readonly type: "provider.answered"; readonly answer: ProviderAnswer }
  | { readonly type: "offer.choose"; readonly offer: OfferId }
  /** Somebody is reading: the session is read again and lasts longer. */
  | { readonly type: "results.touch" }
  | { readonly type: "search.refresh" }
  | { readonly type: "search.edit" }
  | ResumeEvent;

export type SearchScreen = "searching" | "results" | "empty" | "expired" | "failed" | "done";

export type SearchMeta = { readonly screen: SearchScreen; readonly resume: ResumePolicy };

/** How long before the end of the results somebody is warned. */
export const warnBeforeMs = 120_000;
