import type { AttemptId, OrderRefId } from "../../kernel/ids.ts";
import type { Clock } from "../../kernel/ports.ts";
import { paymentPatience } from "./patience.ts";
import type { InquiryOutcome, PaymentLock } from "./payment.service.ts";

/** As long as an attempt without an answer may still arrive: until the quick inquiries are over it does not count as never begun. */
const keptForMs = paymentPatience.fastChecksMs.reduce((sum, ms) => sum + ms, 0);

const isAbout = (outcome: InquiryOutcome, attempt: AttemptId): boolean => {
  if (outcome.type === "NOT_FOUND" || outcome.type === "PROBLEM") return false;
  return "attempt" in outcome ? outcome.attempt === attempt : true;
};

/**
 * An order's lock that this tab goes on holding while nobody knows what became of the attempt that it sent, so that another tab
 * does not send one beside it. The tab itself may go on under it.
 */
export const createPatientLock = (lock: PaymentLock, clock: Clock) => {
  const unanswered = new Map<OrderRefId, AttemptId>();
  const kept = new Map<OrderRefId, { readonly release: () => void; readonly timer: unknown }>();

  const letGo = (order: OrderRefId): void => {
    const held = kept.get(order);
    if (held === undefined) return;
    kept.delete(order);
    clock.clearTimeout(held.timer);
    held.release();
  };

  return {
    acquire: async (order: OrderRefId): Promise<(() => void) | null> => {
      const held = kept.get(order);
      if (held === undefined) return lock.acquire(order);
      kept.delete(order);
      clock.clearTimeout(held.timer);
      return held.release;
    },
    /** Gives it back: at once, or once the attempt that was sent is heard of or too late. */
    giveBack: (order: OrderRefId, release: () => void): void => {
      if (!unanswered.has(order)) return release();
      const timer = clock.setTimeout(() => letGo(order), keptForMs);
      kept.set(order, { release, timer });
    },
    sent: (order: OrderRefId, attempt: AttemptId): void => {
      unanswered.set(order, attempt);
    },
    answered: (order: OrderRefId): void => {
      unanswered.delete(order);
      letGo(order);
    },
    heard: (order: OrderRefId, outcome: InquiryOutcome): void => {
      const attempt = unanswered.get(order);
      if (attempt === undefined || !isAbout(outcome, attempt)) return;
      unanswered.delete(order);
      letGo(order);
    },
  };
};
