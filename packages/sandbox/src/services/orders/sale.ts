import type { EpochMs } from "../../core/service.ts";
import type { Names } from "../../world/names.ts";
import type { Policy } from "./policy.ts";
import type { PriceLine } from "./price-lines.ts";
import type { Held } from "./stock.ts";

/** What was shown and what is charged, at the rates of then. */
export type KeptPrice = {
  readonly display: {
    readonly currency: string;
    readonly lines: readonly PriceLine[];
    readonly rate: number;
    readonly rateAt: EpochMs;
  };
  readonly charge: { readonly currency: string; readonly lines: readonly PriceLine[]; readonly rate: number };
};

/** How a supplier numbers its tickets: signs drawn by chance, or a series of its own that goes on digit by digit. */
export type TicketNumbers = { readonly length: number } | { readonly series: string };

/** What of a sale is one traveller's, where each can be cancelled alone. */
export type Share = {
  readonly id: string;
  /** Of what is charged; those of all add up to it. */
  readonly minor: number;
  readonly held: readonly Held[];
  readonly isCancelled: boolean;
};

/** What an order keeps of what was sold, in words that every line of business has; the rest is its `detail`. */
export type Sale = {
  readonly price: KeptPrice;
  readonly policy: Policy;
  /** What the supplier keeps of a cancellation, as people are told. */
  readonly fee: Names;
  /** Whether leaving is free, whatever the policy says: the supplier changed what was sold. */
  readonly isWaived: boolean;
  /** Until when whoever booked may answer what the supplier changed; left out or null where nobody is asked. */
  readonly answerBy?: EpochMs | null;
  /** The departure, the check-in: from this instant on nothing is given back. */
  readonly begins: EpochMs;
  /** It goes back when the booking ends unused. */
  readonly held: readonly Held[];
  readonly ticketNumbers: TicketNumbers;
  /** How many more minutes an unpaid reservation is held for once, when asked; left out where it is not, or was already. */
  readonly renewMinutes?: number;
  /** Left out where only all of it can be cancelled. */
  readonly shares?: readonly Share[];
  /** What was kept of those who are cancelled already. */
  readonly keptMinor?: number;
  /** When it is known whether it is given; left out for what is given at once. */
  readonly confirmedAt?: EpochMs;
  /** Whether the supplier will say no to it then. */
  readonly isRefused?: boolean;
  /** The job that tells what became of it soon after it was given; left out for what stays as it was sold. */
  readonly changedBy?: string;
  /** The job that tells of its delay; left out for what is never late. */
  readonly delayedBy?: string;
  /** The job that moves it when the supplier changes its mind; null for what keeps its time. */
  readonly rescheduledBy: string | null;
};
