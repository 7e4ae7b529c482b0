import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { otpMachine } from "../../queues/otp/otp.machine.ts";
import { figuresOf, readWithdrawal } from "./figures.ts";
import { activeIn, isAsAccepted, isLive } from "./own-withdrawal.ts";
import type { withdrawalMachine } from "./withdrawal.machine.ts";
import type {
  Figures,
  PayoutAccount,
  Withdrawal,
  WithdrawalContext,
  WithdrawalFields,
  WithdrawalForm,
  WithdrawalOptions,
  WithdrawalScreen,
  WithdrawalTrouble,
} from "./withdrawal.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type WithdrawalSnapshot = SnapshotFrom<typeof withdrawalMachine>;

export type WithdrawalView = {
  readonly screen: WithdrawalScreen;
  readonly busy: boolean;
  readonly form: WithdrawalForm;
  readonly fields: WithdrawalFields;
  readonly problem: WithdrawalTrouble | null;
  /** Banks, balance and limits; null until they are read. */
  readonly options: WithdrawalOptions | null;
  readonly amount: Money | null;
  readonly account: PayoutAccount | null;
  /** Charges and net for the summary; null when only the service can tell them. */
  readonly expected: Figures | null;
  /** The same of what is typed, while it is typed; null while it is no amount that can be withdrawn. */
  readonly foreseen: Figures | null;
  /** The request that the flow is about; its figures are the service's and win. */
  readonly withdrawal: Withdrawal | null;
  /** Whether the request is other than what was agreed to in the summary. */
  readonly isDifferent: boolean;
  /** What came back to the wallet; null while nothing did. */
  readonly moneyBack: Money | null;
  readonly active: readonly Withdrawal[];
  /** When the list is read again. */
  readonly nextCheckAt: EpochMs | null;
  /** The code's own flow while there is one; read it with `connectOtp`. */
  readonly code: ActorRefFrom<typeof otpMachine> | null;
  readonly commands: Readonly<
    Record<
      | "submitAmount"
      | "submitAccount"
      | "back"
      | "submit"
      | "accept"
      | "cancel"
      | "checkStatus"
      | "restart"
      | "reload"
      | "leave",
      boolean
    >
  >;
};

const expectedOf = ({ amount, options }: WithdrawalContext): Figures | null =>
  amount === null || options === null ? null : figuresOf(amount, options);

const foreseenOf = ({ form, options }: WithdrawalContext): Figures | null => {
  if (options === null) return null;
  const read = readWithdrawal(form.amount, options);
  return read.ok ? figuresOf(read.value, options) : null;
};

const cameBack = (withdrawal: Withdrawal | null): Money | null =>
  withdrawal?.status === "rejected" || withdrawal?.status === "cancelled" ? withdrawal.amount : null;

export const connectWithdrawal: (snapshot: WithdrawalSnapshot) => WithdrawalView = perSnapshot(
  (snapshot): WithdrawalView => {
    const { context } = snapshot;
    const { account, amount, fields, form, nextCheckAt, options, trouble, withdrawal, withdrawals } = context;
    const isUnderWay = withdrawal !== null && isLive(withdrawal) && withdrawal.status !== "awaitingCode";
    return {
      // While a submitted request is read again, its screen stays.
      screen: snapshot.matches("reading") && isUnderWay ? "submitted" : screenOf(snapshot, "done"),
      busy: snapshot.hasTag("busy"),
      form,
      fields,
      problem: trouble,
      options,
      amount,
      account,
      expected: expectedOf(context),
      foreseen: foreseenOf(context),
      withdrawal,
      isDifferent: withdrawal !== null && context.accepted !== null && !isAsAccepted(withdrawal, context),
      moneyBack: cameBack(withdrawal),
      active: activeIn(withdrawals),
      nextCheckAt: snapshot.matches({ sending: { unknown: "waiting" } }) ? nextCheckAt : null,
      code: snapshot.children.code ?? null,
      commands: {
        submitAmount: snapshot.can({ type: "amount.submit", amount: "" }),
        submitAccount: snapshot.can({ type: "account.submit", account: { bank: "", iban: "", title: "" } }),
        back: snapshot.can({ type: "step.back" }),
        submit: snapshot.can({ type: "withdrawal.submit" }),
        accept: snapshot.can({ type: "figures.accept" }),
        cancel: snapshot.can({ type: "withdrawal.cancel" }),
        checkStatus: snapshot.can({ type: "status.check" }),
        restart: snapshot.can({ type: "withdrawal.restart" }),
        reload: snapshot.can({ type: "options.reload" }),
        leave: snapshot.can({ type: "flow.leave" }),
      },
    };
  },
);
