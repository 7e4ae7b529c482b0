// @vitest-environment jsdom
import type { QuoteOutcome, QuoteRequest } from "@safar/engine";
import { quoteModel } from "@safar/engine/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { renderCheckout, waitUntil } from "../checkout/checkout.harness.tsx";
import { OutcomeScreen } from "../checkout/outcome/outcome-screen.tsx";
import { QuoteScreen } from "../checkout/quote/quote-screen.tsx";
import { flightCheckoutWords } from "./flight-checkout-words.tsx";

afterEach(cleanup);

const refused: QuoteOutcome = {
  type: "PROBLEM",
  problem: { kind: "refused", code: "supplier_error", status: 502, message: "", retryable: true },
};

test.each([
  [
    "en",
    "We are unable to fetch flight quotes at the moment. Please try again later or contact our support team for assistance.",
  ],
  ["ar", "يتعذّر علينا جلب أسعار الرحلات حاليًا. يرجى المحاولة لاحقًا أو التواصل مع فريق الدعم للمساعدة."],
] as const)("behavior: in %s a flight without a price is told as one", async (locale, words) => {
  const { machine, input } = quoteModel;
  const actors = { quote: fromPromise<QuoteOutcome, QuoteRequest>(async () => refused), waitUntil };
  const actor = createActor(machine.provide({ actors }), { input }).start();
  const quote = <QuoteScreen actor={actor} words={flightCheckoutWords} summary={null} />;
  await renderCheckout(quote, locale);
  await waitFor(() => screen.getByText(words));
});

test("behavior: a flight that has gone is told as seats", async () => {
  const commands = { refreshSearch: false, editSearch: false, refreshQuote: false, back: true, leave: false };
  const view = { screen: "soldOut", problem: null, commands } as const;
  await renderCheckout(<OutcomeScreen view={view} send={vi.fn()} words={flightCheckoutWords} />, "en");
  expect(screen.getByText(/^Someone else booked the last seats at this price/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Go back" })).toBeDefined();
});
