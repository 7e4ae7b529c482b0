import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { signUpMachine } from "./sign-up.machine.ts";
import type { SignUpContext, SignUpForm, SignUpScreen, SignUpTrouble } from "./sign-up.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>;

export type SignUpView = {
  readonly screen: SignUpScreen;
  readonly busy: boolean;
  readonly form: SignUpForm;
  readonly fields: SignUpContext["fields"];
  readonly problem: SignUpTrouble | null;
  /** What of it has an account already, where something has. */
  readonly taken: readonly ("email" | "phone")[];
  /** When a lock ends. */
  readonly deadline: EpochMs | null;
  /** Where the last code went; once back from it, `enterCode` says whether it can be entered as the form stands. */
  readonly sentTo: string | null;
  /** The code's own flow while there is one; read it with `connectOtp`. */
  readonly code: ActorRefFrom<typeof otpMachine> | null;
  readonly commands: Readonly<Record<"submit" | "submitPassword" | "back" | "enterCode" | "cancel", boolean>>;
};

export const connectSignUp: (snapshot: SignUpSnapshot) => SignUpView = perSnapshot((snapshot): SignUpView => {
  const { challenge, fields, form, taken, trouble } = snapshot.context;
  const metas = Object.values(snapshot.getMeta());
  return {
    screen: metas.find((meta) => meta !== undefined)?.screen ?? "done",
    busy: snapshot.hasTag("busy"),
    form,
    fields,
    problem: trouble,
    taken: taken?.fields ?? [],
    deadline: trouble?.type === "LOCKED" ? trouble.until : null,
    sentTo: challenge?.masked ?? null,
    code: snapshot.children.code ?? null,
    commands: {
      submit: snapshot.can({ type: "form.submit", values: form }),
      submitPassword: snapshot.can({ type: "password.submit", password: "", confirmation: "" }),
      back: snapshot.can({ type: "step.back" }),
      enterCode: snapshot.can({ type: "code.enter" }),
      cancel: snapshot.can({ type: "flow.cancel" }),
    },
  };
});
