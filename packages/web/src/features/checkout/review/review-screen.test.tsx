// @vitest-environment jsdom
import {
  acknowledgementOf,
  type CheckVoucher,
  type Price,
  type PriceLineKind,
  priceLineKinds,
  type Quote,
} from "@safar/engine";
import { extrasModel, quoteModel, reserveModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { takeWishedVoucher, wishVoucher } from "../../../engine/device/wished-voucher.ts";
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

const counts = {
  type: "COUNTS",
  discount: { minor: 500_000, currency: "PKR" },
  names: { en: "10% off, up to Rs 5,000", ar: "خصم 10% حتى 5,000 روبية" },
} as const;

const about = { amount: quote.price.charge.total, email: "", check: async () => counts };

const show = async (view: ReviewView, locale: "en" | "ar" = "en", check: CheckVoucher = async () => counts) => {
  const send = vi.fn();
  await renderCheckout(
    <ReviewScreen
      view={view}
      send={send}
      check={check}
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
  const reserve = screen.getByRole("button", { name: /Reserve now\s· Rs\s225,600/ });
  fireEvent.click(reserve);
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole("checkbox"));
  expect(screen.getByText("Please accept the terms to continue")).toBeDefined();
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
  expect(screen.getByRole("button", { name: /Reserve now\s· Rs\s225,600/ })).toBeDefined();
});

test("behavior: travellers are shown as they will be sent, and can be changed", async () => {
  const send = await show(viewOf());
  const people = within(screen.getByRole("region", { name: "Passengers, as on the tickets" }));
  expect(people.getByText("AYESHA SIDDIQUI")).toBeDefined();
  fireEvent.click(people.getByRole("button", { name: "Change Passengers, as on the tickets" }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "travellers.edit" });
});

test("behavior: one name for several tickets is counted, and is written as it was typed where it may be in any script", async () => {
  const [first, second] = party.travellers;
  const [one, two] = quote.travellers;
  if (!first || !second || !one || !two) throw new Error("The sample has lost somebody.");
  const named = { ...first, firstName: "نورة", lastName: "القحطاني", document: null };
  const spoken = { fields: ["firstName", "lastName"], documents: [], isSpoken: true } as const;
  const travellers = [
    { ...one, id: first.id, asked: spoken },
    { ...two, id: second.id, asked: spoken },
  ];
  const same = { ...party, travellers: [named, { ...named, id: second.id }] };
  await show(viewOf({ travellers }, { party: same }));
  const people = within(screen.getByRole("region", { name: "Passengers, as on the tickets" }));
  expect(people.getAllByText("نورة القحطاني")).toHaveLength(1);
  expect(people.getByText(/2 tickets in this name/)).toBeDefined();
});

test("boundary: where nobody is asked who they are it says how they are reached, and what the order has besides", async () => {
  const amount = { minor: 67_600, currency: "PKR" } as const;
  const lines = [...quote.price.charge.lines, { kind: "addon", code: "snack", label: "Popcorn × 1", amount } as const];
  const extras = [{ serviceId: "snack", travellerId: "party", segmentId: null, quantity: 1 }];
  const view = viewOf(
    { extras, price: { ...quote.price, charge: { ...quote.price.charge, lines } } },
    { party: { ...party, travellers: [] } },
  );
  const order = { title: "Snacks", intro: null, list: null, none: null };
  await renderCheckout(
    <ReviewScreen
      view={view}
      send={vi.fn()}
      check={async () => counts}
      words={{ ...journeyWords, extras: order }}
      summary={null}
    />,
  );
  const people = within(screen.getByRole("region", { name: "Passengers, as on the tickets" }));
  expect(people.getByText(party.contact.email)).toBeDefined();
  const snacks = screen.getByRole("region", { name: "Snacks" });
  expect(
    within(snacks)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Popcorn × 1Rs\u00a0676"]);
});

test("default: each traveller's own seat stands with them, in the order of the price", async () => {
  await renderCheckout(
    <ReviewScreen
      view={viewOf()}
      send={vi.fn()}
      check={async () => counts}
      words={journeyWords}
      summary={null}
      seats={quote.travellers.map((_, index) => `${12 - index}C`)}
    />,
  );
  const people = within(screen.getByRole("region", { name: "Passengers, as on the tickets" }));
  const shown = party.travellers.map(({ id }) => `${12 - quote.travellers.findIndex((one) => one.id === id)}C`);
  expect(people.getAllByText("Seat").map(({ nextSibling }) => nextSibling?.textContent)).toEqual(shown);
});

test("behavior: extras that cost nothing are named too", async () => {
  await show(viewOf({ extras: [{ serviceId: "meal.usual", travellerId: "adult-1", segmentId: "s1", quantity: 1 }] }));
  await waitFor(() => screen.getByText("Hot meal"));
});

test("default: extras stand in the order of the flights, and after them what holds for all", async () => {
  const meal = (serviceId: string, segmentId: string | null) =>
    ({ serviceId, travellerId: "adult-1", segmentId, quantity: 1 }) as const;
  const ids = ["s2", null, "s1"] as const;
  const lines = ids.map((id) => {
    const amount = { minor: 100, currency: "PKR" } as const;
    return { kind: "addon", code: `of.${id}/adult-1`, label: `Of ${id}`, amount } as const;
  });
  const charge = { ...quote.price.charge, lines: [...quote.price.charge.lines, ...lines] };
  const view = viewOf({ extras: ids.map((id) => meal(`of.${id}`, id)), price: { ...quote.price, charge } });
  await renderCheckout(
    <ReviewScreen
      view={view}
      send={vi.fn()}
      check={async () => counts}
      words={journeyWords}
      summary={null}
      parts={["s1", "s2"].map((id) => ({ id, label: id, leg: "there" }))}
    />,
  );
  const extras = within(screen.getByRole("region", { name: "Seats, bags and meals" }));
  expect(extras.getAllByText(/^Of /).map(({ textContent }) => textContent)).toEqual(["Of s1", "Of s2", "Of null"]);
});

test("behavior: the terms of cancelling are a line of time in the place's zone", async () => {
  await show(viewOf());
  const terms = within(screen.getByRole("list", { name: "Cancellation fees" }));
  expect(terms.getByRole("listitem").textContent?.replace(/[\u00a0\u202f]/g, " ")).toBe(
    "Rs 220,600 refunded, fee Rs 5,000until 2 January 1970 at 05:00 Pakistan Time",
  );
});

test("behavior: a voucher is asked about for the very amount and person, taken, and shown with what it takes off and its cap", async () => {
  const check = vi.fn<CheckVoucher>(async () => counts);
  const send = await show(viewOf(), "en", check);
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: " eid10 " } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: "voucher.change", voucher: "EID10" }));
  const asked = { code: "EID10", amount: quote.price.charge.total, email: party.contact.email };
  expect(check).toHaveBeenCalledExactlyOnceWith(asked, expect.anything());
  cleanup();
  const again = await show(viewOf({}, { voucher: "EID10" }));
  await waitFor(() => screen.getByText(/off when you pay/));
  const entry = within(screen.getByRole("region", { name: "Voucher or promo code" }));
  expect(entry.getByText("EID10").parentElement?.textContent).toMatch(/EID10 takes Rs\s5,000 off when you pay/);
  expect(screen.getByText("10% off, up to Rs 5,000")).toBeDefined();
  // What is paid with it is one number wherever it stands; the yes is still to the price that it is taken off.
  expect(screen.getByRole("button", { name: /Reserve now\s· Rs\s220,600/ })).toBeDefined();
  const price = within(screen.getByRole("region", { name: "Price" }));
  expect(price.getByText("EID10").closest("li")?.textContent).toMatch(/^Voucher EID10−Rs\s5,000$/);
  expect(price.getByText("Total").nextSibling?.textContent).toMatch(/^Rs\s220,600$/);
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(screen.getByRole("button", { name: /Reserve now/ }));
  expect(again).toHaveBeenCalledExactlyOnceWith({
    type: "review.accept",
    acknowledged: { quoteHash: quote.hash, amountMinor: 22_560_000, currency: "PKR" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(again).toHaveBeenLastCalledWith({ type: "voucher.change", voucher: null });
});

test("behavior: a voucher that was wished for on another page is put in, once, and only while it holds", async () => {
  const changes = vi.fn<(voucher: string | null) => void>();
  await wishVoucher({ code: "EID10", until: Date.now() + 60_000 }, 1);
  await renderCheckout(<VoucherEntry voucher={null} canChange onChange={changes} {...about} />);
  await vi.waitFor(() => expect(changes).toHaveBeenCalledExactlyOnceWith("EID10"));
  cleanup();
  expect(await takeWishedVoucher(1)).toBeNull();
  await wishVoucher({ code: "OLD", until: 1000 }, 1);
  expect(await takeWishedVoucher(1000)).toBeNull();
});

test("behavior: a voucher that does not count is refused where it is typed, and goes no further", async () => {
  const send = await show(viewOf(), "en", async () => ({ type: "REFUSED", reason: "voucher_expired" }));
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: "EXPIRED1" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() => screen.getByText("This voucher has expired."));
  expect(document.activeElement).toBe(screen.getByLabelText("Code"));
  expect(send).not.toHaveBeenCalled();
});

test("behavior: one that was taken and no longer counts says so, and can be removed", async () => {
  const refused = async () => ({ type: "REFUSED", reason: "voucher_not_applicable" }) as const;
  await show(viewOf({}, { voucher: "EID10" }), "en", refused);
  await waitFor(() => screen.getByText(/This voucher is not for this booking/));
  expect(screen.getByRole("button", { name: "Remove" })).toBeDefined();
});

test("boundary: where nobody answers, the voucher is taken along and the bill decides", async () => {
  const problem = { kind: "tokenUnavailable", message: "Unable to retrieve token" } as const;
  const send = await show(viewOf(), "en", async () => ({ type: "PROBLEM", problem }));
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: "EID10" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: "voucher.change", voucher: "EID10" }));
});

test("behavior: what is pressed at a voucher goes, and the focus goes to what takes its place", async () => {
  const Voucher = () => {
    const [voucher, setVoucher] = useState<string | null>(null);
    return <VoucherEntry voucher={voucher} canChange onChange={setVoucher} {...about} />;
  };
  await renderCheckout(<Voucher />);
  const isFocused = (element: HTMLElement) => document.activeElement === element;
  expect(isFocused(document.body)).toBe(true);
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: "EID10" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(isFocused(screen.getByRole("button", { name: "Remove" }))).toBe(true));
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(isFocused(screen.getByLabelText("Code"))).toBe(true);
});

test("default: the number of an identity card stands in the groups it is written in", async () => {
  const document = { kind: "cnic", number: "4210112345671", issuedBy: "PK", issuedOn: null, expiresOn: null } as const;
  const travellers = party.travellers.map((traveller) => ({ ...traveller, document }));
  await show(viewOf({}, { party: { ...party, travellers } }));
  expect(screen.getAllByText("42101-1234567-1")).toHaveLength(travellers.length);
});
