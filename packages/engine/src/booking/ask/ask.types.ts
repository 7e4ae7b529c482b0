import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { Problem } from "../../kernel/problem.ts";

/** What becomes of what was asked for. The same twice is the same once. */
export type AskOutcome =
  /** `already`: it was so before; nothing was changed. */
  | { readonly type: "DONE"; readonly already: boolean }
  /** What was filled in is refused. */
  | { readonly type: "INVALID" }
  /** It cannot be asked for any more. */
  | { readonly type: "TOO_LATE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What is filled in, and what it is about, by names that its service knows; what does not apply is left out. */
export type AskDraft = Readonly<Record<string, string>>;

/** Does not reject. */
export type Ask = (draft: AskDraft, signal?: AbortSignal) => Promise<AskOutcome>;

export type AskInput = {
  readonly draft: AskDraft;
  /** What is so already; null for nothing. */
  readonly done: AskDraft | null;
};

export type AskContext = AskInput & {
  readonly already: boolean;
  readonly trouble: "invalid" | Problem | null;
};

export type AskEvent = { readonly type: "draft.change"; readonly draft: AskDraft } | { readonly type: "ask.submit" };

export type AskScreen = "asking" | "closed";

export type AskMeta = { readonly screen: AskScreen; readonly resume: ResumePolicy };
