import { connectPayment, type PaymentView } from "@safar/engine";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { leaveFor } from "../../engine/flows/leave-page.ts";
import { useHints } from "../../engine/live/hints.ts";
import type { PaymentActor } from "./payment-flow.ts";

const hints = ["payment.updated", "booking.updated"] as const;

/** A payment's view, with all that a browser has to tell its flow: who looks on, who came back, what may have changed. */
export const usePayment = (actor: PaymentActor): PaymentView => {
  useEffect(() => {
    // The flow names only addresses on its own list, after it has put itself where the way back finds it.
    const { unsubscribe } = actor.on("navigate", ({ url }) => leaveFor(url));
    const seen = () => {
      const isVisible = document.visibilityState === "visible";
      actor.send({ type: "visibility.changed", isVisible, now: serverClock.now() });
    };
    // A page that the browser kept whole while its person was at the bank is not loaded again.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: "redirect.returned" });
    };
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("pageshow", shown);
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("pageshow", shown);
    };
  }, [actor]);
  useHints(hints, () => actor.send({ type: "order.hinted" }));
  return connectPayment(useSelector(actor, (snapshot) => snapshot));
};
