import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { topUpMachine } from "./top-up.machine.ts";
import type { TopUpContext, TopUpMeta } from "./top-up.types.ts";
import type { TopUpOrder, Unserved } from "./wallet.service.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;

export type TopUpView = Pick<TopUpContext, "currency" | "field" | "limits" | "typed"> & {
  readonly screen: TopUpMeta["screen"];
  readonly busy: boolean;
  readonly problem: Unserved | null;
  /** Where to go on to pay; null until the order is open. */
  readonly order: TopUpOrder | null;
  readonly commands: Readonly<Record<"submit" | "leave", boolean>>;
};

export const connectTopUp: (snapshot: TopUpSnapshot) => TopUpView = perSnapshot((snapshot): TopUpView => {
  const { currency, end, field, limits, trouble, typed } = snapshot.context;
  return {
    currency,
    field,
    limits,
    typed,
    screen: screenOf(snapshot, "done"),
    busy: snapshot.hasTag("busy"),
    problem: trouble,
    order: end.type === "OPENED" ? end.order : null,
    commands: {
      submit: snapshot.can({ type: "amount.submit", amount: "" }),
      leave: snapshot.can({ type: "flow.leave" }),
    },
  };
});
