import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { SocialProvider } from "./auth.service.ts";
import type { signInMachine } from "./sign-in.machine.ts";
import type { SignInContext, SignInForm, SignInScreen, SignInTrouble } from "./sign-in.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;

export type SignInView = {
  readonly screen: SignInScreen;
  readonly busy: boolean;
  readonly form: SignInForm;
  readonly fields: SignInContext["fields"];
  readonly problem: SignInTrouble | null;
  /** When a lock ends. */
  readonly deadline: EpochMs | null;
  readonly providers: readonly SocialProvider[];
  /** The code's own flow while there is one; read it with `connectOtp`. */
  readonly code: ActorRefFrom<typeof otpMachine> | null;
  /** Where the code that was left went; `enterCode` says whether it can be entered as the form stands. */
  readonly sentTo: string | null;
  readonly commands: Readonly<
    Record<"submitPassword" | "submitPhone" | "chooseMethod" | "chooseProvider" | "enterCode" | "cancel", boolean>
  >;
};

export const connectSignIn: (snapshot: SignInSnapshot) => SignInView = perSnapshot((snapshot): SignInView => {
  const { fields, form, lockedUntil, providers, sent, trouble } = snapshot.context;
  const metas = Object.values(snapshot.getMeta());
  const [provider] = providers;
  return {
    screen: metas.find((meta) => meta !== undefined)?.screen ?? "done",
    busy: snapshot.hasTag("busy"),
    form,
    fields,
    problem: trouble,
    deadline: lockedUntil,
    providers,
    code: snapshot.children.code ?? snapshot.children.newPhone ?? null,
    sentTo: sent?.challenge.masked ?? null,
    commands: {
      submitPassword: snapshot.can({ type: "password.submit", identifier: "", password: "", remember: false }),
      submitPhone: snapshot.can({ type: "phone.submit", phone: "", channel: "sms", remember: false }),
      chooseMethod: snapshot.can({ type: "method.choose", method: "code" }),
      chooseProvider: provider !== undefined && snapshot.can({ type: "social.choose", provider, idToken: "" }),
      enterCode: snapshot.can({ type: "code.enter" }),
      cancel: snapshot.can({ type: "flow.cancel" }),
    },
  };
});
