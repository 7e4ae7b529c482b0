import type { RealtimeHint } from "@safar/engine";
import { useEffect, useRef } from "react";

type Listener = (hint: RealtimeHint) => void;

const listeners = new Set<Listener>();

/** Hands a hint of the signed-in person's channel to whoever on this page listens. */
export const tellHint: Listener = (hint) => {
  for (const listener of listeners) listener(hint);
};

/** `resumed` stands for whatever may have been missed, so everybody hears it. */
const isAbout = ({ event }: RealtimeHint, events: readonly string[]): boolean =>
  event === "resumed" || events.includes(event);

/** Calls back when one of the events was hinted at, or may have been missed. Name the events outside the component. */
export const useHints = (events: readonly string[], onHint: () => void): void => {
  const latest = useRef(onHint);
  useEffect(() => {
    latest.current = onHint;
  });
  useEffect(() => {
    const listener: Listener = (hint) => {
      if (isAbout(hint, events)) latest.current();
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [events]);
};
