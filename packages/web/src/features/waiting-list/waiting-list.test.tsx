// @vitest-environment jsdom
import type { AskDraft, AskOutcome, Locale } from "@safar/engine";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { WaitingList } from "./waiting-list.tsx";

const viewer = vi.hoisted(() => ({ is: null as { readonly name: string } | null }));

vi.mock("../../session/queries.ts", () => ({
  shellQuery: { queryKey: ["shell"], queryFn: async () => ({ viewer: viewer.is }) },
}));

afterEach(() => {
  cleanup();
  viewer.is = null;
});

const night = {
  id: "night",
  starts: { local: "2026-12-03T20:00", zone: "Asia/Karachi" },
  isWaitedFor: false,
  href: "/events/select-pass/night",
};

const show = async (locale: Locale, soldOut = [night], outcome: AskOutcome = { type: "DONE", already: false }) => {
  const asked: AskDraft[] = [];
  const ask = async (draft: AskDraft) => {
    asked.push(draft);
    return outcome;
  };
  await renderResults(<WaitingList ask={ask} soldOut={soldOut} />, locale, "/");
  return asked;
};

test.each([
  ["en", "Join the waiting list", "Email", "You are on the waiting list", "Leave the waiting list"],
  ["ar", "انضم إلى قائمة الانتظار", "البريد الإلكتروني", "أنت على قائمة الانتظار", "غادر قائمة الانتظار"],
] as const)(
  "default: in %s a guest leaves an address, waits, and leaves the list",
  async (locale, join, email, waits, leave) => {
    const asked = await show(locale);
    fireEvent.click(await screen.findByRole("button", { name: join }));
    expect(screen.getByRole("textbox", { name: email }).getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(screen.getByRole("textbox", { name: email }), { target: { value: "sara@example.com" } });
    fireEvent.click(screen.getByRole("button", { name: join }));
    expect(await screen.findByText(waits)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: leave }));
    expect(await screen.findByRole("button", { name: join })).toBeDefined();
    expect(asked.map(({ way }) => way)).toEqual(["join", "leave"]);
    expect(asked[0]).toMatchObject({ show: "night", email: "sara@example.com" });
  },
);

test("behavior: somebody who is signed in and waits already is told so, and is asked for no address", async () => {
  viewer.is = { name: "Ayesha" };
  await show("en", [{ ...night, isWaitedFor: true }]);
  expect(await screen.findByText("You are on the waiting list")).toBeDefined();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("behavior: once there is room it leads to booking, and where nothing is sold out there is no list", async () => {
  viewer.is = { name: "Ayesha" };
  await show("en", [night], { type: "TOO_LATE" });
  fireEvent.click(await screen.findByRole("button", { name: "Join the waiting list" }));
  expect((await screen.findByRole("link", { name: "Book now" })).getAttribute("href")).toContain(night.href);
  cleanup();
  await show("en", []);
  expect(screen.queryByText("Waiting list")).toBeNull();
});
