import type { RealtimeHint } from "@safar/engine";
import { useEffect, useRef } from "react";
import type { RealtimeSettings } from "./realtime.adapter.ts";

/** A page that has just come up is fresh; nobody waits for its first hint. */
const startAfterMs = 2_000;

/** Calls back with every hint on a channel, over a connection of its own; null follows none. */
export const useChannel = (
  channel: string | null,
  { key, url }: RealtimeSettings,
  onHint: (hint: RealtimeHint) => void,
): void => {
  const latest = useRef(onHint);
  useEffect(() => {
    latest.current = onHint;
  });
  useEffect(() => {
    if (channel === null) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { openRealtime } = await import("./live.ts");
      if (isOver) return;
      const connection = openRealtime({ key, url });
      connection.follow(channel, (hint) => latest.current(hint));
      stop = connection.stop;
    };
    const timer = setTimeout(() => void start(), startAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [channel, key, url]);
};
