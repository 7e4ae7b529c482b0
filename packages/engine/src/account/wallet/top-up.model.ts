import { attemptId } from "../../kernel/ids.ts";
import { topUpMachine } from "./top-up.machine.ts";
import type { TopUpEvent, TopUpInput } from "./top-up.types.ts";
import { topUpOutcomes } from "./wallet.fixtures.ts";

const input: TopUpInput = { currency: "PKR", attempt: attemptId("topup-0001") };

const events = {
  "form.change": [{ type: "form.change", amount: "25" }],
  "amount.submit": [
    { type: "amount.submit", amount: "2,500" },
    { type: "amount.submit", amount: "a lot" },
  ],
  "flow.leave": [{ type: "flow.leave" }],
} as const satisfies { readonly [Type in TopUpEvent["type"]]: readonly Extract<TopUpEvent, { type: Type }>[] };

/** Adding cash for path generation: every event and every outcome as data. */
export const topUpModel = {
  id: "topUp",
  machine: topUpMachine,
  input,
  inputs: { fresh: input },
  events,
  outcomes: { openTopUp: topUpOutcomes },
} as const;
