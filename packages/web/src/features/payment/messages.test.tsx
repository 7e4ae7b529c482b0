// @vitest-environment jsdom
import { paymentModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openPayment } from "./payment.harness.tsx";

const { bill, inquire, process } = paymentModel.outcomes;
type Flow = Awaited<ReturnType<typeof openPayment>>;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const choose = async ({ settle }: Flow, code: string) => {
  fireEvent.click(screen.getByRole("radio", { name: new RegExp(`^${code}`) }));
  await settle();
};
const press = async ({ settle }: Flow, name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
};
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const errorOf = (label: string) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent;

test.each([
  ["en", "Booking expires in", "Pay Now"],
  ["ar", "ينتهي الحجز خلال", "ادفع الآن"],
] as const)(
  "default: the clock runs, and there is a way to pay before the bill is known, in %s",
  async (locale, clock, pay) => {
    // The moment at which the flow's own clock begins.
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    const flow = await openPayment({ bill: [bill.offline] }, { locale });
    expect(screen.getByText(clock).parentElement?.textContent).toContain("30:00");
    await choose(flow, "card");
    expect(screen.getByRole("button", { name: pay })).toBeTruthy();
  },
);

test.each([
  ["en", "Pay from my balance", "Still waiting?", "Go to My Bookings"],
  ["ar", "الدفع من رصيدي", "هل ما زلت تنتظر؟", "الانتقال إلى حجوزاتي"],
] as const)(
  "behavior: a payment that stays open asks whether to wait, in %s",
  async (locale, pay, waiting, bookings) => {
    const flow = await openPayment(
      { process: [process.unknown], inquire: [inquire.notFound, inquire.notFound, inquire.pending] },
      { locale },
    );
    await choose(flow, "wallet_balance");
    await press(flow, pay);
    for (const seconds of [2, 3, 5, 8, 13, 20, 30]) await flow.pass(seconds * 1000);
    expect(screen.getByRole("heading", { name: waiting })).toBeTruthy();
    expect(screen.getByRole("link", { name: bookings })).toBeTruthy();
  },
);

const words = {
  en: { number: "Your jazzcash number", send: "Send the code", code: "One-time code" },
  ar: { number: "رقمك في jazzcash", send: "إرسال الرمز", code: "رمز لمرة واحدة" },
} as const;

test.each([
  ["en", "Phone number must be at least 11 digits"],
  ["ar", "يجب ألا يقل رقم الجوال عن 11 رقمًا"],
] as const)("behavior: a number that is too short says so at its field, in %s", async (locale, sentence) => {
  const { number, send } = words[locale];
  const flow = await openPayment({}, { locale });
  await choose(flow, "jazzcash");
  type(number, "0300 123");
  await press(flow, send);
  expect(errorOf(number)).toBe(sentence);
  expect(screen.getByLabelText(number)).toHaveProperty("value", "0300 123");
  expect(flow.payments.process).not.toHaveBeenCalled();
});

test.each([
  ["en", "Verify & Pay", "Please enter OTP"],
  ["ar", "تحقق وادفع", "يرجى إدخال رمز التحقق"],
] as const)("behavior: nothing is paid without the code, in %s", async (locale, pay, sentence) => {
  const { number, send, code } = words[locale];
  const flow = await openPayment(
    { process: [process.needsCode], inquire: [inquire.notFound, inquire.notFound, inquire.received] },
    { locale },
  );
  await choose(flow, "jazzcash");
  type(number, "0300 1234567");
  await press(flow, send);
  await press(flow, pay);
  expect(errorOf(code)).toBe(sentence);
  expect(flow.verifyCode).not.toHaveBeenCalled();
  type(code, "123456");
  await press(flow, pay);
  expect(flow.verifyCode).toHaveBeenCalledOnce();
});

test.each([
  ["en", "Voucher or promo code", "Apply", "This Field is required"],
  ["ar", "قسيمة أو رمز ترويجي", "تطبيق", "هذا الحقل مطلوب"],
] as const)(
  "behavior: an empty voucher is not applied but asked for, in %s",
  async (locale, label, apply, sentence) => {
    const flow = await openPayment({}, { locale });
    await choose(flow, "bank_transfer");
    const bills = flow.payments.bill.mock.calls.length;
    await press(flow, apply);
    expect(errorOf(label)).toBe(sentence);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(flow.payments.bill.mock.calls.length).toBe(bills);
    type(label, "EID10");
    await press(flow, apply);
    expect(screen.queryByText(sentence)).toBeNull();
    expect(flow.payments.bill.mock.lastCall?.[0]).toMatchObject({ voucher: "EID10" });
  },
);
