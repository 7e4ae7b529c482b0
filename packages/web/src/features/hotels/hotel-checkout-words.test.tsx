// @vitest-environment jsdom
import { acknowledgementOf, type Locale, type Problem } from "@safar/engine";
import { quoteModel, reserveModel } from "@safar/engine/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderCheckout } from "../checkout/checkout.harness.tsx";
import { OutcomeScreen, type OutcomeView } from "../checkout/outcome/outcome-screen.tsx";
import { ReviewScreen } from "../checkout/review/review-screen.tsx";
import { hotelCheckoutWords } from "./hotel-checkout-words.tsx";

afterEach(cleanup);

const none = { refreshSearch: false, editSearch: false, refreshQuote: false, back: false, leave: false };
const malformed: Problem = { kind: "malformed", detail: "", status: 500, reference: "REQ-77" };

const show = (view: OutcomeView, locale: Locale) =>
  renderCheckout(<OutcomeScreen view={view} send={vi.fn()} words={hotelCheckoutWords} />, locale);

test.each([
  ["en", "Room is on sleep mode", "Choose another option"],
  ["ar", "الغرفة غير متاحة حاليًا", "اختر خيارًا آخر"],
] as const)(
  "behavior: in %s a room that has gone is told as one, and another is offered",
  async (locale, title, way) => {
    await show({ screen: "soldOut", problem: null, commands: { ...none, back: true } }, locale);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole("button", { name: way })).toBeDefined();
  },
);

test.each([
  ["en", /^Prices and rooms may have changed/],
  ["ar", /الأسعار والغرف/],
] as const)("behavior: in %s results that expired say that rooms may have changed", async (locale, words) => {
  await show({ screen: "sessionExpired", problem: null, commands: none }, locale);
  expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ["en", "Something went wrong"],
  ["ar", "حدث خطأ ما"],
] as const)("behavior: in %s a refusal that nobody understands is said to be one", async (locale, title) => {
  await show({ screen: "reserveRefused", problem: malformed, commands: none }, locale);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
});

test.each([
  ["en", "Guests, as on the voucher", "Stay and price", "Rooms", "Guests"],
  ["ar", "الضيوف كما في قسيمة الحجز", "الإقامة والسعر", "الغرف", "الضيوف"],
] as const)(
  "default: in %s the checkout of a stay speaks of guests and rooms",
  async (locale, people, aside, base, step) => {
    const { quote } = quoteModel.outcomes.quote.asSeen;
    const { party } = reserveModel.inputs.accepted;
    const commands = { changeVoucher: true, editTravellers: true, editExtras: true, reserve: true, back: true };
    const view = { quote, party, voucher: null, acknowledgement: acknowledgementOf(quote), commands };
    await renderCheckout(<ReviewScreen view={view} send={vi.fn()} words={hotelCheckoutWords} summary={null} />, locale);
    expect(screen.getByRole("heading", { level: 2, name: people })).toBeDefined();
    expect(screen.getByRole("complementary", { name: aside })).toBeDefined();
    expect(screen.getAllByText(base).length).toBeGreaterThan(0);
    expect(screen.getAllByText(step).length).toBeGreaterThan(0);
  },
);
