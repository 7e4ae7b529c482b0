import type { BookingView, CancellationView } from "@safar/engine";
import type { Random } from "@safar/sandbox";
import type { Said } from "../../flows/walk.types.ts";

type Cancelling = {
  readonly page: () => Pick<BookingView, "openChanges" | "screen">;
  /** While somebody is at it. */
  readonly cancellation: () => CancellationView | null;
  readonly send: (event: Said) => void;
};

const pageHand = ({ page, send }: Cancelling, random: Random): void => {
  const { openChanges, screen } = page();
  const [changeId] = openChanges;
  if (screen === "failed" || screen === "missing") send({ type: "booking.reload" });
  else if (changeId !== undefined && random.next() < 0.3)
    send({ type: "change.respond", changeId, decision: random.pick(["accept", "decline"]) });
  else send({ type: "cancellation.start" });
};

/** What somebody does next who wants their booking cancelled. */
export const cancellationHand = (walk: Cancelling, random: Random): void => {
  const step = walk.cancellation();
  if (step === null) {
    pageHand(walk, random);
    return;
  }
  switch (step.screen) {
    case "confirm":
      if (random.next() < 0.4) walk.send({ type: "target.choose", target: random.pick(step.quote?.targets ?? []) });
      walk.send(
        random.next() < 0.1
          ? { type: "flow.leave" }
          : { type: "cancellation.confirm", quoteId: walk.cancellation()?.quote?.id ?? "" },
      );
      break;
    case "notAllowed":
      walk.send({ type: random.next() < 0.2 ? "quote.refresh" : "flow.leave" });
      break;
    case "quoteExpired":
    case "failed":
      walk.send({ type: "quote.refresh" });
      break;
    case "tracker":
      walk.send({ type: random.next() < 0.4 ? "cancellation.check" : "flow.leave" });
      break;
    default:
      walk.send({ type: "cancellation.check" });
  }
};

/** What the page of a booking allows, that a hint brings, or that nothing should come of. */
export const strayCancellations = (now: number): readonly Said[] => [
  { type: "cancellation.start" },
  { type: "cancellation.check" },
  { type: "cancellation.confirm", quoteId: "of another page" },
  { type: "target.choose", target: "wallet" },
  { type: "target.choose", target: "the moon" },
  { type: "quote.refresh" },
  { type: "order.hinted" },
  { type: "booking.reload" },
  { type: "payment.resume" },
  { type: "proof.submit", proof: "ayesha@safar.example" },
  { type: "change.respond", changeId: "none", decision: "accept" },
  { type: "RESUME", now },
  { type: "flow.leave" },
];
