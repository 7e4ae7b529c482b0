// @vitest-environment jsdom
import type { Dashboard } from "@safar/engine";
import { sampleDashboard } from "@safar/engine/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Home } from "../../../calls/home.calls.ts";
import { shellQuery } from "../../../session/queries.ts";
import { pageOf } from "../../search-form/search-form.harness.tsx";
import { HomeSections } from "./home-sections.tsx";

afterEach(cleanup);

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;
const card = { id: "c", title: "Winter by the sea", text: "Crab boats", art: "sea", href: "/blog/sea" } as const;
const offer = { ...card, id: "o", validUntil: null, isActive: true } as const;
const dashboard: Dashboard = {
  ...sampleDashboard,
  offers: [
    { ...offer, title: "10% off", code: "EID10", href: null },
    { ...offer, title: "Travel light", code: null, href: "/blog/light" },
    { ...offer, title: "It has ended", code: "SUMMER", isActive: false },
  ],
  banners: [card, { ...card, id: "again", href: "/blog/umrah" }],
  promotions: [],
};
const destination = { lowestFare: null, text: "On the Red Sea", art: "jeddah", lowest: null } as const;
const lowest = { date: "2026-12-29", day: "Tue 29 Dec", price: pkr(4_867_400), href: "/flights/jed" } as const;
const home: Home = {
  dashboard,
  trips: [],
  destinations: [
    { ...destination, id: "jed", title: "Jeddah", to: "JED", from: null, lowest, href: "/flights/jed" },
    { ...destination, id: "gil", title: "Gilgit", to: "GIL", from: "Islamabad", href: "/flights/gil" },
  ],
  fromHere: {
    city: "Karachi",
    ways: [{ ...lowest, to: "MUX", city: "Multan", country: "Pakistan", href: "/flights/mux", price: pkr(1_421_400) }],
  },
  window: {
    stays: {
      days: "11 – 13 Dec",
      of: [{ href: "/hotels/makkah", name: "Makkah", poster: "Makkah", hotels: 23, price: pkr(1_555_300) }],
    },
    rides: {
      day: "Sat 28 Nov",
      of: [{ href: "/bus/k", from: "Karachi", to: "Hyderabad", first: "05:30", count: 12, price: pkr(59_600) }],
    },
  },
  blogs: [
    {
      slug: "umrah",
      title: "Umrah, step by step",
      excerpt: "",
      author: "",
      category: { id: "p", name: "Umrah and Hajj" },
      publishedAt: 0,
      readingMinutes: 2,
      art: "haram",
    },
  ],
};

const draw = async () => {
  const { tree } = await pageOf(<HomeSections home={home} />, {
    data: [[shellQuery.queryKey, { verticals: ["flights", "hotels", "buses"] }]],
  });
  render(tree);
};
const linksOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole("link")
    .map((link) => [
      link.getAttribute("href"),
      link.textContent?.replaceAll(/[\u2066-\u2069]/g, "").replaceAll(/\s/g, " "),
    ]);

test("default: what can be had is a link with its price, from where the form begins; another start is said", async () => {
  await draw();
  expect(linksOf(screen.getByRole("region", { name: /^Fly from .Karachi/ }))).toEqual([
    [expect.stringContaining("/book-flights-online"), "All flights"],
    ["/flights/jed", "JeddahTue 29 Decfrom Rs 48,674"],
    ["/flights/gil", "GilgitFrom IslamabadOn the Red Sea"],
    ["/flights/mux", "Multan Rs 14,214"],
  ]);
  expect(linksOf(screen.getByRole("region", { name: "Hotels for two nights" }))).toContainEqual([
    "/hotels/makkah",
    "Makkah23 hotels have roomfrom Rs 15,553",
  ]);
  expect(linksOf(screen.getByRole("region", { name: "By coach tomorrow" }))).toContainEqual([
    "/bus/k",
    "Karachi  Hyderabad12 departures · first at 05:30from Rs 596",
  ]);
});

test("behavior: an offer takes something off; what is only to be read stands with the stories, each once", async () => {
  await draw();
  expect(
    within(screen.getByRole("region", { name: "10% off" })).getByRole("button", { name: "Use EID10" }),
  ).toBeDefined();
  expect(screen.queryByText("It has ended")).toBeNull();
  const stories = linksOf(screen.getByRole("region", { name: "Read before you go" })).slice(1);
  expect(stories.map(([href]) => href)).toEqual(["/blog/umrah", "/blog/sea", "/blog/light"]);
});
