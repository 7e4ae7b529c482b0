import { useCallback, useEffect, useRef, useState } from "react";
import { type SolvedCaptcha, solveCaptcha } from "./solve-captcha.ts";

/** `failed`: it could not be fetched or solved; `expired`: it was solved too long ago. */
export type CaptchaState = "open" | "working" | "solved" | "failed" | "expired";

type Holder = {
  /** Whether the form still holds a solution: a refused message spends it. */
  readonly isHeld: boolean;
  readonly onSolved: (payload: string) => void;
  readonly onExpired: () => void;
  readonly solve?: (signal: AbortSignal) => Promise<SolvedCaptcha>;
};

/** The proof of work of one form: started by the person, held for minutes, dropped with the page. */
export const useCaptcha = ({ isHeld, onSolved, onExpired, solve = solveCaptcha }: Holder) => {
  const [state, setState] = useState<CaptchaState>("open");
  const running = useRef<AbortController>(undefined);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      running.current?.abort();
      clearTimeout(expiry.current);
    },
    [],
  );

  const start = useCallback(async () => {
    running.current?.abort();
    clearTimeout(expiry.current);
    const controller = new AbortController();
    running.current = controller;
    setState("working");
    try {
      const { payload, lastsMs } = await solve(controller.signal);
      if (controller.signal.aborted) return;
      onSolved(payload);
      setState("solved");
      expiry.current = setTimeout(() => {
        onExpired();
        setState("expired");
      }, lastsMs);
    } catch {
      if (!controller.signal.aborted) setState("failed");
    }
  }, [solve, onSolved, onExpired]);

  return { state: state === "solved" && !isHeld ? ("open" as const) : state, start };
};
