import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { loadStep } from "./load-step.ts";

const queryClient = new QueryClient();
queryClient.setQueryData(["walk"], { today: "2026-11-21", paymentOrigins: [] });

const origin = "https://safar.example";
const facts = {
  locale: "en",
  edition: "PK",
  colourMode: "light",
  origin,
  origins: { PK: origin, SA: origin },
} as const;

const open = (named: string) =>
  loadStep(
    { id: "Your flight" },
    { context: { facts, queryClient }, location: { pathname: `/flights/addons/${named}`, searchStr: "" } },
  );

test("default: a reference that a service may have given opens the page, which asks whether it did", async () => {
  expect(await open("K68TXDDQD7XANSZU/S-1~a.b_c")).toHaveProperty("head");
});

test.each(["x%2Fy", "", "a%20b", "%3Cscript%3E", "x".repeat(129)])(
  "behavior: “%s” is what no service names anything, so nothing is at its address",
  async (named) => {
    await expect(open(named)).rejects.toMatchObject({ isNotFound: true });
  },
);
