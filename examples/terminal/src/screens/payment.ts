import { connectOtp, connectPayment, type FlightsView, type PaymentFlow, type PaymentView } from "@safar/engine";
import { choose, chooseCommand, confirm, type Stage } from "../stage.ts";
import { sayPrice } from "./review.ts";

type Payment = NonNullable<FlightsView["children"]["payment"]>;
type Screen = (stage: Stage, child: Payment, view: PaymentView) => Promise<void>;

/** A bank's page or a wallet's window cannot be opened here. */
const possible: ReadonlySet<PaymentFlow> = new Set(["card", "otp", "voucher", "balance"]);
const sampleCard = { number: "4242 4242 4242 4242", expiry: "12/30", securityCode: "123", holder: "Ayesha Siddiqui" };
const sampleMobile = "03001234567";
const lookForMs = 20_000;

const sayBill = (stage: Stage, { bill, fields }: PaymentView): void => {
  if (bill !== null) sayPrice(stage, bill.price);
  const { card, fields: ofPerson, isWrong } = stage.words;
  const names = { ...card, mobile: ofPerson.phone };
  for (const field of ["number", "expiry", "securityCode", "holder", "mobile"] as const) {
    const problem = fields[field];
    if (problem !== undefined) stage.say(`  ${isWrong(names[field], problem.code)}`);
  }
};

const methods: Screen = async (stage, child, { options }) => {
  const { locale, words } = stage;
  const offered = (options?.methods ?? []).filter(
    ({ flow, unavailable }) => unavailable === null && possible.has(flow),
  );
  const method = await choose(stage, words.chooseMethod, offered, ({ name }) => name[locale]);
  child.send({ type: "method.choose", code: method.code });
};

const card: Screen = async (stage, child, view) => {
  const { ask, words } = stage;
  sayBill(stage, view);
  const entry = {
    number: await ask(`  ${words.card.number}`, sampleCard.number),
    expiry: await ask(`  ${words.card.expiry}`, sampleCard.expiry),
    securityCode: await ask(`  ${words.card.securityCode}`, sampleCard.securityCode),
    holder: await ask(`  ${words.card.holder}`, sampleCard.holder),
  };
  child.send({ type: "card.submit", card: entry, save: false });
};

const mobile: Screen = async (stage, child, view) => {
  sayBill(stage, view);
  child.send({ type: "mobile.submit", mobile: await stage.ask(`  ${stage.words.fields.phone}`, sampleMobile) });
};

const yes: Screen = async (stage, child, view) => {
  const { format, words } = stage;
  sayBill(stage, view);
  const isYes = view.bill !== null && (await confirm(stage, words.pay(format.money(view.bill.price.total))));
  child.send(isYes ? { type: "payment.submit" } : { type: "method.change" });
};

const code: Screen = async ({ ask, until, words, world }, _, { code: child }) => {
  if (child === null) return;
  const read = () => connectOtp(child.getSnapshot());
  await until(() => !read().busy);
  if (read().screen !== "code") return child.send({ type: "flow.cancel" });
  child.send({ type: "code.submit", code: await ask(words.code(read().codeLength), world.latestCode()) });
  await until(() => !read().busy);
};

/** Until something else is on the screen, or it has stayed the same for as long as somebody might look at it. */
const settled = async ({ until, world: { clock } }: Stage, child: Payment, screen: string): Promise<void> => {
  const giveUpAt = clock.now() + lookForMs;
  await until(
    () =>
      clock.now() >= giveUpAt ||
      child.getSnapshot().status !== "active" ||
      !["processing", "waiting", screen].includes(connectPayment(child.getSnapshot()).screen),
  );
};

const menu: Screen = async (stage, child, { commands, screen }) => {
  const offered = ["retry", "changeMethod", "checkNow", "reload", "abandon", "leave"] as const;
  const events = {
    retry: "attempt.retry",
    changeMethod: "method.change",
    checkNow: "inquiry.checkNow",
    reload: "options.reload",
    abandon: "attempt.abandon",
    leave: "flow.leave",
  } as const;
  const wanted = await chooseCommand(stage, commands, offered);
  child.send({ type: events[wanted] });
  if (wanted === "checkNow") await settled(stage, child, screen);
};

/** What the payer has to do elsewhere; they come back and say what to do next. */
const elsewhere: Screen = async (stage, child, view) => {
  const { format, say, words } = stage;
  if (view.need?.type === "REDIRECT") say(`${words.openThere} ${view.need.url}`);
  if (view.need?.type === "VOUCHER") say(words.slip(view.need.slip.number, format.time(view.need.slip.payBefore)));
  await menu(stage, child, view);
};

const told =
  (screen: keyof Stage["words"]["screens"]): Screen =>
  async (stage, child, view) => {
    stage.say(stage.words.screens[screen]);
    await menu(stage, child, view);
  };

/** Nothing to ask: it goes on by itself. */
const watch =
  (line: (stage: Stage) => string): Screen =>
  async (stage, child, { screen }) => {
    stage.say(line(stage));
    await stage.until(
      () => child.getSnapshot().status !== "active" || connectPayment(child.getSnapshot()).screen !== screen,
    );
  };

const screens: Readonly<Record<PaymentView["screen"], Screen>> = {
  loading: watch(({ words }) => `${words.paying} …`),
  processing: watch(({ words }) => `${words.paying} …`),
  waiting: watch(({ words }) => words.unknown),
  done: () => Promise.resolve(),
  methods,
  card,
  mobile,
  balance: yes,
  confirm: yes,
  code,
  redirect: elsewhere,
  sdk: elsewhere,
  voucher: elsewhere,
  unavailable: told("unavailable"),
  stillWaiting: told("stillWaiting"),
  failed: told("failed"),
  cancelled: told("cancelled"),
  support: told("support"),
  expired: told("expired"),
};

export const paymentScreen = async (stage: Stage): Promise<void> => {
  const { format, say, until, view, words } = stage;
  const { payment: child } = view().children;
  if (child === undefined) return;
  const { deadline } = view();
  if (deadline !== null) say(words.payBy(format.time(deadline)));
  while (child.getSnapshot().status === "active") {
    const read = () => connectPayment(child.getSnapshot());
    const { screen } = read();
    // A form is not drawn while it is being sent.
    if (screen !== "loading" && screen !== "processing") await until(() => !read().busy || read().screen !== screen);
    if (child.getSnapshot().status === "active") await screens[read().screen](stage, child, read());
  }
};
