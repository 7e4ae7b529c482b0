// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import type { Currency, CurrencyCode, KeepOutcome, OpenBookingPort } from "@safar/engine";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nOf } from "../../i18n/i18n.ts";
import { CurrencyForm } from "./currency-form.tsx";

vi.mock("../../app/addresses/page-path.ts", () => ({ useFacts: () => ({ locale: "en" }) }));

const currencies: readonly Currency[] = [
  { code: "PKR", symbol: "Rs", name: { en: "Pakistani rupee", ar: "روبية باكستانية" } },
  { code: "SAR", symbol: "SAR", name: { en: "Saudi riyal", ar: "ريال سعودي" } },
];
const none: OpenBookingPort = { find: async () => ({ type: "NONE" }), keepDraft: async () => ({ type: "KEPT" }) };
const open = (kept: KeepOutcome): OpenBookingPort => ({
  find: async () => ({ type: "OPEN", booking: { id: "draft-1", title: "Lahore to Jeddah" } }),
  keepDraft: vi.fn(async () => kept),
});

const show = (
  openBooking: OpenBookingPort,
  { all = currencies, current = "PKR" }: { all?: readonly Currency[]; current?: CurrencyCode } = {},
) =>
  render(
    <I18nProvider i18n={i18nOf("en")}>
      <CurrencyForm currencies={all} current={current} openBooking={openBooking} />
    </I18nProvider>,
  );
const choose = async (name: RegExp) => {
  await act(async () => screen.getByRole("radio", { name }).click());
  await act(async () => screen.getByRole("button", { name: "Show prices in this currency" }).click());
};
const press = (name: string) => act(async () => screen.getByText(name).click());

const sent = vi.fn();
beforeEach(() => {
  sent.mockClear();
  HTMLFormElement.prototype.submit = function submit() {
    sent(new FormData(this).get("currency"));
  };
});
afterEach(cleanup);

test("default: the present currency comes first and is chosen; what is beyond those seen at once is told by its number", () => {
  const codes = ["PKR", "SAR", "USD", "AED", "QAR", "KWD", "BHD", "OMR", "EUR", "GBP"] as const;
  show(none, { all: codes.map((code) => ({ code, symbol: code, name: { en: code, ar: code } })), current: "GBP" });
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ value }) => value)).toEqual(["GBP", ...codes.slice(0, -1)]);
  expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(["GBP"]);
  const rest = screen.getByRole("group", { name: "" });
  expect(within(rest).getByText("2 more currencies")).toBeDefined();
  expect(
    within(rest)
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ value }) => value),
  ).toEqual(["OMR", "EUR"]);
});

test("default: without an open booking the choice is sent at once", async () => {
  show(none);
  await choose(/Saudi riyal/);
  expect(sent).toHaveBeenCalledExactlyOnceWith("SAR");
});

test("behavior: with a booking open, nothing is sent until the person says so, and the draft is kept first", async () => {
  const port = open({ type: "KEPT" });
  show(port);
  await choose(/Saudi riyal/);
  expect(screen.getByText("Lahore to Jeddah")).toBeDefined();
  expect(sent).not.toHaveBeenCalled();
  await press("Change it and keep the draft");
  expect(port.keepDraft).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledExactlyOnceWith("SAR");
});

test("behavior: keeping the currency sends nothing", async () => {
  show(open({ type: "KEPT" }));
  await choose(/Saudi riyal/);
  await press("Keep the currency");
  expect(sent).not.toHaveBeenCalled();
});

test("behavior: a draft that cannot be kept is asked about once more", async () => {
  show(open({ type: "NOT_KEPT" }));
  await choose(/Saudi riyal/);
  await press("Change it and keep the draft");
  expect(sent).not.toHaveBeenCalled();
  await press("Change it and lose the draft");
  expect(sent).toHaveBeenCalledExactlyOnceWith("SAR");
});
