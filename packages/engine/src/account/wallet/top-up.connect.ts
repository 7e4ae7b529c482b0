import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { Money } from "../../kernel/money.ts";
import { readAmount } from "./read-amount.ts";
import type { topUpMachine } from "./top-up.machine.ts";
import type { TopUpContext, TopUpMeta } from "./top-up.types.ts";
import type { TopUpOrder, Unserved } from "./wallet.service.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;

export type TopUpView = Pick<TopUpContext, "currency" | "field" | "limits" | "typed"> & {
  readonly screen: TopUpMeta["screen"];
  readonly busy: boolean;
  readonly problem: Unserved | null;
  /** What is typed, once it is an amount that can be added. */
  readonly amount: Money | null;
  /** Where to go on to pay; null until the order is open. */
  readonly order: TopUpOrder | null;
  readonly commands: Readonly<Record<"submit" | "leave", boolean>>;
};

export const connectTopUp: (snapshot: TopUpSnapshot) => TopUpView = perSnapshot((snapshot): TopUpView => {
  const { currency, end, field, limits, trouble, typed } = snapshot.context;
  const read = readAmount(typed, currency, limits);
  return {
    currency,
    field,
    limits,
    typed,
    screen: screenOf(snapshot, "done"),
    busy: snapshot.hasTag("busy"),
    problem: trouble,
    amount: read.ok ? read.value : null,
    order: end.type === "OPENED" ? end.order : null,
    commands: {
      submit: snapshot.can({ type: "amount.submit", amount: "" }),
      leave: snapshot.can({ type: "flow.leave" }),
    },
  };
});
