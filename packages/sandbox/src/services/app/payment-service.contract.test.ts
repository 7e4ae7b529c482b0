import {
  createPaymentCodes,
  createPaymentService,
  createSavedAccountsService,
  createServiceClient,
  financialEndpoints,
} from "@safar/api-clients";
import { attemptId, type Instrument, type OrderRefId, orderRefId, type PaymentService } from "@safar/engine";
import { describe, expect, test } from "vitest";
import { ayesha, cards, minuteMs, openOrders } from "../../testing/orders.fixture.ts";
import { answerAll } from "../payments/pages.ts";

const origin = "https://shop.example";
const returnUrl = `${origin}/flights/payments/2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10`;

/** The engine's services as a front end has them, over a sandbox in the same process; for a guest unless told otherwise. */
const openServices = async (userId?: string) => {
  const bench = openOrders();
  const clock = { now: bench.clock.now, setTimeout: () => 0, clearTimeout: () => undefined };
  if (userId !== undefined) await bench.ask(financialEndpoints.savedAccounts, {}, { userId });
  const clientOf = (apiToken: string | undefined) =>
    createServiceClient({
      service: "app",
      baseUrl: "http://sandbox/app",
      fetch: (input, init) => answerAll(bench, new Request(input, init)),
      clock,
      locale: "en",
      country: "PK",
      apiKey: bench.credentials.apiKey,
      apiToken,
    });
  const client = clientOf(userId === undefined ? undefined : `bench-${userId}`);
  const times = { client, clock, redirectBase: origin };
  const paying = { ...times, returnUrl: () => returnUrl };
  return {
    bench,
    payments: createPaymentService(paying),
    codes: createPaymentCodes(times),
    accounts: createSavedAccountsService({ client, clock }),
    /** The same with a session that has ended. */
    stale: createPaymentService({ ...paying, client: clientOf("no-such-token") }),
    order: orderRefId((await bench.reserve({ userId: userId ?? null })).id),
  };
};

type Services = Awaited<ReturnType<typeof openServices>>;

const plain = { usePromoCredits: false, voucher: null, useBalance: false } as const;
const first = attemptId("attempt-00000001");

const billOf = async (payments: PaymentService, order: OrderRefId, method: string, deductions = {}) => {
  const outcome = await payments.bill({ ...plain, order, method, ...deductions });
  if (outcome.type !== "BILLED") throw new Error(`No bill: ${JSON.stringify(outcome)}`);
  return outcome.bill;
};

type Payment = {
  readonly method: string;
  readonly flow: "card" | "redirect" | "otp" | "sdk" | "voucher" | "balance";
  readonly instrument?: Instrument;
  readonly attempt?: typeof first;
};

const pay = async ({ order, payments }: Services, { method, flow, instrument, attempt = first }: Payment) => {
  const { price, quoteHash } = await billOf(payments, order, method);
  const given = instrument ?? { kind: "none" };
  return payments.process({
    ...plain,
    order,
    method,
    flow,
    attempt,
    quoteHash,
    amount: price.total,
    instrument: given,
  });
};

const tokenOf = async ({ payments }: Services, number: string): Promise<Instrument> => {
  const card = { number, expiry: "08/31", securityCode: "123", holder: "Sana Malik" };
  const outcome = await payments.tokenise(card);
  if (outcome.type !== "TOKENISED") throw new Error(`No token: ${JSON.stringify(outcome)}`);
  return { kind: "token", token: outcome.token, masked: outcome.masked, save: false };
};

const payByCard = async (services: Services, number: string, attempt = first) =>
  pay(services, { method: "card", flow: "card", instrument: await tokenOf(services, number), attempt });

const mobile = (number: string): Payment => ({
  method: "jazzcash",
  flow: "otp",
  instrument: { kind: "mobile", mobile: number },
});

describe("the options and the bill", () => {
  test("default: methods by flow, with what keeps a guest from some", async () => {
    const { order, payments } = await openServices();
    const outcome = await payments.options(order);
    expect(outcome).toMatchObject({ type: "OPTIONS", options: { due: { minor: 1_000_000 }, wallet: null } });
    const methods = outcome.type === "OPTIONS" ? outcome.options.methods : [];
    expect(methods.map(({ code, flow, unavailable }) => [code, flow, unavailable])).toEqual([
      ["card", "card", null],
      ["saved_card", "card", "sign_in"],
      ["jazzcash", "otp", null],
      ["easypaisa", "otp", null],
      ["wallet_balance", "balance", "sign_in"],
      ["bank_transfer", "voucher", null],
      ["otc_voucher", "voucher", null],
      ["instalment", "redirect", null],
    ]);
  });

  test("default: whoever is signed in has their wallet and saved accounts", async () => {
    const { order, payments } = await openServices(ayesha.id);
    expect(await payments.options(order)).toMatchObject({
      options: { wallet: { balance: { minor: 6_000_000 }, promoCredits: { minor: 250_000 } } },
    });
    const bill = await billOf(payments, order, "card", { usePromoCredits: true, voucher: "EID10", useBalance: true });
    expect(bill.price.total.minor).toBe(0);
    expect(bill.price.lines.map(({ kind }) => kind)).toEqual(["base", "tax", "promo_credit", "voucher", "balance"]);
  });

  test.each([
    ["EXPIRED1", "voucher_expired"],
    ["USED1", "voucher_used"],
    ["NOSUCH", "voucher_invalid"],
  ])("behavior: the voucher %s is refused and the bill is without it", async (voucher, refused) => {
    const { order, payments } = await openServices();
    const bill = await billOf(payments, order, "card", { voucher });
    expect(bill).toMatchObject({ refused, price: { total: { minor: 1_000_000 } } });
  });

  test("behavior: an order of somebody else's is not there", async () => {
    const { bench, payments } = await openServices();
    const { id } = await bench.reserve({ userId: ayesha.id });
    const outcome = await payments.options(orderRefId(id));
    expect(outcome).toMatchObject({ type: "PROBLEM", problem: { kind: "refused", code: "not_found" } });
    expect(await payments.inquire(orderRefId(id))).toEqual({ type: "NOT_FOUND" });
  });
});

describe("an attempt", () => {
  test("default: a card is received, and an inquiry names the booking", async () => {
    const services = await openServices();
    expect(await payByCard(services, cards.good)).toEqual({ type: "RECEIVED" });
    const { uuid } = services.bench.orderOf(services.order);
    expect(await services.payments.inquire(services.order)).toEqual({ type: "RECEIVED", booking: uuid });
  });

  test.each([
    [cards.declined, "payment_declined"],
    [cards.insufficient, "insufficient_funds"],
  ])("behavior: the card %s is declined, and the inquiry says so", async (number, reason) => {
    const services = await openServices();
    expect(await payByCard(services, number)).toEqual({ type: "DECLINED", reason });
    expect(await services.payments.inquire(services.order)).toEqual({ type: "FAILED", attempt: first, reason });
  });

  test("behavior: a lost answer is unknown, and the inquiry finds the money", async () => {
    const services = await openServices();
    expect(await payByCard(services, cards.lost)).toEqual({ type: "UNKNOWN" });
    expect(await services.payments.inquire(services.order)).toMatchObject({ type: "LIVE", need: null });
    services.bench.clock.advance(10_000);
    expect(await services.payments.inquire(services.order)).toMatchObject({ type: "RECEIVED" });
    expect(services.bench.ledger.audit()).toEqual([]);
  });

  test("behavior: a card that settles late is live until then", async () => {
    const services = await openServices();
    expect(await payByCard(services, cards.late)).toEqual({ type: "PENDING" });
    expect(await services.payments.inquire(services.order)).toMatchObject({
      type: "LIVE",
      method: "card",
      need: null,
      checkAfterMs: 5000,
    });
    services.bench.clock.advance(5 * minuteMs);
    expect(await services.payments.inquire(services.order)).toMatchObject({ type: "RECEIVED" });
  });

  test("default: the bank's page is on the address given, and leads back to the payment page", async () => {
    const services = await openServices();
    const outcome = await payByCard(services, cards.challenged);
    const url = `${origin}/app/financial/3ds/${first}`;
    expect(outcome).toEqual({ type: "NEEDS", need: { type: "REDIRECT", url } });
    const page = await answerAll(services.bench, new Request(`${url}/answer?decision=approve`));
    expect([page.status, page.headers.get("location")]).toEqual([303, returnUrl]);
    expect(await services.payments.inquire(services.order)).toMatchObject({ type: "RECEIVED" });
  });

  test("default: an SDK's result goes back to the attempt", async () => {
    const services = await openServices();
    const { bench, order, payments } = services;
    const instrument = await tokenOf(services, cards.good);
    const outcome = await pay(services, { method: "card", flow: "sdk", instrument });
    expect(outcome).toMatchObject({ type: "NEEDS", need: { type: "SDK", provider: "sandbox-pay" } });
    expect(await payments.answer({ kind: "sdk", attempt: first, result: "approved" })).toEqual({ type: "RECEIVED" });
    expect(bench.ledger.order(order, "PKR").captured).toBe(1_000_000);
  });

  test("default: a slip for the counter, and giving it up", async () => {
    const services = await openServices();
    const slip = await pay(services, { method: "otc_voucher", flow: "voucher" });
    expect(slip).toMatchObject({
      type: "NEEDS",
      need: { type: "VOUCHER", slip: { outlets: [{ en: "JazzCash agent", ar: "وكيل جاز كاش" }, {}, {}] } },
    });
    await services.payments.answer({ kind: "cancel", attempt: first });
    expect(await services.payments.inquire(services.order)).toEqual({
      type: "FAILED",
      attempt: first,
      reason: "cancelled",
    });
  });

  test("behavior: the balance pays what it covers, and no more", async () => {
    const services = await openServices(ayesha.id);
    expect(await pay(services, { method: "wallet_balance", flow: "balance" })).toEqual({ type: "RECEIVED" });
  });

  test("behavior: another amount or method than was billed begins nothing", async () => {
    const { order, payments } = await openServices();
    const { price, quoteHash } = await billOf(payments, order, "card");
    const request = {
      ...plain,
      order,
      method: "card",
      flow: "card",
      attempt: first,
      quoteHash,
      amount: { ...price.total, minor: price.total.minor - 1 },
      instrument: { kind: "none" },
    } as const;
    expect(await payments.process(request)).toEqual({ type: "REFUSED", reason: "price_changed" });
    expect(await payments.process({ ...request, method: "seashells" })).toEqual({
      type: "REFUSED",
      reason: "method_unavailable",
    });
    expect(await payments.inquire(order)).toEqual({ type: "NOT_FOUND" });
  });

  test("behavior: a hold that ran out cannot be paid any more", async () => {
    const services = await openServices();
    const instrument = await tokenOf(services, cards.good);
    const bill = await billOf(services.payments, services.order, "card");
    services.bench.clock.advance(31 * minuteMs);
    expect(await services.payments.inquire(services.order)).toEqual({ type: "EXPIRED" });
    const { price, quoteHash } = bill;
    const request = { ...plain, order: services.order, method: "card", flow: "card", attempt: first } as const;
    const outcome = await services.payments.process({ ...request, quoteHash, amount: price.total, instrument });
    expect(outcome).toEqual({ type: "REFUSED", reason: "order_closed" });
  });

  test("behavior: with a session that has ended nothing is begun, and it is said why", async () => {
    const services = await openServices(ayesha.id);
    const { order, payments, stale } = services;
    const { price, quoteHash } = await billOf(payments, order, "wallet_balance");
    const outcome = await stale.process({
      ...plain,
      order,
      method: "wallet_balance",
      flow: "balance",
      attempt: first,
      quoteHash,
      amount: price.total,
      instrument: { kind: "none" },
    });
    expect(outcome).toEqual({ type: "REFUSED", reason: "signed_out" });
    expect(await stale.inquire(order)).toMatchObject({ type: "PROBLEM", problem: { code: "unauthorised" } });
  });
});

describe("a code", () => {
  test("default: it is sent again to the same attempt, and the right one pays", async () => {
    const services = await openServices();
    const { bench, codes, order, payments } = services;
    const phone = "+923001234567";
    expect(await pay(services, mobile(phone))).toMatchObject({ type: "NEEDS", need: { type: "OTP" } });
    bench.clock.advance(2 * minuteMs);
    const again = { phone: null, channel: "sms", requestId: first, reference: order } as const;
    expect(await codes.requestCode(again)).toMatchObject({ type: "CODE_SENT", challenge: { requestId: first } });
    const entry = { requestId: first, remember: false };
    const right = bench.codeFor(phone);
    const wrong = right === "000000" ? "111111" : "000000";
    expect(await codes.verifyCode({ ...entry, code: wrong })).toMatchObject({ type: "WRONG_CODE" });
    expect(await payments.inquire(order)).toMatchObject({ type: "LIVE", need: { type: "OTP" } });
    expect(await codes.verifyCode({ ...entry, code: right })).toMatchObject({ type: "VERIFIED" });
    expect(await payments.inquire(order)).toMatchObject({ type: "RECEIVED" });
  });

  test.each([
    ["+923001230002", "payment_declined"],
    ["+923001239995", "insufficient_funds"],
  ])("behavior: the number %s is declined after its code, and the inquiry says so", async (phone, reason) => {
    const services = await openServices();
    await pay(services, mobile(phone));
    const entry = { requestId: first, remember: false, code: services.bench.codeFor(phone) };
    expect(await services.codes.verifyCode(entry)).toMatchObject({ type: "VERIFIED" });
    expect(await services.payments.inquire(services.order)).toEqual({ type: "FAILED", attempt: first, reason });
  });
});

describe("saved accounts", () => {
  test("default: a card is saved by its token, verified by a code and removed", async () => {
    const services = await openServices(ayesha.id);
    const { accounts, bench } = services;
    const instrument = await tokenOf(services, cards.good);
    const token = instrument.kind === "token" ? instrument.token : "";
    const saved = await accounts.save({ kind: "card", token });
    if (saved.type !== "CODE_SENT") throw new Error(`Not saved: ${JSON.stringify(saved)}`);
    expect(saved.account).toMatchObject({ kind: "card", masked: "•••• 4242", isVerified: false });
    const entry = { requestId: saved.challenge.requestId, remember: false, code: bench.codeFor(ayesha.phone) };
    expect(await accounts.codes.verifyCode(entry)).toMatchObject({ type: "VERIFIED" });
    const listed = await accounts.list();
    const found = listed.type === "ACCOUNTS" ? listed.accounts.find(({ id }) => id === saved.account.id) : undefined;
    expect(found).toMatchObject({ isVerified: true, brand: "Visa" });
    expect(await accounts.remove(saved.account.id)).toEqual({ type: "REMOVED" });
    expect(await accounts.remove(saved.account.id)).toEqual({ type: "REMOVED" });
  });

  test("behavior: a saved card pays without being typed", async () => {
    const services = await openServices(ayesha.id);
    const listed = await services.accounts.list();
    const card = listed.type === "ACCOUNTS" ? listed.accounts.find(({ kind }) => kind === "card") : undefined;
    const instrument: Instrument = { kind: "account", accountId: card?.id ?? "" };
    const outcome = await pay(services, { method: "saved_card", flow: "card", instrument });
    expect(outcome).toEqual({ type: "RECEIVED" });
  });
});
