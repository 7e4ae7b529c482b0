import type { EpochMs } from "./clock.ts";

export type JournalEntry = {
  readonly kind: "call" | "job";
  readonly requestId: string;
  readonly at: EpochMs;
  /** `C010 POST travel/air/api/search`, a job's name, or the method and path that nobody serves. */
  readonly endpoint: string;
  readonly userId: string | null;
  /** What was asked, secrets redacted. */
  readonly input: unknown;
  /** The HTTP status, 0 when the connection was dropped, null for a job. */
  readonly status: number | null;
  /** The envelope's error code, when there was one. */
  readonly code?: string;
  /** What was injected, in the order it took effect. */
  readonly faults?: readonly string[];
  /** Why the sandbox itself failed: an answer against its schema, an error in a handler. */
  readonly problem?: string;
};

/** What was called and what came of it, in order. In memory only: a restart begins a new one. */
export interface Journal {
  add(entry: JournalEntry): void;
  entries(): readonly JournalEntry[];
  /** How many there have been in all, those that are no longer kept too: by it one knows whether anything has happened. */
  total(): number;
  clear(): void;
}

export const createJournal = (limit: number): Journal => {
  let entries: JournalEntry[] = [];
  let total = 0;
  return {
    add: (entry) => {
      entries.push(entry);
      total += 1;
      // Cut in halves, so that a long run copies rarely.
      if (entries.length >= limit * 2) entries = entries.slice(-limit);
    },
    entries: () => entries.slice(-limit),
    total: () => total,
    clear: () => {
      entries = [];
    },
  };
};
