import { useHints } from "./hints.ts";
import type { RealtimeSettings } from "./realtime.adapter.ts";
import { useChannel } from "./use-channel.ts";

const events = ["booking.updated", "payment.updated"] as const;

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
  useChannel(isSignedIn || !isOwn ? null : `private-booking.${booking}`, realtime, onHint);
};
