import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { EpochMs } from "../../kernel/ports.ts";
import type { contactMachine } from "./contact.machine.ts";
import type { ChangeWish, ContactField, ContactForm, ContactProblems, ContactRefusal } from "./contact.types.ts";

type Snapshot = SnapshotFrom<typeof contactMachine>;
type Send = ActorRefFrom<typeof contactMachine>["send"];

export type ContactView = {
  readonly screen: "form" | "sent";
  readonly busy: boolean;
  readonly form: ContactForm;
  readonly problems: ContactProblems;
  /** Why the service did not take the message; stays until the next attempt. */
  readonly refusal: ContactRefusal | null;
  readonly isCaptchaSolved: boolean;
  /** What a person may quote once the message is sent. */
  readonly reference: string | null;
  /** When it is answered at the latest. */
  readonly answerBy: EpochMs | null;
  /** A command that is absent is not allowed now. */
  readonly commands: {
    readonly edit?: (field: ContactField, value: string) => void;
    readonly solveCaptcha?: (payload: string) => void;
    readonly expireCaptcha?: () => void;
    readonly submit?: (change?: ChangeWish) => void;
    readonly writeAnother?: () => void;
  };
};

/** What a screen needs to know and may do. Make it once for each snapshot. */
export const connectContact = (snapshot: Snapshot, send: Send): ContactView => {
  const { form, problems, refusal, captcha, reference, answerBy } = snapshot.context;
  const writable = snapshot.can({ type: "contact.submit" });
  return {
    screen: snapshot.matches("sent") ? "sent" : "form",
    busy: snapshot.hasTag("busy"),
    form,
    problems,
    refusal,
    isCaptchaSolved: captcha !== null,
    reference,
    answerBy,
    commands: {
      ...(writable
        ? {
            edit: (field: ContactField, value: string) => send({ type: "contact.edit", field, value }),
            solveCaptcha: (payload: string) => send({ type: "captcha.solve", payload }),
            submit: (change?: ChangeWish) => send({ type: "contact.submit", ...(change && { change }) }),
          }
        : {}),
      ...(snapshot.can({ type: "captcha.expire" }) ? { expireCaptcha: () => send({ type: "captcha.expire" }) } : {}),
      ...(snapshot.can({ type: "contact.writeAnother" })
        ? { writeAnother: () => send({ type: "contact.writeAnother" }) }
        : {}),
    },
  };
};
