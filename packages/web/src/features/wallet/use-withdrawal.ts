import { type Account, connectWithdrawal, editions, type WithdrawalEvent, type WithdrawalView } from "@safar/engine";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { type FlowActor, useKeptFlow, useOutcome } from "../../engine/flows/kept-flow.ts";
import { useHints } from "../../engine/live/hints.ts";
import { useLeaveWhenSignedOut } from "./wallet-gate.tsx";
import { walletKey } from "./wallet-queries.ts";
import { type WithdrawalFlow, withdrawalFlowOf } from "./withdrawal-flow.ts";
import { withdrawalPage } from "./withdrawal-pages.ts";

export type WithdrawalStep = {
  readonly view: WithdrawalView;
  readonly send: (event: WithdrawalEvent) => void;
  /** Whether what this tab had kept has come in. */
  readonly isLive: boolean;
  /** Whether it was going on before this page took it up. */
  readonly wasGoing: boolean;
  /** The page that its step belongs to; null when any will do. */
  readonly href: string | null;
};

/** What a step's screen shows, and what it says. */
export type ShownStep = Pick<WithdrawalStep, "view" | "send">;

export type WithdrawalActor = FlowActor<WithdrawalFlow>;

const walletEvents = ["wallet.updated"] as const;

/** The signed-in person's withdrawal, wherever it stands. `onTakeUp` is told of it when this page takes it up. */
export const useWithdrawal = (account: Account, onTakeUp?: (actor: WithdrawalActor) => void): WithdrawalStep => {
  const { dialCode } = editions[useFacts().edition];
  const router = useRouter();
  const queryClient = useQueryClient();
  const [flow] = useState(() => withdrawalFlowOf(account.id));
  const [wasGoing, setGoing] = useState(false);
  const { actor, send, isLive } = useKeptFlow(flow, {
    input: { phone: account.phone ?? "", dialCode },
    onTakeUp: (going) => {
      onTakeUp?.(going);
      setGoing(true);
    },
  });
  const view = connectWithdrawal(useSelector(actor, (snapshot) => snapshot));

  useHints(walletEvents, () => send({ type: "wallet.hinted" }));
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === "visible") send({ type: "RESUME", now: serverClock.now() });
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [send]);
  // Whatever the flow has learned of a request, the wallet's pages have to read anew.
  const status = view.withdrawal?.status;
  useEffect(() => {
    if (status !== undefined) void queryClient.invalidateQueries({ queryKey: walletKey });
  }, [status, queryClient]);
  useLeaveWhenSignedOut(isLive && view.problem?.type === "SIGNED_OUT");
  useOutcome(actor, () => void router.navigate({ href: paths.wallet() }));
  return {
    view,
    send: useCallback((event: WithdrawalEvent) => send(event), [send]),
    isLive,
    wasGoing,
    href: withdrawalPage(view),
  };
};
