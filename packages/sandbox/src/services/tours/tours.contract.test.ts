import { toursEndpoints as calls, cancellationEndpoints } from "@safar/api-clients/wire";
import { expect, test } from "vitest";
import { cards, hourMs } from "../../testing/orders.fixture.ts";
import { airports } from "../../world/airports.ts";
import { tours } from "../../world/tours/tours.ts";
import { given, openStart, openTours, orderFor, tourOf, wish } from "./tours.fixture.ts";
import { toursTicket } from "./tours-paper.ts";

const contact = "ayesha@example.com";
const search = { place: "lahore", from: "2026-12-03", to: "2026-12-10" };

/** Somebody reserves an adult's place of a tour, and pays by card. */
const booked = async (slug: string, more: Parameters<typeof wish>[1] = {}) => {
  const bench = openTours();
  const start = await openStart(bench, slug, 3);
  const quote = given(await bench.ask(calls.quoteTours, wish(start.availability_id, more)));
  const { order_ref_id, uuid } = given(await bench.ask(calls.reserveTours, orderFor(quote)));
  await bench.pay(bench.orderOf(order_ref_id), { method: "card", token: await bench.card(cards.good) });
  bench.clock.advance(10_000);
  const read = async () => given(await bench.ask(calls.toursBooking, { uuid, contact }));
  const leftNow = async () =>
    (await tourOf(bench, slug, start.date)).availabilities.find(
      ({ availability_id }) => availability_id === start.availability_id,
    )?.vacancies;
  return { bench, leftNow, order: () => bench.orderOf(order_ref_id), quote, read, start, uuid };
};

test("default: a place's tours are found with the least of the days asked for; the search is read again", async () => {
  const bench = openTours();
  const { RefID, Tours, place } = given(await bench.ask(calls.searchTours, search));
  expect(place).toMatchObject({ slug: "lahore", name_ar: "لاهور" });
  expect(Tours.length).toBeGreaterThan(5);
  for (const { from_price, next_available } of Tours) {
    expect(from_price === null).toBe(next_available === null);
    if (next_available !== null) expect(next_available >= search.from && next_available <= search.to).toBe(true);
  }
  expect(given(await bench.ask(calls.searchTours, { RefID })).Tours).toEqual(Tours);
  bench.clock.advance(hourMs);
  expect((await bench.ask(calls.searchTours, { RefID })).error?.code).toBe("session_expired");
});

test("default: the least of the days and the first of them each stand with the day and price that the calendar has", async () => {
  const bench = openTours();
  // A week from a Friday on: its weekend costs more than the days after it.
  const { Tours } = given(await bench.ask(calls.searchTours, { ...search, from: "2026-12-04" }));
  const found = Tours.find(({ slug }) => slug === "walled-city-on-foot");
  const { date, days } = await tourOf(bench, "walled-city-on-foot");
  expect((await tourOf(bench, "walled-city-on-foot", "2020-01-01")).date).toBe(date);
  const priceOn = (date: string | null | undefined) => days.find((day) => day.date === date)?.from_price;
  expect(found?.from_price).toBe(priceOn(found?.from_date));
  expect(found?.next_price).toBe(priceOn(found?.next_available));
  expect(Number(found?.from_price)).toBeLessThan(Number(found?.next_price));
});

test("invariant: what is free to cancel on a card is so of the start that its price is of", async () => {
  const bench = openTours();
  // From tomorrow on: of some tours it is too late by then.
  const { Tours } = given(await bench.ask(calls.searchTours, { ...search, from: "2026-11-22", to: "2026-11-28" }));
  const seen = new Set<boolean>();
  for (const { cancellation_cutoff: hours, slug, ...card } of Tours) {
    for (const [date, price, isFree] of [
      [card.from_date, card.from_price, card.from_refundable],
      [card.next_available, card.next_price, card.next_refundable],
    ] as const) {
      const { availabilities } = await tourOf(bench, slug, date ?? undefined);
      const start = availabilities.find(
        ({ prices, status }) => !["CLOSED", "SOLD_OUT"].includes(status) && prices[0]?.price === price,
      );
      const begins = Date.parse(`${start?.starts_at ?? ""}:00+05:00`);
      expect(isFree, `${slug} on ${date}`).toBe(hours !== null && begins - hours * hourMs > bench.clock.now());
      seen.add(isFree);
    }
  }
  expect(seen.size).toBe(2);
});

test("invariant: what a tour's price has in it, how it begins and how long it takes agree with its stops, whichever tour it is", async () => {
  const bench = openTours();
  for (const { slug } of tours) {
    const { Tour } = await tourOf(bench, slug);
    const says = (part: "exclusions" | "inclusions", word: RegExp) => Tour[part].some(({ name }) => word.test(name));
    for (const { duration_min, itinerary, meeting_point, pickup } of Tour.options) {
      const entrances = (isIn: boolean) =>
        itinerary.filter(({ admission_included }) => admission_included === isIn).map(({ name }) => name);
      const said = (part: "exclusions" | "inclusions") =>
        Tour[part].flatMap(({ name }) => name.match(/^Entrance: (.*)$/)?.[1]?.split(", ") ?? []);
      expect([slug, said("inclusions")]).toEqual([slug, entrances(true)]);
      expect([slug, said("exclusions")]).toEqual([slug, entrances(false)]);
      expect(itinerary.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(duration_min);
      expect(duration_min).toBe(Tour.duration_min);
      expect([slug, says("inclusions", /fetching/i)]).toEqual([slug, pickup.points.length > 0]);
      expect([slug, says("exclusions", /meeting point/i)]).toEqual([slug, pickup.points.length === 0]);
      expect([slug, /picked up/.test(meeting_point.directions.name)]).toEqual([slug, pickup.required]);
      // Where all meet they are fetched only if they cannot come there by themselves.
      const isMet = pickup.points.some(({ name }) => name === meeting_point.name);
      expect([slug, isMet]).toEqual([slug, pickup.required]);
      // A city has one airport, whoever sells the way there.
      const at = pickup.points.find(({ id }) => id === "airport");
      const isThere = airports.some(({ latitude, longitude }) => latitude === at?.lat && longitude === at.lng);
      expect([slug, isThere]).toEqual([slug, at !== undefined]);
    }
    if (says("inclusions", /meals/i)) expect([slug, says("exclusions", /lunch|meals/i)]).toEqual([slug, false]);
  }
});

test("invariant: where a stop's place is said it is a day's way from where the tour begins, and of some tours all are said", async () => {
  const bench = openTours();
  let whole = 0;
  for (const { slug } of tours) {
    const { Tour } = await tourOf(bench, slug);
    const [{ itinerary, meeting_point } = { itinerary: [], meeting_point: null }] = Tour.options;
    const known = itinerary.flatMap(({ at }) => at ?? []);
    if (known.length === itinerary.length) whole += 1;
    for (const { lat, lng } of known) {
      expect([slug, Math.abs(lat - (meeting_point?.lat ?? 0)) < 0.3]).toEqual([slug, true]);
      expect([slug, Math.abs(lng - (meeting_point?.lng ?? 0)) < 0.3]).toEqual([slug, true]);
    }
  }
  expect(whole).toBeGreaterThan(8);
});

test("behavior: a guide asks for no more than a name, but where men and women go apart for title and gender", async () => {
  const bench = openTours();
  const asked = async (slug: string) => {
    const { availability_id: id } = await openStart(bench, slug, 2);
    return given(await bench.ask(calls.quoteTours, wish(id, { units: [{ unit_id: "adult", qty: 2 }] })));
  };
  const plain = await asked("walled-city-on-foot");
  expect(plain.lead_fields).toEqual(["first_name", "last_name"]);
  const nameAlone = (quote: typeof plain) => {
    const { lead, ...order } = orderFor(quote);
    return { ...order, lead: { first_name: lead.first_name, last_name: lead.last_name } };
  };
  const inArabic = { ...nameAlone(plain), lead: { first_name: "نورة", last_name: "القحطاني" } };
  expect((await bench.ask(calls.reserveTours, inArabic)).data?.uuid).toBeDefined();
  const apart = await asked("pilgrims-quay");
  expect(apart.lead_fields).toContain("gender");
  expect((await bench.ask(calls.reserveTours, nameAlone(apart))).error?.field).toBe("lead.title");
});

test("behavior: a place that is written nearly right is found", async () => {
  const { place } = given(await openTours().ask(calls.searchTours, { ...search, place: "makka" }));
  expect(place.slug).toBe("makkah");
});

test.each([
  [{ ...search, place: "atlantis" }, "place"],
  [{ ...search, from: "2026-11-20" }, "from"],
  [{ ...search, to: "2026-12-02" }, "to"],
])("behavior: a search that nobody can make names what is wrong with it", async (request, field) => {
  expect((await openTours().ask(calls.searchTours, request)).error).toMatchObject({ code: "validation_failed", field });
});

test("default: a calendar tells closed days from full ones, and its price is that of its starts", async () => {
  const bench = openTours();
  const { days } = await tourOf(bench, "umluj-islands");
  expect(days).toHaveLength(61);
  expect(new Set(days.map(({ status }) => status))).toEqual(new Set(["AVAILABLE", "LIMITED", "SOLD_OUT", "CLOSED"]));
  const open = days.find(({ status }) => status === "LIMITED");
  const { availabilities } = await tourOf(bench, "umluj-islands", open?.date);
  const prices = availabilities
    .filter(({ status }) => status !== "CLOSED" && status !== "SOLD_OUT")
    .map(({ prices: [adult] }) => Number(adult?.price));
  expect(Number(open?.from_price)).toBe(Math.min(...prices));
  expect(open?.vacancies).toBe(availabilities.reduce((sum, { vacancies }) => sum + (vacancies ?? 0), 0));
});

test("default: the least of a tour is that of its calendar, on its day, and entrances that are not included are named", async () => {
  for (const slug of ["walled-city-on-foot", "mughal-lahore"]) {
    const { Tour, days } = await tourOf(openTours(), slug);
    const prices = days.flatMap(({ from_price }) => from_price ?? []).map(Number);
    expect(Number(Tour.from_price)).toBe(Math.min(...prices));
    expect(days.find(({ date }) => date === Tour.from_date)?.from_price).toBe(Tour.from_price);
    const isPaidThere = Tour.options.some(({ itinerary }) => itinerary.some((stop) => !stop.admission_included));
    expect(Tour.exclusions.some(({ name }) => name.startsWith("Entrance"))).toBe(isPaidThere);
  }
});

test("behavior: a start stops being sold hours before it begins, by the clocks of its place", async () => {
  const bench = openTours();
  const start = await openStart(bench, "makkah-ziyarat");
  bench.clock.advance(Date.parse(start.closes_at) - bench.clock.now() - 1000);
  expect((await bench.ask(calls.quoteTours, wish(start.availability_id))).error).toBeUndefined();
  bench.clock.advance(1000);
  expect((await bench.ask(calls.quoteTours, wish(start.availability_id))).error?.code).toBe("results_expired");
  expect(start.starts_at.slice(0, 10)).toBe(start.date);
  expect(Date.parse(`${start.starts_at}:00+03:00`) - Date.parse(start.closes_at)).toBe(2 * hourMs);
});

test("default: units cost what the calendar says, the lines are the sum, and a booking takes their places", async () => {
  const units = [
    { unit_id: "adult", qty: 1 },
    { unit_id: "child", qty: 2 },
  ];
  const { bench, leftNow, quote, read, start, uuid } = await booked("walled-city-on-foot", { units });
  const priceOf = (unit: string) => Number(start.prices.find(({ unit_id }) => unit_id === unit)?.price);
  expect(Number(quote.price.total)).toBeCloseTo(priceOf("adult") + 2 * priceOf("child"));
  expect(quote.price).toEqual(quote.shown);
  const before = start.vacancies ?? 0;
  expect(await leftNow()).toBe(before - 3);
  expect(await read()).toMatchObject({
    status: "Confirmed",
    units: [
      { unit_id: "adult", qty: 1 },
      { unit_id: "child", qty: 2 },
    ],
    lead: { last_name: "Siddiqui" },
    vouchers: [{ id: "party", unit: null, state: "issued" }],
    awaited_until: null,
  });
  const strange = given(await bench.ask(calls.toursBooking, { uuid }));
  expect(strange).toMatchObject({
    masked: true,
    pnr: null,
    lead: { last_name: "S•••" },
    vouchers: [{ code: null }],
    answers: [],
  });
  const asked = { uuid, contact };
  const terms = given(await bench.ask(cancellationEndpoints.cancellation, { action: "quote", ...asked }));
  if (terms.state !== "quoted") throw new Error("A booking can be cancelled.");
  const { refund_quote_id } = terms;
  await bench.ask(cancellationEndpoints.cancellation, { action: "confirm", refund_quote_id, ...asked });
  expect(await leftNow()).toBe(before);
  expect((await read()).vouchers).toMatchObject([{ state: "void" }]);
});

test("default: where everybody has a voucher there is one for each unit, and one is fetched on time", async () => {
  const { read, start } = await booked("hegra-tombs", { units: [{ unit_id: "adult", qty: 2 }], pickup: "station" });
  const { pickup, vouchers } = await read();
  expect(vouchers).toMatchObject([
    { id: "adult-1", unit: { name: "Adult" }, state: "issued" },
    { id: "adult-2", unit: { name: "Adult" }, state: "issued" },
  ]);
  expect(new Set(vouchers.map(({ code }) => code)).size).toBe(2);
  const minuteOf = (time = "00:00") => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  expect(minuteOf(start.starts_at.slice(11)) - minuteOf(pickup?.at)).toBe(35);
});

test("default: on paper somebody who is fetched is told one place alone with its city, the hour to be there, and the guide's language", async () => {
  const told = async (slug: string, more: Parameters<typeof wish>[1]) => {
    const { order } = await booked(slug, { answers: [{ question_id: "language", value: "en" }], ...more });
    const facts = toursTicket.partsOf(order(), "en")[0]?.facts ?? [];
    return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  };
  const fetched = await told("naltar-lakes", { pickup: "airport" });
  expect(fetched).toMatchObject({ "Picked up": "The airport, arrivals hall, Gilgit", "Sets out": "07:00" });
  expect(fetched).toMatchObject({
    "Pick-up": expect.stringContaining(", 06:00 ("),
    "Comes back": expect.stringContaining(", 16:00 ("),
    "Language of the guide": "English",
  });
  expect(fetched["Meeting point"]).toBeUndefined();
  expect(await told("walled-city-on-foot", {})).toMatchObject({
    "Meeting point": "The Delhi Gate, Lahore",
    "How to meet": expect.stringContaining("ten minutes before. The guide carries a green flag."),
    "Comes back": expect.any(String),
  });
});

const refusals: readonly (readonly [what: string, slug: string, more: Parameters<typeof wish>[1], field: string])[] = [
  ["a child without an adult", "walled-city-on-foot", { units: [{ unit_id: "child", qty: 1 }] }, "units"],
  ["more than an order may have", "walled-city-on-foot", { units: [{ unit_id: "adult", qty: 10 }] }, "units"],
  ["a unit that is not sold", "walled-city-on-foot", { units: [{ unit_id: "pensioner", qty: 1 }] }, "units"],
  ["nowhere to be fetched", "hegra-tombs", {}, "pickup"],
  ["a pick-up that there is not", "walled-city-on-foot", { pickup: "moon" }, "pickup"],
  [
    "a language that the guide does not speak",
    "walled-city-on-foot",
    { answers: [{ question_id: "language", value: "fr" }] },
    "answers",
  ],
  ["a question without an answer", "along-the-coast-on-a-dhow", {}, "answers"],
];

test("default: the language that was chosen stands with the price and with the booking", async () => {
  const bench = openTours();
  const start = await openStart(bench, "walled-city-on-foot");
  expect(given(await bench.ask(calls.quoteTours, wish(start.availability_id))).language).toBeNull();
  const answers = [{ question_id: "language", value: "en" }];
  const quote = given(await bench.ask(calls.quoteTours, wish(start.availability_id, { answers })));
  expect(quote.language).toBe("en");
  const { uuid } = given(await bench.ask(calls.reserveTours, orderFor(quote)));
  expect(given(await bench.ask(calls.toursBooking, { uuid, contact: "ayesha@example.com" })).language).toBe("en");
});

test.each(refusals)("behavior: %s is refused", async (_, slug, more, field) => {
  const bench = openTours();
  const start = await openStart(bench, slug);
  const asked = await bench.ask(calls.quoteTours, wish(start.availability_id, more));
  expect(asked.error).toMatchObject({ code: "validation_failed", field });
});

test("invariant: of two who race for the last place one has it, and the other is told that nothing is left", async () => {
  const bench = openTours();
  const { availability_id } = await openStart(bench, "hidden-cellars-of-the-fort");
  const quotes = await Promise.all([0, 1].map(() => bench.ask(calls.quoteTours, wish(availability_id))));
  const ends = await Promise.all(
    quotes.map((quote, index) => bench.ask(calls.reserveTours, orderFor(given(quote), ["Siddiqui", "Khan"][index]))),
  );
  expect(ends.filter(({ data }) => data !== undefined)).toHaveLength(1);
  expect(ends.map(({ error }) => error).filter((error) => error !== undefined)).toMatchObject([
    { code: "sold_out", meta: { vacancies: 0 } },
  ]);
});

test("behavior: a guide who is asked first answers after two hours, and until then the booking says until when", async () => {
  const { bench, read } = await booked("stargazing-at-pir-sohawa");
  const waiting = await read();
  expect(waiting).toMatchObject({ status: "Processing", vouchers: [{ state: "waiting" }] });
  expect(Date.parse(waiting.awaited_until ?? "") - bench.clock.now()).toBeGreaterThan(23 * hourMs);
  bench.clock.advance(2 * hourMs - 60_000);
  expect((await read()).status).toBe("Processing");
  bench.clock.advance(120_000);
  expect(await read()).toMatchObject({ status: "Confirmed", vouchers: [{ state: "issued" }], awaited_until: null });
});

test("behavior: a guide who never answers has said no after a day: all comes back, and so do the places", async () => {
  const { bench, leftNow, read, start } = await booked("collectors-house");
  bench.clock.advance(23 * hourMs);
  expect((await read()).status).toBe("Processing");
  bench.clock.advance(2 * hourMs);
  const refused = await read();
  expect(refused).toMatchObject({
    vouchers: [{ state: "refused", code: null }],
    refund: { amount: refused.charge.total },
  });
  expect(["Refund In Progress", "Refunded"]).toContain(refused.status);
  expect(await leftNow()).toBe(start.vacancies);
});

test("default: the same attempt gives the same booking, and another price than the one now is refused", async () => {
  const bench = openTours();
  const { availability_id } = await openStart(bench, "mughal-lahore");
  const quote = given(await bench.ask(calls.quoteTours, wish(availability_id)));
  const wrong = await bench.ask(calls.reserveTours, orderFor({ ...quote, hash: "another-hash" }, "Khan"));
  expect(wrong.error?.code).toBe("price_changed");
  const first = given(await bench.ask(calls.reserveTours, orderFor(quote)));
  expect(given(await bench.ask(calls.reserveTours, orderFor(quote))).uuid).toBe(first.uuid);
  const again = given(await bench.ask(calls.quoteTours, { RefID: quote.RefID }));
  expect(again.reservation?.uuid).toBe(first.uuid);
});

test("default: the front page has every place with its tours, its own country's first", async () => {
  const { Places, Tours } = given(await openTours().ask(calls.toursHome, {}));
  expect(Places).toHaveLength(32);
  expect(Places[0]?.country).toBe("PK");
  expect(Places.reduce((sum, { tours }) => sum + tours, 0)).toBeGreaterThanOrEqual(120);
  expect(Tours.length).toBe(12);
});
