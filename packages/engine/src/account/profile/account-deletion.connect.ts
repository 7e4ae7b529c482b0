import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { accountDeletionMachine } from "./account-deletion.machine.ts";
import type { AccountDeletionScreen, AccountDeletionTrouble } from "./account-deletion.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type AccountDeletionSnapshot = SnapshotFrom<typeof accountDeletionMachine>;

export type AccountDeletionView = {
  readonly screen: AccountDeletionScreen;
  readonly busy: boolean;
  readonly fields: Readonly<Record<string, never>>;
  readonly problem: AccountDeletionTrouble | null;
  /** When the account goes. */
  readonly deadline: EpochMs | null;
  readonly coolDownDays: number | null;
  /** The code's own flow while there is one; read it with `connectOtp`. */
  readonly code: ActorRefFrom<typeof otpMachine> | null;
  readonly commands: Readonly<Record<"request" | "keep" | "cancel", boolean>>;
};

export const connectAccountDeletion: (snapshot: AccountDeletionSnapshot) => AccountDeletionView = perSnapshot(
  (snapshot): AccountDeletionView => {
    const { coolDownDays, deletesAt, trouble } = snapshot.context;
    const metas = Object.values(snapshot.getMeta());
    return {
      screen: metas.find((meta) => meta !== undefined)?.screen ?? "done",
      busy: snapshot.hasTag("busy"),
      fields: {},
      problem: trouble,
      deadline: deletesAt,
      coolDownDays,
      code: snapshot.children.code ?? null,
      commands: {
        request: snapshot.can({ type: "deletion.request", channel: "sms" }),
        keep: snapshot.can({ type: "account.keep" }),
        cancel: snapshot.can({ type: "flow.cancel" }),
      },
    };
  },
);
