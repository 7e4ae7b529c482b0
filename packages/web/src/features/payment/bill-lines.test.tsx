// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import type { Money, QuotedPrice } from "@safar/engine";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { BillLines } from "./bill-lines.tsx";

vi.mock("../../app/addresses/page-path.ts", () => ({ useFacts: () => ({ locale: "en", edition: "PK" }) }));
afterEach(cleanup);

const line = (kind: "base" | "due_at_property", amount: Money) => ({ kind, code: kind, label: kind, amount });
const sar = (minor: number): Money => ({ minor, currency: "SAR" });
const pkr = (minor: number): Money => ({ minor, currency: "PKR" });
const inOne: QuotedPrice = {
  display: { lines: [line("base", pkr(9_000_00)), line("due_at_property", pkr(500_00))], total: pkr(9_500_00) },
  charge: { lines: [line("base", pkr(9_000_00))], total: pkr(9_000_00) },
};
const inTwo: QuotedPrice = { ...inOne, charge: { lines: [line("base", sar(120_00))], total: sar(120_00) } };

const show = async (quoted: QuotedPrice, due: Money) => {
  await loadWords("en");
  i18nOf("en").activate("en");
  const { container } = render(
    <I18nProvider i18n={i18nOf("en")}>
      <BillLines bill={null} quoted={quoted} due={due} base={undefined} busy={false} />
    </I18nProvider>,
  );
  return container.textContent?.replaceAll("\u00a0", " ").replaceAll(/[\u2066-\u2069]/g, "");
};

test("default: what is paid now stands apart from what is due at the property", async () => {
  const said = await show(inOne, pkr(9_000_00));
  expect(said).toContain("To pay nowRs 9,000");
  expect(said).toContain("Due at the propertyRs 500");
  expect(said).not.toContain("In your currency");
});

test("behavior: where it is charged in another currency both are said, as long as it is what was quoted", async () => {
  expect(await show(inTwo, sar(120_00))).toContain("In your currency≈ Rs 9,000");
  cleanup();
  expect(await show(inTwo, sar(90_00))).not.toContain("In your currency");
});
