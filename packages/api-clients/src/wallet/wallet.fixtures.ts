import { saveAccountGolden } from "../payment/payments.fixtures.ts";

/** Answers about wallets as a service would write them, by hand. */

const money = (amount: string, currency = "SAR") => ({ amount, currency });

export const walletHomeGolden = {
  balance: money("1850.00"),
  points: { count: 9600, worth: money("96.00") },
  promo_credits: [
    { amount: "20.00", currency: "SAR", expires_at: "2027-02-01T00:00:00Z" },
    { amount: "100.50", currency: "SAR", expires_at: "2026-12-01T00:00:00Z" },
  ],
  limits: { withdraw_min: "50.00", withdraw_max: "5000.00", daily: "10000.00", daily_left: null, topup_min: "10.00" },
};

export const vouchersGolden = {
  vouchers: [
    {
      code: "GIFT500",
      title: "Travel credits as a gift",
      title_ar: "رصيد سفر هدية",
      valid_till: "2026-12-31T21:00:00Z",
      promo_credits: money("15.00"),
      min_order: null,
      verticals: ["airline"],
      state: "available",
    },
    {
      code: "NEW",
      title: "A newer kind",
      title_ar: "نوع أحدث",
      valid_till: null,
      promo_credits: null,
      min_order: money("50.00"),
      verticals: [],
      state: "paused",
    },
  ],
};

export const packagesGolden = {
  packages: [
    {
      id: "cash-1000",
      name: "Cash",
      name_ar: "رصيد نقدي",
      points: 1000,
      gives: { kind: "cash", amount: money("10.00") },
    },
    {
      id: "credits-2000",
      name: "Credits",
      name_ar: "رصيد سفر",
      points: 2000,
      gives: { kind: "promo_credits", amount: money("25.00"), lasts_days: 60 },
    },
  ],
  points: 9600,
  redeemed: [{ attempt_id: "redeem-0001", package_id: "cash-1000", at: "2026-11-20T09:00:00Z" }],
};

export const banksGolden = {
  banks: [{ code: "80", name: "Al Rajhi Bank", name_ar: "مصرف الراجحي", country: "SA" }],
};

export const topUpGolden = {
  action: "topup",
  order_ref_id: "K7QW3ZP9MA",
  uuid: "5f1d7a52-8c1e-4b7a-9a61-0c2f3d5e7b01",
  quote_hash: "b1946ac92492d234",
  amount: money("250.00"),
  pay_by: "2026-11-21T09:30:00Z",
};

export const transactionsGolden = {
  items: [
    {
      uuid: "mov-12",
      kind: "spend",
      amount: "-23800.00",
      currency: "PKR",
      balance_after: "60000.00",
      at: "2026-11-21T09:00:00Z",
      ref: "K7QW3ZP9MA",
      note: "Karachi to Islamabad",
    },
  ],
  page: 1,
  last_page: 1,
};

const withdrawal = {
  order_ref_id: "W7QW3ZP9MA",
  status: "awaiting_otp",
  amount: "10000.00",
  charges: "75.00",
  net: "9925.00",
  currency: "PKR",
  bank: "Meezan Bank",
  iban_masked: "PK36 •••• 6702",
  title: "Ayesha Siddiqui",
  at: "2026-11-21T09:00:00Z",
  reason: null,
};

export const withdrawalGolden = {
  withdrawal,
  otp: saveAccountGolden.otp,
  items: [withdrawal],
  limits: { currency: "PKR", min: "500.00", max: "50000.00", fee: { fixed: "25.00", percent: "0.50", cap: "500.00" } },
};
