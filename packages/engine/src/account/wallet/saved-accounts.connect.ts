import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { CardFields, SavedAccount } from "../../booking/payment/payment.domain.ts";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { savedAccountsMachine } from "./saved-accounts.machine.ts";
import type { SavedAccountsNews, SavedAccountsScreen, SavedAccountsTrouble } from "./saved-accounts.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type SavedAccountsSnapshot = SnapshotFrom<typeof savedAccountsMachine>;

export type SavedAccountsView = {
  readonly screen: SavedAccountsScreen;
  readonly busy: boolean;
  /** The one that is paid from first comes first. */
  readonly accounts: readonly SavedAccount[];
  /** What payments offer first; null where nothing can be paid from. */
  readonly preferred: string | null;
  /** The one that is being verified or removed. */
  readonly account: SavedAccount | null;
  readonly fields: CardFields;
  readonly problem: SavedAccountsTrouble | null;
  readonly news: SavedAccountsNews | null;
  /** The code's own flow while there is one; read it with `connectOtp`. */
  readonly code: ActorRefFrom<typeof otpMachine> | null;
  readonly commands: Readonly<Record<"reload" | "addCard" | "submitCard" | "confirmRemoval" | "back", boolean>> & {
    readonly verify: readonly string[];
    readonly prefer: readonly string[];
    readonly remove: readonly string[];
  };
};

const noCard = { number: "", expiry: "", securityCode: "", holder: "" } as const;

/** A bank account is paid to, never from. */
const isPaidFrom = ({ isVerified, kind }: SavedAccount): boolean => isVerified && kind !== "bank";

/** The account that is offered first: the one that the person chose on this device, or else the first that can be paid from. */
export const preferredAccount = (accounts: readonly SavedAccount[], preferred: string | null): SavedAccount | null => {
  const usable = accounts.filter(isPaidFrom);
  return usable.find(({ id }) => id === preferred) ?? usable[0] ?? null;
};

export const connectSavedAccounts: (snapshot: SavedAccountsSnapshot) => SavedAccountsView = perSnapshot(
  (snapshot): SavedAccountsView => {
    const { account, accounts, fields, found, news, trouble } = snapshot.context;
    const preferred = preferredAccount(accounts, snapshot.context.preferred)?.id ?? null;
    const ids = accounts.map(({ id }) => id);
    const payable = accounts.filter(isPaidFrom).map(({ id }) => id);
    // Reading leaves on the screen what was read before.
    const isReadAgain = snapshot.matches("reading") && (accounts.length > 0 || found?.type === "ACCOUNTS");
    return {
      screen: isReadAgain ? "list" : screenOf(snapshot, "done"),
      busy: snapshot.hasTag("busy"),
      accounts: accounts.toSorted((one, other) => Number(other.id === preferred) - Number(one.id === preferred)),
      preferred,
      account,
      fields,
      problem: trouble,
      news,
      code: snapshot.children.code ?? null,
      commands: {
        verify: ids.filter((id) => snapshot.can({ type: "account.verify", id })),
        prefer: payable.filter((id) => id !== preferred && snapshot.can({ type: "account.prefer", id })),
        remove: ids.filter((id) => snapshot.can({ type: "account.remove", id })),
        reload: snapshot.can({ type: "accounts.reload" }),
        addCard: snapshot.can({ type: "card.add" }),
        submitCard: snapshot.can({ type: "card.submit", card: noCard }),
        confirmRemoval: snapshot.can({ type: "removal.confirm" }),
        back: snapshot.can({ type: "step.back" }),
      },
    };
  },
);
