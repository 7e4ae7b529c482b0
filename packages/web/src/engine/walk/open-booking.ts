import type { OpenBookingPort } from "@safar/engine";

const registered = new Set<OpenBookingPort>();

/** A flow that may hold an open booking names itself here for as long as it runs. Returns how to take the name back. */
export const registerOpenBooking = (port: OpenBookingPort): (() => void) => {
  registered.add(port);
  return () => registered.delete(port);
};

const findOpen = async () => {
  for (const port of [...registered].toReversed()) {
    const found = await port.find();
    if (found.type === "OPEN") return { port, found };
  }
  return null;
};

/** Whatever flow has one open, the latest to name itself first; no booking is open when none does. */
export const openBooking: OpenBookingPort = {
  find: async () => (await findOpen())?.found ?? { type: "NONE" },
  keepDraft: async (booking) => (await findOpen())?.port.keepDraft(booking) ?? { type: "NOT_KEPT" },
};
