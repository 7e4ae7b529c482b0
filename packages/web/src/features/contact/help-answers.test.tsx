// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pageOf } from "../search-form/search-form.harness.tsx";
import { HelpAnswers } from "./help-answers.tsx";

afterEach(cleanup);

const draw = async (asked = "") => {
  const { tree } = await pageOf(<HelpAnswers asked={asked} />);
  await act(async () => void render(tree));
};
const topics = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const ask = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "What is it about?" }), { target: { value: text } });

test("default: what an address asks is what is shown; without, all topics", async () => {
  await draw("voucher");
  expect(topics()).toEqual(["Payments and vouchers"]);
  ask("");
  expect(topics()).toHaveLength(5);
});

test("behavior: all words that are typed must be said; what nothing says leads to people", async () => {
  await draw();
  ask("  REFUND wallet ");
  expect(screen.getByText("When does my refund arrive?")).toBeDefined();
  ask("password");
  expect(screen.getByText("I forgot my password")).toBeDefined();
  ask("luggage");
  expect(screen.getByText("How much baggage can I take?")).toBeDefined();
  expect(screen.queryByText("The code does not arrive")).toBeNull();
  ask("xyzzy");
  expect(topics()).toEqual([]);
  expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe("#write");
});
