import type { OpenBookingPort } from "@safar/engine";

let registered: OpenBookingPort | undefined;

/** A flow that may hold an open booking names itself here for as long as it runs. Returns how to take the name back. */
export const registerOpenBooking = (port: OpenBookingPort): (() => void) => {
  registered = port;
  return () => {
    if (registered === port) registered = undefined;
  };
};

/** Whatever flow runs now; no booking is open when none does. */
export const openBooking: OpenBookingPort = {
  find: () => registered?.find() ?? Promise.resolve({ type: "NONE" }),
  keepDraft: (booking) => registered?.keepDraft(booking) ?? Promise.resolve({ type: "NOT_KEPT" }),
};
