import type { PaymentView } from "@safar/engine";
import { useEffect } from "react";
import type { PaymentSend } from "./payment-flow.ts";

/**
 * What could not be asked without a connection is asked again once there is one: the ways to pay, and what is to pay by the chosen one.
 * Nothing is paid by itself.
 */
export const useOnline = ({ method, problem }: Pick<PaymentView, "method" | "problem">, send: PaymentSend): void => {
  const isOffline = problem?.type === "PROBLEM" && problem.problem.kind === "offline";
  const code = method?.code;
  useEffect(() => {
    if (!isOffline) return undefined;
    const again = () => send(code === undefined ? { type: "options.reload" } : { type: "method.choose", code });
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isOffline, code, send]);
};
