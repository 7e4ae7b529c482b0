import { withOutput } from "../../kernel/flow/with-output.ts";
import type { Instrument } from "./payment.domain.ts";
import { paymentSetup } from "./payment.setup.ts";
import { renew, withMobile } from "./payment.ways.ts";

type Chosen = { readonly event: { readonly accountId: string } };

const accountIn = ({ event }: Chosen) => event.accountId;

const fromAccount = {
  guard: { type: "isOwnAccount", params: accountIn },
  target: "#payment.attempting",
  actions: {
    type: "payBy",
    params: ({ event }: Chosen): Instrument => ({ kind: "account", accountId: event.accountId }),
  },
} as const;

/** What the chosen method is paid with: a card that becomes a token, a mobile number, a saved account, or nothing but a yes. */
export const enteringInstrument = paymentSetup.createStateConfig({
  initial: "sorting",
  on: {
    "deductions.change": {
      target: "billing",
      actions: { type: "changeDeductions", params: ({ event }) => event.deductions },
    },
    "hold.renew": renew,
  },
  states: {
    sorting: {
      meta: { screen: "methods", resume: "stay" },
      always: [
        { guard: "isByCard", target: "enteringCard" },
        { guard: "isByMobile", target: "enteringMobile" },
        { guard: "isByBalance", target: "confirmingBalance" },
        { target: "confirmingMethod" },
      ],
    },
    enteringCard: {
      tags: "stable",
      meta: { screen: "card", resume: "stay" },
      on: { "card.submit": "tokenising", "account.submit": fromAccount },
    },
    tokenising: {
      tags: "busy",
      // The card is not kept, so after a reload it can only be typed again.
      meta: { screen: "card", resume: "drop" },
      invoke: {
        src: "tokenise",
        input: ({ event }) =>
          event.type === "card.submit"
            ? { card: event.card, save: event.save }
            : { card: { number: "", expiry: "", securityCode: "", holder: "" }, save: false },
        onDone: [
          {
            guard: ({ event }) => event.output.type === "TOKENISED",
            target: "#payment.attempting",
            actions: withOutput("learnToken"),
          },
          { target: "enteringCard", actions: withOutput("learnToken") },
        ],
        onError: { target: "enteringCard", actions: "loseCard" },
      },
    },
    enteringMobile: {
      tags: "stable",
      meta: { screen: "mobile", resume: "stay" },
      on: {
        "mobile.submit": withMobile("#payment.attempting", "payByMobile"),
        "account.submit": fromAccount,
      },
    },
    confirmingBalance: {
      tags: "stable",
      meta: { screen: "balance", resume: "stay" },
      on: { "payment.submit": "#payment.attempting" },
    },
    confirmingMethod: {
      tags: "stable",
      meta: { screen: "confirm", resume: "stay" },
      on: {
        "payment.submit": { target: "#payment.attempting", actions: { type: "payBy", params: { kind: "none" } } },
        "account.submit": fromAccount,
      },
    },
  },
});
