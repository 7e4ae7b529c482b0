// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Shell } from "../../calls/shell.calls.ts";
import { pageOf } from "../search-form/search-form.harness.tsx";
import { SiteFooter } from "./site-footer.tsx";

afterEach(cleanup);

const support = {
  text: "Day and night.",
  email: "help@safar.example",
  call: { phone: "+922100000000", written: "+92 21" },
};

const show = async (isStep: boolean, change: Partial<Shell> = { support }) => {
  const shell = { verticals: ["flights"], isSandbox: true, ...change } as unknown as Shell;
  const { tree } = await pageOf(<SiteFooter shell={shell} isStep={isStep} />, {});
  render(tree);
};
const linksTo = (scheme: string) =>
  screen.getAllByRole("link").flatMap((link) => link.getAttribute("href")?.match(`^${scheme}:.*`)?.[0] ?? []);

test("default: it says whom to ask and when, what one pays with, and what this is", async () => {
  await show(false);
  expect(screen.getByText("Day and night.")).toBeDefined();
  expect([linksTo("tel"), linksTo("mailto")]).toEqual([["tel:+922100000000"], ["mailto:help@safar.example"]]);
  expect(screen.getByText("JazzCash")).toBeDefined();
  expect(screen.getByText(/This is a demonstration/)).toBeDefined();
});

test("behavior: on a step of a booking there is the number, and no way to elsewhere but help and terms", async () => {
  await show(true);
  expect(linksTo("tel")).toEqual(["tel:+922100000000"]);
  expect(screen.getAllByRole("link")).toHaveLength(4);
});

test("behavior: what could not be had is left out", async () => {
  await show(false, { isSandbox: false });
  expect(linksTo("tel")).toEqual([]);
  expect(screen.queryByText(/This is a demonstration/)).toBeNull();
});
