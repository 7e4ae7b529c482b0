import { attemptId, bookingUuid, orderRefId, type ProcessRequest, refusalCodes } from "@safar/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, openWire, type Replies, refused, wireTime } from "../wire/wire.fixtures.ts";
import { createPaymentCodes, createPaymentService } from "./payment.adapter.ts";
import { checkDiscountGolden, inquiryGolden, paymentMethodsGolden, processGolden } from "./payments.fixtures.ts";

const paths = {
  methods: "financial/paymentMethods",
  renew: "financial/renewHold",
  bill: "financial/checkDiscount",
  process: "financial/process",
  inquiry: "financial/inquiry",
  tokens: "financial/tokens",
} as const;

const order = orderRefId("K7QW3ZP9MA");
const attempt = attemptId("9b2f6c1e-attempt");
const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;

const begin = (replies: Replies) => {
  const { calls, options } = openWire(replies);
  const all = { ...options, redirectBase: "https://pay.example/app/" };
  return {
    calls,
    payments: createPaymentService({ ...all, returnUrl: (id) => `https://shop.example/pay/${id}` }),
    codes: createPaymentCodes(all),
  };
};

const request: ProcessRequest = {
  order,
  method: "jazzcash",
  flow: "otp",
  attempt,
  quoteHash: "b1946ac92492d234",
  amount: pkr(2_450_000),
  instrument: { kind: "mobile", mobile: "+923001234567" },
  usePromoCredits: true,
  voucher: null,
  useBalance: false,
};

describe("the options and the bill", () => {
  test("default: how much longer an order is held when asked, and the options as they are then", async () => {
    const renewed = { ...paymentMethodsGolden, renew_minutes: null };
    const { payments } = begin({
      [paths.methods]: answered({ ...paymentMethodsGolden, renew_minutes: 10 }),
      [paths.renew]: answered(renewed),
    });
    expect(await payments.options(order)).toMatchObject({ options: { renewalMs: 600_000 } });
    expect(await payments.renewHold(order)).toMatchObject({ options: { renewalMs: null } });
  });

  test("default: methods with their limits, fees and reasons why one is unavailable", async () => {
    const { payments } = begin({ [paths.methods]: answered(paymentMethodsGolden) });
    expect(await payments.options(order)).toMatchObject({
      type: "OPTIONS",
      options: {
        due: pkr(2_450_000),
        payBy: wireTime - 1000,
        methods: [
          {
            code: "jazzcash",
            flow: "otp",
            min: pkr(1000),
            max: null,
            fee: { fixed: pkr(0), percent: "1.00" },
            unavailable: "above_max",
            otpLength: 6,
            saved: [{ masked: "•••• 4242", isVerified: true }],
          },
        ],
        wallet: { balance: pkr(6_000_000), promoCredits: pkr(250_000) },
      },
    });
  });

  test("default: a bill's lines keep their codes and come to what the method is charged", async () => {
    const { calls, payments } = begin({ [paths.bill]: answered(checkDiscountGolden) });
    const deductions = { usePromoCredits: false, voucher: "EID10", useBalance: true };
    expect(await payments.bill({ order, method: "card", ...deductions })).toEqual({
      type: "BILLED",
      bill: {
        price: {
          lines: [
            { kind: "base", code: "fare", label: "Fare", amount: pkr(2_450_000) },
            { kind: "voucher", code: "voucher", label: "Voucher", amount: pkr(-245_000) },
          ],
          total: pkr(2_205_000),
        },
        quoteHash: "b1946ac92492d234",
        validUntil: wireTime - 1000,
        refused: null,
      },
    });
    expect(calls[0]?.body).toEqual({
      order_ref_id: order,
      method: "card",
      use_promo_credits: false,
      use_balance: true,
      voucher: "EID10",
    });
  });

  test("behavior: an amount in a currency that nobody knows is a problem", async () => {
    const odd = { ...paymentMethodsGolden, amount_due: { amount: "1.00", currency: "XXX" } };
    const { payments } = begin({ [paths.methods]: answered(odd) });
    expect(await payments.options(order)).toMatchObject({ type: "PROBLEM", problem: { kind: "malformed" } });
  });
});

describe("a card", () => {
  const card = { number: "4242424242424242", expiry: "12/29", securityCode: "123", holder: "AYESHA SIDDIQUI" };

  test("default: it becomes a token; what was wrong with it is named", async () => {
    const token = { token: "tok_12345678", masked: "•••• 4242", brand: "Visa", expiry: "12/29" };
    const good = begin({ [paths.tokens]: answered({ ...token, expires_at: "2026-11-21T09:10:00Z" }) });
    expect(await good.payments.tokenise(card)).toEqual({
      type: "TOKENISED",
      token: "tok_12345678",
      masked: "•••• 4242",
    });
    const wrong = begin({ [paths.tokens]: refused(422, { code: "validation_failed", field: "expiry" }) });
    expect(await wrong.payments.tokenise(card)).toEqual({
      type: "INVALID",
      fields: { expiry: { code: "refused" } },
    });
    expect(await begin({}).payments.tokenise(card)).toEqual({ type: "PROBLEM", problem: { kind: "offline" } });
  });
});

describe("processing", () => {
  test("default: what the payer agreed to is sent", async () => {
    const { calls, payments } = begin({ [paths.process]: answered(processGolden.needs_otp) });
    expect(await payments.process(request)).toEqual({
      type: "NEEDS",
      need: {
        type: "OTP",
        challenge: {
          requestId: attempt,
          length: 6,
          channel: "sms",
          masked: "+92 *** ***4567",
          resendAt: wireTime + 60_000,
          expiresAt: wireTime - 1000,
          triesLeft: 5,
        },
      },
    });
    expect(calls[0]?.body).toEqual({
      order_ref_id: order,
      method: "jazzcash",
      attempt_id: attempt,
      quote_hash: "b1946ac92492d234",
      amount: { amount: "24500.00", currency: "PKR" },
      use_promo_credits: true,
      use_balance: false,
      mobile: "+923001234567",
      return_url: "https://shop.example/pay/K7QW3ZP9MA",
    });
  });

  test.each([
    ["received", { type: "RECEIVED" }],
    ["failed", { type: "DECLINED", reason: "payment_declined" }],
    ["pending", { type: "PENDING" }],
    ["needs_redirect", { type: "NEEDS", need: { type: "REDIRECT", url: "https://bank.example/3ds/1" } }],
    ["needs_sdk", { type: "NEEDS", need: { type: "SDK", provider: "apple", session: "merchant-session" } }],
    ["voucher_issued", { type: "NEEDS", need: { type: "VOUCHER", slip: { number: "4815162342" } } }],
  ] as const)("behavior: %s", async (state, outcome) => {
    const { payments } = begin({ [paths.process]: answered(processGolden[state]) });
    expect(await payments.process(request)).toMatchObject(outcome);
  });

  test("behavior: a redirect that is a path is on the payment service", async () => {
    const redirect = { url: "/app/financial/3ds/1", return_url: "/" };
    const { payments } = begin({ [paths.process]: answered({ ...processGolden.needs_redirect, redirect }) });
    expect(await payments.process(request)).toEqual({
      type: "NEEDS",
      need: { type: "REDIRECT", url: "https://pay.example/app/financial/3ds/1" },
    });
  });

  test.each([
    [409, "price_changed", {}, "price_changed"],
    [422, "voucher_expired", {}, "price_changed"],
    [422, "validation_failed", { field: "method" }, "method_unavailable"],
    [422, "validation_failed", { field: "token" }, "invalid"],
    [410, "quote_expired", {}, "order_closed"],
    [429, "rate_limited", {}, "busy"],
  ] as const)("behavior: %i %s is refused, since nothing was begun", async (status, code, more, reason) => {
    const { payments } = begin({ [paths.process]: refused(status, { code, ...more }) });
    expect(await payments.process(request)).toEqual({ type: "REFUSED", reason });
  });

  test.each(["payment_pending", "duplicate_order", "payment_unknown", "brand_new"])(
    "behavior: after %s the inquiry decides",
    async (code) => {
      const { payments } = begin({ [paths.process]: refused(409, { code }) });
      expect(await payments.process(request)).toEqual({ type: "UNKNOWN" });
    },
  );

  test("behavior: the answer of another attempt is none", async () => {
    const other = { ...processGolden.received, attempt_id: "somebody-else" };
    const { payments } = begin({ [paths.process]: answered(other) });
    expect(await payments.process(request)).toEqual({ type: "UNKNOWN" });
  });

  test("behavior: whatever is lost, unreadable or a 5xx may have been charged", async () => {
    expect(await begin({}).payments.process(request)).toEqual({ type: "UNKNOWN" });
    const replies = fc.oneof(
      fc.record({ status: fc.constantFrom(200, 201, 500, 502, 503, 504), body: fc.jsonValue() }),
      fc
        .tuple(fc.integer({ min: 500, max: 599 }), fc.constantFrom(...refusalCodes))
        .map(([status, code]) => refused(status, { code })),
    );
    await fc.assert(
      fc.asyncProperty(replies, async (reply) => {
        const { payments } = begin({ [paths.process]: reply });
        expect(await payments.process(request)).toEqual({ type: "UNKNOWN" });
        const cancel = { kind: "cancel", attempt } as const;
        expect(await payments.answer(cancel)).toEqual({ type: "UNKNOWN" });
      }),
    );
  });

  test("behavior: an attempt that was begun is never refused", async () => {
    const { calls, payments } = begin({ [paths.process]: refused(404, { code: "not_found" }) });
    expect(await payments.answer({ kind: "sdk", attempt, result: "approved" })).toEqual({ type: "UNKNOWN" });
    expect(calls[0]).toMatchObject({ method: "PUT", body: { attempt_id: attempt, sdk_result: "approved" } });
  });
});

describe("the inquiry", () => {
  const [known] = inquiryGolden.attempts;
  const inquire = (changes: Readonly<Record<string, unknown>>) =>
    begin({ [paths.inquiry]: answered({ ...inquiryGolden, ...changes }) }).payments.inquire(order);
  const quiet = { current: null, next_check_after_s: null, give_up_at: null };

  test("default: a live attempt with what it waits for", async () => {
    expect(await inquire({})).toMatchObject({
      type: "LIVE",
      attempt,
      method: "jazzcash",
      need: { type: "OTP" },
      checkAfterMs: 5000,
      giveUpAt: wireTime - 1000,
    });
  });

  test("behavior: received, refunded, failed and nothing", async () => {
    const booking = bookingUuid(inquiryGolden.booking.uuid);
    expect(await inquire({ ...quiet, state: "received" })).toEqual({ type: "RECEIVED", booking });
    expect(await inquire({ ...quiet, state: "refunded" })).toEqual({ type: "REFUNDED" });
    const declined = { ...known, state: "failed", decline: { code: "insufficient_funds", message: "" } };
    expect(await inquire({ ...quiet, state: "failed", attempts: [declined] })).toEqual({
      type: "FAILED",
      attempt,
      reason: "insufficient_funds",
    });
    expect(await inquire({ ...quiet, state: "not_found", attempts: [], booking: null })).toEqual({ type: "NOT_FOUND" });
  });

  test("behavior: an order that is over has expired only when nothing of it is live or paid", async () => {
    const booking = { ...inquiryGolden.booking, status: "Expired" };
    const failed = { ...quiet, state: "failed", booking };
    const ended = { ...known, state: "expired" };
    expect(await inquire({ ...failed, attempts: [ended] })).toEqual({ type: "EXPIRED" });
    expect(await inquire({ ...failed, attempts: [] })).toEqual({ type: "EXPIRED" });
    expect(await inquire({ ...failed, attempts: [{ ...known, state: "brand_new" }] })).toMatchObject({ type: "LIVE" });
    expect(await inquire({ ...failed, attempts: [{ ...known, state: "received" }] })).toMatchObject({
      type: "PROBLEM",
    });
  });

  test("behavior: an answer about another order is a problem", async () => {
    expect(await inquire({ order_ref_id: "OTHER-ORDER" })).toMatchObject({ type: "PROBLEM" });
  });

  test("behavior: nothing that is still on its way ever counts as failed, expired or unknown to the service", async () => {
    const live = fc.constantFrom("pending", "unknown", "needs_otp", "needs_redirect", "needs_sdk", "voucher_issued");
    const done = fc.constantFrom("failed", "cancelled", "expired");
    const states = fc.constantFrom("pending", "failed", "not_found");
    await fc.assert(
      fc.asyncProperty(states, fc.array(done, { maxLength: 3 }), live, async (state, before, last) => {
        const attempts = [...before, last].map((one, at) => ({ ...known, id: `attempt-000${at}`, state: one }));
        expect(await inquire({ ...quiet, state, attempts: attempts.toReversed() })).toMatchObject({ type: "LIVE" });
      }),
    );
  });
});

describe("an attempt's code", () => {
  const replies = {
    [paths.inquiry]: answered(inquiryGolden),
    [paths.methods]: answered(paymentMethodsGolden),
    [paths.process]: answered(processGolden.needs_otp),
  };
  const wish = { phone: null, channel: "sms", requestId: attempt, reference: order } as const;

  test("default: it is sent again by telling the attempt again", async () => {
    const { calls, codes } = begin(replies);
    expect(await codes.requestCode(wish)).toMatchObject({ type: "CODE_SENT", challenge: { requestId: attempt } });
    expect(calls.at(-1)?.body).toEqual({
      order_ref_id: order,
      method: "jazzcash",
      amount: { amount: "24745.00", currency: "PKR" },
      attempt_id: attempt,
      quote_hash: "b1946ac92492d234",
      resend: 1,
    });
  });

  test.each(["pending", "needs_redirect", "received", "failed", "cancelled", "expired"])(
    "behavior: an attempt that is %s waits for no code, and none is sent again",
    async (state) => {
      const [first, ...rest] = inquiryGolden.attempts;
      const inquiry = answered({ ...inquiryGolden, attempts: [{ ...first, state }, ...rest] });
      const { calls, codes } = begin({ ...replies, [paths.inquiry]: inquiry });
      expect(await codes.requestCode(wish)).toEqual({ type: "REQUEST_EXPIRED" });
      expect(calls.some(({ path }) => path === paths.process)).toBe(false);
    },
  );

  test("behavior: an attempt that does not wait for a code is not begun anew by asking for one", async () => {
    const { calls, codes } = begin(replies);
    expect(await codes.requestCode({ ...wish, requestId: "another-attempt" })).toEqual({ type: "REQUEST_EXPIRED" });
    expect(calls.some(({ path }) => path === paths.process)).toBe(false);
  });

  test("behavior: a right code is accepted and a wrong one counts", async () => {
    const entry = { requestId: attempt, code: "123456", remember: false };
    const right = begin({ [paths.process]: answered(processGolden.received) });
    expect(await right.codes.verifyCode(entry)).toEqual({ type: "VERIFIED", proof: { kind: "accepted" } });
    expect(right.calls[0]).toMatchObject({ method: "PUT", body: { attempt_id: attempt, otp: "123456" } });
    const wrong = begin({ [paths.process]: refused(422, { code: "otp_invalid", meta: { tries_left: 4 } }) });
    expect(await wrong.codes.verifyCode(entry)).toEqual({ type: "WRONG_CODE", triesLeft: 4 });
  });
});
