// @vitest-environment jsdom
import { type EventDetail, type Locale, offerId } from "@safar/engine";
import { sampleEvent } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { EventPage } from "./event-page.tsx";

const life = vi.hoisted(() => ({ isAlive: true }));

vi.mock("../../engine/events/events.service.ts", () => ({ eventAsks: {} }));
vi.mock("../offer-page/place-way.tsx", () => ({ PlaceWay: () => null }));
vi.mock(import("@tanstack/react-router"), async (original) => ({
  ...(await original()),
  useHydrated: () => life.isAlive,
}));

afterEach(() => {
  cleanup();
  life.isAlive = true;
});

const [show] = sampleEvent.dates;
if (show === undefined) throw new Error("The sample has lost its show.");

/** Three evenings: the first is nearly sold out, the second has no single pass left and costs more, the third is sold out. */
const event: EventDetail = {
  ...sampleEvent,
  dates: [
    show,
    {
      ...show,
      id: offerId("friday"),
      starts: { ...show.starts, local: "2026-12-04T21:00" },
      doors: { ...show.doors, local: "2026-12-04T20:15" },
      state: "on_sale",
      left: 40,
      passesLeft: { day: 0, group: 10 },
      from: { minor: 640_000, currency: "PKR" },
    },
    { ...show, id: offerId("saturday"), starts: { ...show.starts, local: "2026-12-05T20:00" }, state: "cancelled" },
  ],
};

const open = async (named: string | null, of = event, locale: Locale = "en") => {
  const onShow = vi.fn();
  await renderResults(<EventPage event={of} named={named} onShow={onShow} />, locale, "/events/lanterns");
  const side = within(screen.getByRole("complementary"));
  return { onShow, side };
};

test.each([
  ["en", "Adult from Rs\u00a01,650", "Thu 3\u00a0Dec · 20:00", "Passes for Thu 3\u00a0Dec · 20:00", "Choose passes"],
  [
    "ar",
    "للبالغ ابتداءً من 1,650\u00a0روبية",
    "الخميس، 3\u00a0ديسمبر · 20:00",
    "تذاكر الخميس، 3\u00a0ديسمبر · 20:00",
    "اختر التذاكر",
  ],
] as const)(
  "default: in %s the first date that is sold is chosen: its price, its passes, its way on",
  async (locale, price, when, passes, choose) => {
    const { side } = await open(null, event, locale);
    expect(screen.getByRole("complementary").textContent).toContain(price);
    expect(side.getByRole("status").textContent).toContain(when);
    expect(screen.getByRole("heading", { name: passes })).toBeDefined();
    expect(side.getByRole("link", { name: choose }).getAttribute("href")).toContain(`/events/select-pass/${show.id}`);
  },
);

test("behavior: a date is asked for by a press, and the one that is named has its own price, passes, doors and way on", async () => {
  const { onShow, side } = await open("friday");
  const [thursday, friday] = screen.getAllByRole<HTMLInputElement>("radio");
  expect([thursday?.checked, friday?.checked]).toEqual([false, true]);
  expect(side.getByText(/6,400/)).toBeDefined();
  expect(side.getByText("40 places left")).toBeDefined();
  expect(screen.getByText(/Doors open at/).textContent).toBe("Doors open at 20:15, local time");
  expect(side.getByRole("link").getAttribute("href")).toContain("/events/select-pass/friday");
  // What can be had stands first.
  const [group, single] = within(screen.getByRole("region", { name: /Passes for Fri 4\sDec/ })).getAllByRole(
    "listitem",
  );
  // What it costs is worth knowing all the same, such as to who waits for it.
  expect(single?.textContent).toMatch(/1,650.*Sold out/);
  expect(group?.textContent).not.toContain("Sold out");
  fireEvent.click(thursday ?? document.body);
  expect(onShow).toHaveBeenCalledExactlyOnceWith(show.id);
});

test.each([
  ["en", /^Child: .*6,600/, /Fri 4\sDec.*6,600.*Child only/],
  ["ar", /^طفل: .*6,600/, /4\sديسمبر.*6,600.*طفل فقط/],
] as const)(
  "behavior: in %s a date that no adult's pass is left of says whose price it names",
  async (locale, words, date) => {
    const [thursday = show, friday = show] = event.dates;
    const [day, group] = event.passes;
    if (day === undefined || group === undefined) throw new Error("The sample has lost a pass.");
    const child = { ...group, name: { en: "Child", ar: "طفل" }, price: { minor: 645_000, currency: "PKR" as const } };
    const of = { ...event, passes: [day, child], dates: [thursday, { ...friday, from: null }] };
    await open("friday", of, locale);
    expect(screen.getByRole("complementary").textContent).toMatch(words);
    expect(screen.getByRole("complementary").textContent).not.toMatch(/Adult|للبالغ/);
    expect(screen.getByRole("radio", { name: date })).toBeDefined();
  },
);

test("behavior: a price that is a whole group's says so, on the date and in the box", async () => {
  const [day, group] = event.passes;
  if (day === undefined || group === undefined) throw new Error("The sample has lost a pass.");
  const four = { ...group, price: { minor: 625_000, currency: "PKR" as const } };
  await open("friday", { ...event, passes: [day, four] });
  expect(screen.getByRole("complementary").textContent).toMatch(/^Group of four: Rs.6,400/);
  expect(screen.getByRole("radio", { name: /6,400.*Group of four only/ })).toBeDefined();
});

test.each([
  ["2026-12-03", 3, /For 4 people.*Rs.1,600. each.*saves .Rs.200. compared with .4 × Standing/],
  // None of those that it is measured by is left.
  ["friday", 0, /For 4 people.*Rs.1,600. each(?!.*saves)/],
] as const)(
  "behavior: on %s a pass for several says each one's share, and what it saves only beside passes that are still sold",
  async (date, left, words) => {
    const [day, group] = event.passes;
    if (day === undefined || group === undefined) throw new Error("The sample has lost a pass.");
    const four = { ...group, price: { minor: 625_000, currency: "PKR" as const } };
    const dates = event.dates.map((one) => ({ ...one, passesLeft: { day: left, group: 10 } }));
    await open(date, { ...event, passes: [day, four], dates });
    expect(screen.getByRole("region", { name: /Passes for/ }).textContent).toMatch(words);
  },
);

test.each([
  ["en", /6,400.* sold out$/],
  ["ar", /6,400.*: نفدت$/],
] as const)(
  "behavior: in %s a date that costs more than others says what is sold out on it",
  async (locale, dearer) => {
    await open(null, event, locale);
    const [thursday, friday] = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    expect(friday).toMatch(dearer);
    expect(thursday).not.toMatch(/sold out|نفدت/);
  },
);

test("behavior: a day that was searched for is the one that is looked at", async () => {
  await open("2026-12-04");
  const [thursday, friday] = screen.getAllByRole<HTMLInputElement>("radio");
  expect([thursday?.checked, friday?.checked]).toEqual([false, true]);
});

test("behavior: a date that was called off says so and what holders get, and leads to a date that is sold", async () => {
  const { side } = await open("saturday");
  expect(side.getByText("Cancelled")).toBeDefined();
  expect(screen.getByText(/^Called off: Saturday 5\sDecember/)).toBeDefined();
  expect(screen.getByText(/gets everything back/)).toBeDefined();
  const [way, ...others] = side.getAllByRole("link");
  expect(way?.getAttribute("href")).toContain(`?show=${show.id}`);
  expect(others).toEqual([]);
});

test.each([
  ["en", /from Rs\u00a01,650/, "Add to calendar", /On sale from/],
  ["ar", /1,650/, "أضف إلى التقويم", /يبدأ البيع/],
] as const)(
  "behavior: in %s what is not on sale yet says from when and from how much, and goes into a calendar",
  async (locale, price, words, from) => {
    const dates = [{ ...show, state: "not_yet", from: null }] as const;
    const { side } = await open(null, { ...sampleEvent, dates, state: "not_yet", from: null, onSaleAt: 1000 }, locale);
    expect(screen.getByRole("complementary").textContent).toMatch(price);
    expect(side.getByText(from)).toBeDefined();
    expect(side.getByRole("link", { name: words }).getAttribute("href")).toContain("calendar.ics?of=sale");
  },
);

test("behavior: of one name for an order it is said that it can be changed, and that the others have none", async () => {
  await open(null, { ...event, names: "once" });
  expect(screen.getByText("One name for the whole order")).toBeDefined();
  expect(screen.getByText(/^The one name can be changed.*The other tickets have none\.$/)).toBeDefined();
});

test("behavior: of an event that has one date nothing is to be chosen", async () => {
  const { side } = await open(null, sampleEvent);
  expect(screen.queryByRole("radio")).toBeNull();
  expect(side.getByRole("link").getAttribute("href")).toContain(`/events/select-pass/${show.id}`);
});

test("behavior: before the page is alive, and without script, a date is a link to its own address", async () => {
  life.isAlive = false;
  await open(null);
  const friday = screen.getByRole("link", { name: /Fri 4\sDec/ });
  expect(friday.getAttribute("href")).toBe("?show=friday#dates");
  expect(screen.getByRole("link", { name: /Thu 3\sDec/ }).getAttribute("aria-current")).toBe("true");
});

test("behavior: that an event is for families is said once", async () => {
  const tags = [{ en: "For families", ar: "للعائلات" }];
  const names = () => screen.getAllByText(/famil/i).map(({ textContent }) => textContent);
  await open(null, { ...sampleEvent, category: "family", isFamily: true, tags });
  expect(names()).toEqual(["Family"]);
  cleanup();
  await open(null, { ...sampleEvent, category: "exhibitions", isFamily: true, tags });
  expect(names()).toEqual(["for families"]);
});
