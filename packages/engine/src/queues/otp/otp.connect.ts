import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { otpMachine } from "./otp.machine.ts";
import type { OtpChannel, OtpFields, OtpScreen, OtpTrouble } from "./otp.types.ts";

export type OtpView = {
  readonly screen: OtpScreen;
  readonly busy: boolean;
  readonly fields: OtpFields;
  readonly problem: OtpTrouble | null;
  /** When the code, or the lock on the `locked` screen, ends. */
  readonly deadline: EpochMs | null;
  /** When another code may be asked for; the seconds until then are the screen's to count. */
  readonly resendAt: EpochMs | null;
  readonly codeLength: number;
  /** The number as it may be shown. */
  readonly sentTo: string | null;
  /** The same as it was typed, where it was. */
  readonly phone: string | null;
  /** The country that was chosen beside it; empty is the edition's own. */
  readonly country: string;
  /** A code goes out only where the number has an account, and nobody is told whether it has. */
  readonly isOnlyIfKnown: boolean;
  readonly channel: OtpChannel;
  /** Of the code that was sent, once a wrong one was entered for it. */
  readonly triesLeft: number | null;
  readonly commands: Readonly<Record<"submit" | "resend" | "changeNumber" | "cancel", boolean>>;
};

export type OtpSnapshot = SnapshotFrom<typeof otpMachine>;

export const connectOtp: (snapshot: OtpSnapshot) => OtpView = perSnapshot((snapshot): OtpView => {
  const { canChangeNumber, challenge, channel, fields, lockedUntil, phone, purpose, resendAt, trouble, typed } =
    snapshot.context;
  const metas = Object.values(snapshot.getMeta());
  return {
    screen: metas.find((meta) => meta !== undefined)?.screen ?? "done",
    busy: snapshot.hasTag("busy"),
    fields,
    problem: trouble,
    deadline: lockedUntil ?? challenge?.expiresAt ?? null,
    resendAt: resendAt === 0 ? null : resendAt,
    codeLength: challenge?.length ?? 6,
    sentTo: challenge?.masked ?? phone,
    phone: typed?.phone ?? phone,
    country: typed?.country ?? "",
    isOnlyIfKnown: canChangeNumber && (purpose === "sign-in" || purpose === "password-reset"),
    channel,
    triesLeft: challenge?.isTried ? challenge.triesLeft : null,
    commands: {
      submit: snapshot.can({ type: "code.submit", code: "" }),
      resend: snapshot.can({ type: "code.resend" }),
      changeNumber: snapshot.can({ type: "number.change", phone: "" }),
      cancel: snapshot.can({ type: "flow.cancel" }),
    },
  };
});
