import type { ContactService } from "@safar/engine";
import { sendMessage } from "../../calls/contact.calls.ts";

/** The engine's port over our server. A call that never left is told from one whose answer was lost. */
export const contactService: ContactService = {
  send: (message) =>
    sendMessage({ data: message }).catch(() =>
      navigator.onLine ? { type: "UNAVAILABLE", reference: null } : { type: "OFFLINE" },
    ),
};
