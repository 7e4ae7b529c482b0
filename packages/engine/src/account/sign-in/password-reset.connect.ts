import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { passwordResetMachine } from "./password-reset.machine.ts";
import type { PasswordResetContext, PasswordResetScreen, PasswordResetTrouble } from "./password-reset.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

export type PasswordResetView = {
  readonly screen: PasswordResetScreen;
  readonly busy: boolean;
  readonly fields: PasswordResetContext["fields"];
  readonly problem: PasswordResetTrouble | null;
  /** When a lock ends. */
  readonly deadline: EpochMs | null;
  /** The number and its code, on the `phone` screen; read it with `connectOtp`. */
  readonly code: ActorRefFrom<typeof otpMachine> | null;
  readonly commands: Readonly<Record<"submit" | "cancel", boolean>>;
};

export const connectPasswordReset: (snapshot: PasswordResetSnapshot) => PasswordResetView = perSnapshot(
  (snapshot): PasswordResetView => {
    const { fields, trouble } = snapshot.context;
    const metas = Object.values(snapshot.getMeta());
    return {
      screen: metas.find((meta) => meta !== undefined)?.screen ?? "done",
      busy: snapshot.hasTag("busy"),
      fields,
      problem: trouble,
      deadline: trouble?.type === "LOCKED" ? trouble.until : null,
      code: snapshot.children.code ?? null,
      commands: {
        submit: snapshot.can({ type: "password.submit", password: "", confirmation: "" }),
        cancel: snapshot.can({ type: "flow.cancel" }),
      },
    };
  },
);
