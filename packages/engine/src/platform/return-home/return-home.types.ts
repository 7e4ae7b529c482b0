import type { EpochMs } from "../../kernel/ports.ts";

/** The specification's time on an error page before it goes home by itself. */
export const returnHomeAfterMs = 5_000;

export type ReturnHomeInput = {
  readonly now: EpochMs;
  /** A person who asks for less motion, or a crawler, is never moved. */
  readonly mayLeave: boolean;
  /** Whether somebody is at the page now; they are unless it says otherwise. */
  readonly isSeen?: boolean;
};

export type ReturnHomeContext = {
  readonly mayLeave: boolean;
  readonly isSeen: boolean;
  /** When the page goes home, if nothing keeps it. */
  readonly leavesAt: EpochMs;
  /** What is left of the count. */
  readonly leftMs: number;
};

export type ReturnHomeEvent =
  /** The person does something on the page: moves the focus, presses a key, points at it. */
  | { readonly type: "person.engage" }
  | { readonly type: "stay.choose" }
  /** The page has lost the focus: to the address above it, to another tab or window. */
  | { readonly type: "page.leave"; readonly now: EpochMs }
  | { readonly type: "page.return"; readonly now: EpochMs };

export type ReturnHomeEmitted = { readonly type: "home.left" };
