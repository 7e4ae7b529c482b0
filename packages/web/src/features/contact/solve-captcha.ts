import type { Challenge, Solution } from "altcha-lib/types";
import { readCaptcha } from "../../calls/contact.calls.ts";

export type SolvedCaptcha = {
  /** What the server verifies. */
  readonly payload: string;
  /** How long it is good for from now on. */
  readonly lastsMs: number;
};

const work = (challenge: Challenge, signal: AbortSignal): Promise<Solution | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./captcha.worker.ts", import.meta.url), { type: "module" });
    const finish = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<Solution | null>) => finish(() => resolve(data)));
    worker.addEventListener("error", () => finish(() => reject(new Error("The captcha's worker failed."))));
    signal.addEventListener("abort", () => finish(() => reject(signal.reason)), { once: true });
    worker.postMessage(challenge);
  });

/** Fetches a challenge and solves it; rejects when either fails. It takes a second or so, and nothing of the visitor. */
export const solveCaptcha = async (signal: AbortSignal): Promise<SolvedCaptcha> => {
  const startedAt = performance.now();
  const { challenge, lastsMs } = await readCaptcha({ signal });
  const solution = await work(challenge, signal);
  if (solution === null) throw new Error("The captcha could not be solved.");
  return {
    payload: btoa(JSON.stringify({ challenge, solution })),
    lastsMs: lastsMs - (performance.now() - startedAt),
  };
};
