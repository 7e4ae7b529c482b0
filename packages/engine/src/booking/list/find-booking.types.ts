import type { BookingUuid } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Product } from "../../kernel/vertical.ts";

/** What somebody without an account knows of a booking. */
export type FindBookingRequest = {
  /** The order's number or the record locator, in any case. */
  readonly reference: string;
  /** The e-mail address it was made with, or the last name of somebody who travels. */
  readonly proof: string;
};

export type FindBookingOutcome =
  | {
      readonly type: "FOUND";
      readonly booking: BookingUuid;
      /** Null when the service names a kind of booking that is not known here. */
      readonly product: Product | null;
    }
  /** There is no such reference, or the proof does not go with it: which of the two is told to nobody. */
  | { readonly type: "NOT_FOUND" }
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** Never rejects. */
export type FindBooking = (request: FindBookingRequest, signal?: AbortSignal) => Promise<FindBookingOutcome>;
