import { withOutput } from "../../kernel/flow/with-output.ts";
import { checkContact } from "./contact.rules.ts";
import { beginContact, contactSetup } from "./contact.setup.ts";

/** A message to the company. Whatever refuses it, what was written stays; only the captcha must be solved again. */
export const contactMachine = contactSetup.createMachine({
  id: "contact",
  context: ({ input }) => beginContact(input),
  initial: "editing",
  states: {
    editing: {
      tags: "stable",
      meta: { resume: "stay" },
      on: {
        "contact.edit": { actions: "edit" },
        "captcha.solve": { actions: "solve" },
        "captcha.expire": { actions: "spendCaptcha" },
        "contact.submit": [{ guard: "isComplete", target: "sending", actions: "forgive" }, { actions: "nameProblems" }],
      },
    },
    sending: {
      tags: "busy",
      // Starting it again could send the message twice: a reload goes back to what was written.
      meta: { resume: "drop" },
      invoke: {
        src: "sendMessage",
        input: ({ context, event }) => {
          const checked = checkContact(context);
          if (!checked.ok) return null;
          const change = event.type === "contact.submit" ? event.change : undefined;
          return { ...checked.message, ...(change && { change }) };
        },
        onDone: [
          { guard: withOutput("isSent"), target: "sent", actions: withOutput("noteSent") },
          { target: "refused", actions: [withOutput("noteRefusal"), "spendCaptcha"] },
        ],
        onError: { target: "refused", actions: ["noteFault", "spendCaptcha"] },
      },
    },
    refused: {
      tags: "stable",
      meta: { resume: "stay" },
      on: {
        "contact.edit": { target: "editing", actions: "edit" },
        "captcha.solve": { target: "editing", actions: "solve" },
        "contact.submit": { target: "editing", actions: "nameProblems" },
      },
    },
    sent: {
      tags: "stable",
      meta: { resume: "stay" },
      on: { "contact.writeAnother": { target: "editing", actions: "empty" } },
    },
  },
});
