// @vitest-environment jsdom
import { acknowledgementOf, type Price, type PriceLineKind, priceLineKinds, type Quote } from "@safar/engine";
import { extrasModel, quoteModel, reserveModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderCheckout } from "../checkout.harness.tsx";
import { journeyWords } from "../journey-words.tsx";
import type { ReviewView } from "./review-screen.tsx";
import { ReviewScreen } from "./review-screen.tsx";
import { VoucherEntry } from "./voucher-entry.tsx";

afterEach(cleanup);

const { quote } = quoteModel.outcomes.quote.asSeen;
const { party } = reserveModel.inputs.accepted;
const commands = { changeVoucher: true, editTravellers: true, editExtras: true, reserve: true, back: true };

const viewOf = (changes: Partial<Quote> = {}, more: Partial<ReviewView> = {}): ReviewView => {
  const quoted = { ...quote, ...changes };
  return { quote: quoted, party, voucher: null, acknowledgement: acknowledgementOf(quoted), commands, ...more };
};

const show = async (view: ReviewView, locale: "en" | "ar" = "en") => {
  const send = vi.fn();
  await renderCheckout(
    <ReviewScreen
      view={view}
      send={send}
      words={journeyWords}
      summary={null}
      airline="SV"
      readExtras={async () => extrasModel.outcomes.readExtras.extras}
    />,
    locale,
  );
  return send;
};

const isDeduction = (kind: PriceLineKind) => ["discount", "voucher", "promo_credit", "balance"].includes(kind);
const lines = priceLineKinds.map((kind, index) => ({
  kind,
  amount: { minor: (isDeduction(kind) ? -1 : 1) * (index + 1) * 10_000, currency: "PKR" as const },
}));
const everyLine: Price = {
  lines,
  total: { minor: lines.reduce((sum, { amount }) => sum + amount.minor, 0), currency: "PKR" },
};

const amountIn = (text: string) => Number(text.replace(/[^\d.\-−]/g, "").replace("−", "-"));

test.each([
  [
    "en",
    [
      "Base fare",
      "Taxes",
      "Fees",
      "Service fee",
      "Surcharge",
      "Add-ons",
      "Discount",
      "Voucher discount",
      "Promo credits",
      "Safar balance",
      "Due at the property",
    ],
    "Price",
  ],
  [
    "ar",
    [
      "السعر الأساسي",
      "الضرائب",
      "الرسوم",
      "رسوم الخدمة",
      "رسوم إضافية",
      "الإضافات",
      "الخصم",
      "خصم القسيمة",
      "الرصيد الترويجي",
      "رصيد سفر",
      "يُدفع في مكان الإقامة",
    ],
    "السعر",
  ],
] as const)(
  "default: in %s every kind of line has its words, and they add up to the total",
  async (locale, words, title) => {
    await show(viewOf({ price: { charge: everyLine, display: everyLine } }), locale);
    const panel = within(screen.getByRole("region", { name: title }));
    const shown = panel.getAllByRole("listitem");
    expect(shown.map(({ firstChild }) => firstChild?.textContent)).toEqual(words);
    const sum = shown.reduce((sum, { lastChild }) => sum + amountIn(lastChild?.textContent ?? ""), 0);
    expect(sum).toBe(everyLine.total.minor / 100);
  },
);

test("default: the yes carries the very amount that is on the button, once the terms are accepted", async () => {
  const view = viewOf();
  const send = await show(view);
  const reserve = screen.getByRole("button", { name: /Reserve for Rs\s225,600/ });
  fireEvent.click(reserve);
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole("checkbox"));
  expect(screen.getByText("Please accept the terms to go on")).toBeDefined();
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(reserve);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "review.accept", acknowledged: view.acknowledgement });
});

test("behavior: what is shown and what is charged are told apart", async () => {
  const display: Price = {
    lines: [{ kind: "base", amount: { minor: 80_320, currency: "USD" } }],
    total: { minor: 80_320, currency: "USD" },
  };
  await show(viewOf({ price: { ...quote.price, display } }));
  const panel = within(screen.getByRole("region", { name: "Price" }));
  expect(panel.getAllByText(/^≈ USD\s803\.20$/)).toHaveLength(2);
  expect(panel.getByText("You will be charged").nextSibling?.textContent).toMatch(/^Rs\s225,600$/);
  expect(screen.getByRole("button", { name: /Reserve for Rs\s225,600/ })).toBeDefined();
});

test("behavior: travellers are shown as they will be sent, and can be changed", async () => {
  const send = await show(viewOf());
  const people = within(screen.getByRole("region", { name: "Passengers, as on the tickets" }));
  expect(people.getByText("AYESHA SIDDIQUI")).toBeDefined();
  fireEvent.click(people.getByRole("button", { name: "Change Passengers, as on the tickets" }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "travellers.edit" });
});

test("behavior: extras that cost nothing are named too", async () => {
  await show(viewOf({ extras: [{ serviceId: "meal.usual", travellerId: "adult-1", segmentId: "s1", quantity: 1 }] }));
  await waitFor(() => screen.getByText("Hot meal"));
});

test("behavior: the terms of cancelling are a line of time in the place's zone", async () => {
  await show(viewOf());
  const terms = within(screen.getByRole("list", { name: "What cancelling costs" }));
  expect(terms.getByRole("listitem").textContent?.replace(/[\u00a0\u202f]/g, " ")).toBe(
    "Rs 220,600 comes back, Rs 5,000 is keptuntil 2 January 1970 at 5:00 am Pakistan Time",
  );
});

test("behavior: a voucher is taken, shown and given back", async () => {
  const send = await show(viewOf());
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: " eid10 " } });
  fireEvent.click(screen.getByRole("button", { name: "Use it" }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "voucher.change", voucher: "EID10" });
  cleanup();
  const again = await show(viewOf({}, { voucher: "EID10" }));
  expect(screen.getByText("EID10")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(again).toHaveBeenCalledExactlyOnceWith({ type: "voucher.change", voucher: null });
});

test("behavior: what is pressed at a voucher goes, and the focus goes to what takes its place", async () => {
  const Voucher = () => {
    const [voucher, setVoucher] = useState<string | null>(null);
    return <VoucherEntry voucher={voucher} canChange onChange={setVoucher} />;
  };
  await renderCheckout(<Voucher />);
  const isFocused = (element: HTMLElement) => document.activeElement === element;
  expect(isFocused(document.body)).toBe(true);
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: "EID10" } });
  fireEvent.click(screen.getByRole("button", { name: "Use it" }));
  expect(isFocused(screen.getByRole("button", { name: "Remove" }))).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(isFocused(screen.getByLabelText("Code"))).toBe(true);
});

test("default: the number of an identity card stands in the groups it is written in", async () => {
  const document = { kind: "cnic", number: "4210112345671", issuedBy: "PK", issuedOn: null, expiresOn: null } as const;
  const travellers = party.travellers.map((traveller) => ({ ...traveller, document }));
  await show(viewOf({}, { party: { ...party, travellers } }));
  expect(screen.getAllByText("42101-1234567-1")).toHaveLength(travellers.length);
});
