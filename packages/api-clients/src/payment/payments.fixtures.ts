/** Answers as a service would write them, by hand: what the schemas read is held to these, not to what the sandbox writes. */

const money = (amount: string, currency = "PKR") => ({ amount, currency });
const at = "2026-11-21T09:00:00Z";
const uuid = "5f1d7a52-8c1e-4b7a-9a61-0c2f3d5e7b01";

const card = {
  account_uuid: uuid,
  kind: "card",
  method: "saved_card",
  masked: "•••• 4242",
  brand: "Visa",
  expiry: "08/31",
  verified: true,
};
const otp = { length: 6, masked: "+92 *** ***4567", resend_after: 60, expires_at: at, tries_left: 5 };
const attempt = { attempt_id: "9b2f6c1e-attempt", order_ref_id: "K7QW3ZP9MA", amount: money("24500.00") };

export const paymentMethodsGolden = {
  order_ref_id: "K7QW3ZP9MA",
  quote_hash: "b1946ac92492d234",
  amount_due: money("24500.00"),
  pay_by: at,
  methods: [
    {
      code: "jazzcash",
      name: "JazzCash",
      name_ar: "جاز كاش",
      icon: "payment/jazzcash",
      flow: "otp",
      currencies: ["PKR"],
      min: "10.00",
      max: null,
      fee: { fixed: "0.00", percent: "1.00" },
      saved: [card],
      otp_length: 6,
      enabled: false,
      reason: "above_max",
    },
  ],
  wallet: { balance: money("60000.00"), promo_credits: money("2500.00") },
};

export const checkDiscountGolden = {
  order_ref_id: "K7QW3ZP9MA",
  quote_hash: "b1946ac92492d234",
  lines: [
    { kind: "base", code: "fare", title: "Fare", amount: "24500.00" },
    { kind: "voucher", code: "voucher", title: "Voucher", amount: "-2450.00" },
  ],
  total: "22050.00",
  currency: "PKR",
  valid_till: at,
  reason: null,
};

export const checkVoucherGolden = {
  voucher: "EID10",
  title: "10% off for Eid, up to Rs 5,000",
  title_ar: "خصم 10% بمناسبة العيد، حتى 5,000 روبية",
  discount: money("2450.00"),
  reason: null,
};

export const processGolden = {
  received: { ...attempt, state: "received" },
  failed: {
    ...attempt,
    state: "failed",
    decline: { code: "payment_declined", message: "The bank declined the payment." },
  },
  pending: { ...attempt, state: "pending" },
  needs_otp: { ...attempt, state: "needs_otp", otp },
  needs_redirect: {
    ...attempt,
    state: "needs_redirect",
    redirect: { url: "https://bank.example/3ds/1", return_url: "https://shop.example/back" },
  },
  needs_sdk: {
    ...attempt,
    state: "needs_sdk",
    sdk: { provider: "apple", session: "merchant-session", expires_at: at },
  },
  voucher_issued: {
    ...attempt,
    state: "voucher_issued",
    voucher: { number: "4815162342", pay_before: at, outlets: [{ name: "Any shop", name_ar: "أي متجر" }] },
  },
};

export const inquiryGolden = {
  order_ref_id: "K7QW3ZP9MA",
  state: "pending",
  attempts: [
    { id: "9b2f6c1e-attempt", method: "jazzcash", state: "needs_otp", amount: money("24745.00"), at, decline: null },
  ],
  current: processGolden.needs_otp,
  captured_total: money("0.00"),
  refunded_total: money("0.00"),
  booking: { uuid, type: "airline", status: "Pending", pay_by: at },
  next_check_after_s: 5,
  give_up_at: at,
};

export const saveAccountGolden = { account: card, otp };
