import { type CheckoutView, connectOtp, connectPayment } from "@safar/engine";
import type { Random } from "@safar/sandbox";
import type { Scene } from "../walk.types.ts";

type Payment = NonNullable<CheckoutView["children"]["payment"]>;
type PaymentView = ReturnType<typeof connectPayment>;

/** Numbers that the sandbox's bank treats each in its own way. */
const cardNumbers = [
  ...Array<string>(3).fill("4242 4242 4242 4242"),
  "4000 0000 0000 0002",
  "4000 0000 0000 9995",
  "4000 0000 0000 3220",
  "4000 0000 0000 0119",
  "4000 0000 0000 0341",
  "4000 0000 0000 0001",
];
/** The same endings are scenarios of the sandbox in either country. */
const mobiles = {
  PK: ["03001234567", "03001234567", "03001230002", "03001232222", "03001233333", "0300"],
  SA: ["0512345678", "0512345678", "0512340002", "0512342222", "0512343333", "05"],
} as const;
const methods = {
  PK: ["card", "card", "card", "jazzcash", "easypaisa", "otc_voucher", "bank_transfer", "instalment", "wallet_balance"],
  SA: ["card", "card", "mada", "stc_pay", "apple_pay", "apple_pay", "sadad", "instalment", "wallet_balance"],
} as const;

/** What a wallet's own sheet gives back; one of them is a word that no service knows. */
const sdkResultBy = (random: Random): string => {
  const roll = random.next();
  if (roll < 0.75) return "approved";
  if (roll < 0.85) return "declined";
  return roll < 0.95 ? "cancelled" : "done";
};

/** What a card looks like that must be in nothing that is kept. */
export const cardSecrets: readonly string[] = [
  ...new Set(cardNumbers.flatMap((number) => [number, number.replaceAll(" ", "")])),
];

/** What the signed-in hold goes before the method. */
const deduct = (child: Payment, random: Random): void =>
  child.send({
    type: "deductions.change",
    deductions: { usePromoCredits: random.next() < 0.5, useBalance: random.next() < 0.5 },
  });

const tryAgain = (child: Payment, { random }: Scene, { commands }: PaymentView): void =>
  child.send({ type: random.next() < 0.7 && commands.retry ? "attempt.retry" : "method.change" });

type PayerHands = Readonly<Record<string, (payment: Payment, scene: Scene, view: PaymentView) => void>>;

const payerHands: PayerHands = {
  methods: (child, scene, { method, options }) => {
    const usable = options?.methods.filter(({ unavailable }) => unavailable === null).map((one) => one.code) ?? [];
    const wanted = scene.method ?? scene.random.pick<string>(methods[scene.person.country]);
    if (method !== null && scene.random.next() < 0.5) child.send({ type: "method.change" });
    else child.send({ type: "method.choose", code: usable.includes(wanted) ? wanted : (usable[0] ?? "") });
  },
  card: (child, { person, random }, { commands, deductions }) => {
    const [saved] = commands.payFrom;
    if (person.isSignedIn && deductions.voucher === null && random.next() < 0.2) deduct(child, random);
    else if (saved !== undefined && random.next() < 0.3) child.send({ type: "account.submit", accountId: saved });
    else
      child.send({
        type: "card.submit",
        card: { number: random.pick(cardNumbers), expiry: "12/30", securityCode: "123", holder: "Ayesha Siddiqui" },
        save: random.next() < 0.3,
      });
  },
  mobile: (child, { person, random }) =>
    child.send({ type: "mobile.submit", mobile: random.pick<string>(mobiles[person.country]) }),
  confirm: (child) => child.send({ type: "payment.submit" }),
  balance: (child) => child.send({ type: "payment.submit" }),
  code: (_, { random, sandbox }, { code }) => {
    const sent = sandbox.admin.outbox.messages().findLast((message) => message.code !== undefined)?.code ?? "";
    const flow = code?.getSnapshot();
    if (code === null || flow === undefined) return;
    if (connectOtp(flow).screen === "code")
      code.send({ type: "code.submit", code: random.next() < 0.8 ? sent : "000000" });
    else if (random.next() < 0.5) code.send({ type: "code.resend" });
    else code.send({ type: "flow.cancel" });
  },
  redirect: (child, { random, sandbox }, { need }) => {
    // The bank's page, in the same window; what the address says that one comes back with is not believed.
    if (need?.type === "REDIRECT" && random.next() < 0.7) {
      const decision = random.next() < 0.8 ? "approve" : "decline";
      void sandbox.fetch(`${need.url.split("?")[0]}/answer?decision=${decision}`).catch(() => null);
    }
    child.send({ type: random.next() < 0.8 ? "redirect.returned" : "redirect.follow" });
  },
  sdk: (child, { random }) => child.send({ type: "sdk.finished", result: sdkResultBy(random) }),
  voucher: (child, { random }) =>
    child.send(random.next() < 0.3 ? { type: "attempt.abandon" } : { type: "inquiry.checkNow" }),
  failed: tryAgain,
  cancelled: tryAgain,
  unavailable: (child) => child.send({ type: "options.reload" }),
  stillWaiting: (child) => child.send({ type: "inquiry.checkNow" }),
  support: (child) => child.send({ type: "inquiry.checkNow" }),
  expired: (child, { random }) => child.send({ type: random.next() < 0.5 ? "options.reload" : "flow.leave" }),
};

/** What somebody does next who pays. */
export const payerHand = (child: Payment, scene: Scene): void => {
  const view = connectPayment(child.getSnapshot());
  if (view.unpayable !== "covered" || !view.commands.changeDeductions) payerHands[view.screen]?.(child, scene, view);
  // What is covered already is closed by the balance, or paid without it.
  else if (view.closing !== null && scene.random.next() < 0.5)
    child.send({ type: "method.choose", code: view.closing.code });
  else child.send({ type: "deductions.change", deductions: { usePromoCredits: false, useBalance: false } });
};
