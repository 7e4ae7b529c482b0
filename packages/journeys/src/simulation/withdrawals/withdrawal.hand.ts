import { connectOtp, type WithdrawalView } from "@safar/engine";
import type { Said } from "../../flows/walk.types.ts";
import type { Scene } from "../walk.types.ts";

type Withdrawing = { readonly view: () => WithdrawalView; readonly send: (event: Said) => void };

const accounts = {
  PK: [
    { bank: "SCBL", iban: "PK36SCBL0000001123456702", title: "Ayesha Siddiqui" },
    { bank: "SCBL", iban: "pk36 scbl 0000 0011 2345 6702", title: "Ayesha Siddiqui" },
    // No bank knows an account that ends so.
    { bank: "HABB", iban: "PK13HABB0000001123456799", title: "Ayesha Siddiqui" },
    { bank: "SCBL", iban: "PK36SCBL0000001123456703", title: "" },
  ],
  SA: [
    { bank: "80", iban: "SA0380000000608010167519", title: "نورة القحطاني" },
    { bank: "80", iban: "SA7480000000608010167599", title: "نورة القحطاني" },
    { bank: "05", iban: "SA0380000000608010167519", title: "نورة القحطاني" },
  ],
} as const;

const amounts = ["1000", "1000", "٢٠٠٠", "1500.50", "0", "1", "99999999", ""];

/** What somebody does next who wants their money at their bank. */
export const withdrawalHand = ({ send, view }: Withdrawing, { person, random, sandbox }: Scene): void => {
  const { code, commands, options, screen } = view();
  switch (screen) {
    case "unavailable":
      send({ type: "options.reload" });
      break;
    case "amount":
      send({ type: "amount.submit", amount: random.pick(amounts) });
      break;
    case "account":
      send({
        type: "account.submit",
        account: random.pick<object>([...accounts[person.country], ...(options?.accounts ?? [])]),
      });
      break;
    case "summary":
    case "unsent":
      send({ type: random.next() < 0.1 ? "step.back" : "withdrawal.submit" });
      break;
    case "elsewhere":
      send({ type: random.next() < 0.3 ? "step.back" : "status.check" });
      break;
    case "review":
      send({ type: random.next() < 0.1 ? "withdrawal.cancel" : "figures.accept" });
      break;
    case "code": {
      if (code === null) break;
      const sent = sandbox.admin.outbox.messages().findLast((message) => message.code !== undefined)?.code ?? "";
      if (connectOtp(code.getSnapshot()).screen !== "code")
        code.send({ type: random.next() < 0.5 ? "code.resend" : "flow.cancel" });
      else code.send({ type: "code.submit", code: random.next() < 0.8 ? sent : "000000" });
      break;
    }
    case "submitted":
    case "paid":
    case "rejected":
    case "cancelled":
      send({ type: random.next() < 0.3 && commands.restart ? "withdrawal.restart" : "flow.leave" });
      break;
    default:
      send({ type: "status.check" });
  }
};

/** What a withdrawal's page allows, that a hint brings, or that nothing should come of. */
export const strayWithdrawals = (now: number): readonly Said[] => [
  { type: "step.back" },
  { type: "status.check" },
  { type: "wallet.hinted" },
  { type: "withdrawal.cancel" },
  { type: "withdrawal.submit" },
  { type: "withdrawal.restart" },
  { type: "figures.accept" },
  { type: "form.change", values: { amount: "12", title: "A" } },
  { type: "options.reload" },
  { type: "RESUME", now },
  { type: "flow.leave" },
];
