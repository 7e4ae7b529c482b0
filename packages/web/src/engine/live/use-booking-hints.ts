import { useEffect, useRef } from "react";
import { useHints } from "./hints.ts";
import type { RealtimeSettings } from "./realtime.adapter.ts";

const events = ["booking.updated", "payment.updated"] as const;

/** A page that has just come up is fresh; nobody waits for its first hint. */
const startAfterMs = 2_000;

/**
 * Calls back when something of a booking was hinted at. A signed-in person's own channel tells of all their bookings; anybody
 * else listens to the booking's.
 */
export const useBookingHints = (
  {
    booking,
    isOwn = true,
    isSignedIn,
    realtime,
  }: {
    booking: string;
    /** Whoever has not shown that a booking is theirs hears nothing of it. */
    isOwn?: boolean;
    isSignedIn: boolean;
    realtime: RealtimeSettings;
  },
  onHint: () => void,
): void => {
  useHints(events, onHint);
  const latest = useRef(onHint);
  useEffect(() => {
    latest.current = onHint;
  });
  const { key, url } = realtime;
  useEffect(() => {
    if (isSignedIn || !isOwn) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { openRealtime } = await import("./live.ts");
      if (isOver) return;
      const connection = openRealtime({ key, url });
      connection.follow(`private-booking.${booking}`, () => latest.current());
      stop = connection.stop;
    };
    const timer = setTimeout(() => void start(), startAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [booking, isOwn, isSignedIn, key, url]);
};
