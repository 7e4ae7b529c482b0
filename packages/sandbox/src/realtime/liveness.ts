import type { RealtimeClock } from "./clock.ts";
import { liveness } from "./protocol.ts";

/** Pings a quiet client and hangs up on one that does not answer. Any message counts as an answer. */
export const watchLiveness = (
  clock: RealtimeClock,
  act: { readonly ping: () => void; readonly hangUp: () => void },
): { readonly heard: () => void; readonly stop: () => void } => {
  const ping = () => {
    timer = clock.setTimeout(act.hangUp, liveness.pongSeconds * 1_000);
    act.ping();
  };
  const arm = () => clock.setTimeout(ping, liveness.activitySeconds * 1_000);
  let timer = arm();
  return {
    heard: () => {
      clock.clearTimeout(timer);
      timer = arm();
    },
    stop: () => clock.clearTimeout(timer),
  };
};
