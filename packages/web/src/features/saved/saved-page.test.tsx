// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PageOptions, pageOf } from "../search-form/search-form.harness.tsx";
import type { GuideOf } from "./saved-look.ts";
import { savedOffers } from "./saved-offers.ts";
import { SavedPage } from "./saved-page.tsx";
import { watchedPrices } from "./watched-prices.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), toFake: ["Date"] });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const rs = (rupees: number) => ({ minor: rupees * 100, currency: "PKR" }) as const;
const offer = (to: string, first: string, at: number) => ({
  key: to,
  at,
  vertical: "flights",
  href: `/flights/search?legs=LHE-DXB.${first}`,
  title: { en: `Lahore – ${to}`, ar: `لاهور – ${to}` },
  detail: { en: "Mehran Jet, 13:25 – 15:25", ar: "مهران جت، 13:25 – 15:25" },
  first,
  last: first,
  people: 2,
  price: rs(98_670),
});
const watched = (to: string, guide: number | null) => {
  const { detail: _, ...search } = offer(to, "2026-12-21", 1);
  return { ...search, latest: rs(95_470), latestAt: 2, guide: guide === null ? null : rs(guide) };
};

const draw = async (guideOf: GuideOf = async () => null, locale: NonNullable<PageOptions["locale"]> = "en") => {
  const { tree } = await pageOf(<SavedPage guides={{ flights: guideOf }} />, { locale });
  await act(async () => void render(tree));
};
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("default: who has saved nothing reads how to", async () => {
  await draw();
  await screen.findByRole("heading", { name: "Nothing is saved yet" });
  expect(screen.getByRole("link", { name: "Trains" }).getAttribute("href")).toBe("/train-tickets-booking-online");
});

test("default: what is saved leads back to its search; what is over stands last, says so and leads to another", async () => {
  await savedOffers.put(offer("Dubai", "2026-12-21", 1));
  await savedOffers.put(offer("Jeddah", "2026-11-20", 3));
  await savedOffers.put(offer("Doha", "2026-12-02", 2));
  await draw();
  await waitFor(() => expect(titles()).toEqual(["Lahore – Doha", "Lahore – Dubai", "Lahore – Jeddah"]));
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Lahore – Doha", "/flights/search?legs=LHE-DXB.2026-12-02"],
    ["Lahore – Dubai", "/flights/search?legs=LHE-DXB.2026-12-21"],
    ["Search \u2068Fri 27\u00a0Nov\u2069", "/flights/search?legs=LHE-DXB.2026-11-27"],
  ]);
  const over = within(screen.getByRole("region", { name: "Days that have passed" }));
  expect(over.getByRole("heading", { level: 3 }).textContent).toBe("Lahore – Jeddah");
  expect(over.getByText("This day has passed")).toBeDefined();
  expect(screen.getAllByText("Rs 98,670")).toHaveLength(3);
});

test("default: an offer says each of its ways and, once it was seen again, what has become of its price", async () => {
  await savedOffers.put({
    ...offer("Dubai", "2026-12-21", 1),
    ride: {
      who: { en: "Mehran Jet", ar: "مهران جت" },
      ways: [
        { departs: "2026-12-21T13:25", arrives: "2026-12-21T15:25" },
        { departs: "2026-12-28T20:25", arrives: "2026-12-29T00:15" },
      ],
    },
    latest: { price: rs(97_000), at: Date.UTC(2026, 10, 21, 8) },
  });
  await draw();
  const item = (await screen.findAllByRole("listitem")).find((one) => one.textContent.includes("Dubai"));
  expect(item?.textContent).toContain("Mon 21\u00a0Dec13:25 – 15:25Mon 28\u00a0Dec20:25 – 00:15+1");
  expect(item?.textContent).toMatch(/Rs\s97,000.*Rs\s1,670.* less than when you saved it.*Seen 21\sNov\s2026/);
});

test("behavior: what is removed can be had back where it stood", async () => {
  await savedOffers.put(offer("Dubai", "2026-12-21", 1));
  await savedOffers.put(offer("Doha", "2026-12-02", 2));
  await draw();
  fireEvent.click(await screen.findByRole("button", { name: "Remove: Lahore – Doha, Mehran Jet, 13:25 – 15:25" }));
  await waitFor(() => expect(titles()).toEqual(["Lahore – Dubai"]));
  fireEvent.click(within(screen.getByRole("region", { name: "Notices" })).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(titles()).toEqual(["Lahore – Doha", "Lahore – Dubai"]));
});

test("behavior: a browser that does not write says so and keeps the list; one that keeps nothing says that", async () => {
  await savedOffers.put(offer("Dubai", "2026-12-21", 1));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  await draw();
  fireEvent.click(await screen.findByRole("button", { name: /^Remove: Lahore – Dubai/ }));
  await screen.findByText("This browser could not write it down.");
  expect(titles()).toEqual(["Lahore – Dubai"]);
  cleanup();
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("SecurityError");
  });
  await draw();
  await screen.findByText("This browser keeps nothing");
});

test("default: a remembered price says what it was last, and its calendar is asked once for what it says now", async () => {
  await watchedPrices.put(watched("Dubai", 45_000));
  await watchedPrices.put(watched("Doha", null));
  const guideOf = vi.fn<GuideOf>(async () => rs(45_000));
  await draw(guideOf);
  expect((await screen.findAllByText(/3,200.* less than when you saved it/)).length).toBe(2);
  await screen.findByText(/Calendar of fares today: the same as when you saved it/);
  expect(guideOf).toHaveBeenCalledExactlyOnceWith("legs=LHE-DXB.2026-12-21");
});
