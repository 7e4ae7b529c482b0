import type { EpochMs } from "../../kernel/ports.ts";

/** The specification's time on an error page before it goes home by itself. */
export const returnHomeAfterMs = 5_000;

export type ReturnHomeInput = {
  readonly now: EpochMs;
  /** A person who asks for less motion, or a crawler, is never moved. */
  readonly mayLeave: boolean;
};

export type ReturnHomeContext = ReturnHomeInput & {
  /** When the page goes home, if nothing keeps it. */
  readonly leavesAt: EpochMs;
};

export type ReturnHomeEvent =
  /** The person does something on the page: moves the focus, presses a key, points at it. */
  { readonly type: "person.engage" } | { readonly type: "stay.choose" };

export type ReturnHomeEmitted = { readonly type: "home.left" };
