import type { OrderRefId, PaymentService, Problem, ProcessOutcome } from "@safar/engine";
import { counting, type Limits } from "../account/limited-auth.ts";
import type { Payers } from "./payers.ts";

type Guards = Limits & {
  readonly payers: Payers;
  /** Hears why payers could not be noted or read. */
  readonly onUnkept: (error: unknown) => void;
  /** Who is signed in. */
  readonly person: string | null;
  /** Ends the session of a person whose token the service no longer takes. */
  readonly endSession: () => Promise<void>;
};

/** What every outcome has in common. */
type Heard = { readonly type: string; readonly problem?: Problem; readonly reason?: string };

const refused = (code: "unauthorised" | "rate_limited" | "maintenance", status: number, message: string): Problem => ({
  kind: "refused",
  code,
  status,
  message,
  retryable: code !== "unauthorised",
});

const saysSignedOut = (problem: Problem): boolean =>
  problem.kind === "refused" && (problem.code === "unauthorised" || problem.code === "token_expired");

/**
 * A service of payments as a browser may use it. Attempts, cards and vouchers are counted, so that nobody tries stolen cards or
 * guesses vouchers here. A guest may pay; a person whose session ends in the middle is told to sign in again, and never that
 * there is no payment.
 */
export const guardedPayments = (payments: PaymentService, guards: Guards): PaymentService => {
  const { endSession, now, onUnkept, payers, person } = guards;
  const count = counting(guards);
  const tooMany = (retryAt: number) =>
    ({
      type: "PROBLEM",
      problem: { ...refused("rate_limited", 429, "too many tries"), retryAfterMs: retryAt - now() },
    }) as const;

  const heard = async <Outcome extends Heard>(outcome: Outcome): Promise<Outcome> => {
    const { problem, reason } = outcome;
    const isEnded = reason === "signed_out" || (problem !== undefined && saysSignedOut(problem));
    if (isEnded && person !== null) await endSession();
    return outcome;
  };

  /** Nothing is paid that could not be asked about afterwards. */
  const noted = async (order: OrderRefId): Promise<boolean> => {
    if (person === null) return true;
    try {
      await payers.note(order, person);
      return true;
    } catch (error) {
      onUnkept(error);
      return false;
    }
  };

  /** Why whoever asks is not told that there is no payment; null when there is none. */
  const whyNotNone = async (order: OrderRefId): Promise<Problem | null> => {
    try {
      const isAnothers = await payers.isAnothers(order, person);
      return isAnothers ? refused("unauthorised", 401, "somebody signed in is paying this order") : null;
    } catch (error) {
      onUnkept(error);
      return refused("maintenance", 503, "who pays this order cannot be read");
    }
  };

  return {
    options: async (order, signal) => heard(await payments.options(order, signal)),
    renewHold: async (order, signal) => heard(await payments.renewHold(order, signal)),
    async bill(request, signal) {
      if (request.voucher === null) return heard(await payments.bill(request, signal));
      const outcome = await count({
        action: "voucher",
        target: person ?? `order:${request.order}`,
        run: () => payments.bill(request, signal),
        free: (answer) => answer.type === "BILLED" && answer.bill.refused === null,
      });
      return outcome.type === "RATE_LIMITED" ? tooMany(outcome.retryAt) : heard(outcome);
    },
    async tokenise(card, signal) {
      const outcome = await count({ action: "payment", target: null, run: () => payments.tokenise(card, signal) });
      return outcome.type === "RATE_LIMITED" ? tooMany(outcome.retryAt) : heard(outcome);
    },
    async process(request, signal) {
      const run = async (): Promise<ProcessOutcome> =>
        (await noted(request.order)) ? payments.process(request, signal) : { type: "REFUSED", reason: "busy" };
      const outcome = await count({ action: "payment", target: request.order, run });
      return outcome.type === "RATE_LIMITED" ? { type: "REFUSED", reason: "busy" } : heard(outcome);
    },
    answer: (answer, signal) => payments.answer(answer, signal),
    async inquire(order, signal) {
      const outcome = await heard(await payments.inquire(order, signal));
      const problem = outcome.type === "NOT_FOUND" ? await whyNotNone(order) : null;
      return problem === null ? outcome : { type: "PROBLEM", problem };
    },
  };
};
