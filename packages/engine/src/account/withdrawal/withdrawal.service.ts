import type { OrderRefId } from "../../kernel/ids.ts";
import type { OtpService } from "../../queues/otp/otp.types.ts";
import type {
  CancelOutcome,
  ListOutcome,
  OptionsOutcome,
  RequestOutcome,
  WithdrawalRequest,
} from "./withdrawal.types.ts";

/** Cash on its way to a bank. No method rejects. */
export interface WithdrawalService {
  options(signal?: AbortSignal): Promise<OptionsOutcome>;
  /** Every request there is: the one source of truth about them. */
  list(signal?: AbortSignal): Promise<ListOutcome>;
  /** Holds the amount and sends a code. The same attempt never holds twice. */
  request(request: WithdrawalRequest, signal?: AbortSignal): Promise<RequestOutcome>;
  /** Gives up a request that awaits its code. */
  cancel(withdrawal: OrderRefId, signal?: AbortSignal): Promise<CancelOutcome>;
  /** Sends a request's code again and verifies it; the request is the withdrawal's id. */
  readonly codes: OtpService;
}

/** One withdrawal at a time is asked for, in all tabs and windows of a device. */
export interface WithdrawalLock {
  /** Null when another one holds it. Whoever gets it calls the function to give it back. */
  acquire(): Promise<(() => void) | null>;
}
