import { expect, test } from "vitest";
import { moneyIfReadable, readEach, readMoney } from "./money.ts";

test("default: what is read is the value", () => {
  expect(readMoney(({ money, moneyOrNull }) => [money("12.50", "SAR"), moneyOrNull(null, "SAR")])).toEqual({
    ok: true,
    value: [{ minor: 1250, currency: "SAR" }, null],
  });
});

test.each([
  ["an unknown currency", "1.00", "XXX"],
  ["what is no decimal", "1,00", "SAR"],
  ["more decimals than the currency has", "1.005", "SAR"],
])("behavior: %s ends the reading; no other amount stands in for it", (_, amount, currency) => {
  const read = readMoney(({ money }) => {
    money(amount, currency);
    return expect.unreachable("the reading goes on");
  });
  expect(read).toMatchObject({ ok: false, error: { type: "PROBLEM", problem: { kind: "malformed", status: 200 } } });
});

test("behavior: the first amount that cannot be read is named, and whatever else is wrong may end the reading", () => {
  const amounts = readMoney(({ money }) => [money("1.00", "XXX"), money("x", "SAR")]);
  expect(amounts).toMatchObject({ error: { problem: { detail: expect.stringContaining("XXX") } } });
  const sum = readMoney(({ reject }) => reject("the parts do not add up"));
  expect(sum).toMatchObject({ error: { problem: { detail: "the parts do not add up" } } });
});

test("behavior: a fault of the program is not taken for one of the answer", () => {
  expect(() =>
    readMoney(() => {
      throw new TypeError("a fault");
    }),
  ).toThrow("a fault");
});

test("behavior: one offer that cannot be read does not take the others away", () => {
  expect(readEach(["1.00", "x", "3.00"], (amount, { money }) => money(amount, "SAR").minor)).toEqual([100, 300]);
});

test("default: an amount that may be left out is left out where it cannot be read", () => {
  expect([moneyIfReadable("1.00", "SAR"), moneyIfReadable("1.00", "XXX")]).toEqual([
    { minor: 100, currency: "SAR" },
    null,
  ]);
});
