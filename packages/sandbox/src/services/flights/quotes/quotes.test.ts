import { type AnswerOf, ancillariesEndpoints, flightsEndpoints } from "@safar/api-clients/wire";
import { describe, expect, test } from "vitest";
import { openFlights, type Quote, quoteOf, search, type TestBench } from "../flights.fixture.ts";

const { quote, getQuote, requote, fares } = flightsEndpoints;
const { flightBaggage, flightMeals, flightAssistance, flightSeatMap } = ancillariesEndpoints;
const minute = 60_000;

const quoted = async (
  route: string,
  travellers = { adult: 1, child: 0, infant: 0 },
): Promise<{ bench: TestBench; first: Quote }> => {
  const bench = openFlights();
  return { bench, first: await quoteOf(bench, await search(bench, route, { travellers })) };
};

test("default: a quote says what it costs, what is charged, who must tell what, and until when", async () => {
  const { bench, first } = await quoted("LHE-DXB", { adult: 2, child: 1, infant: 1 });
  expect(first.expires_at).toBe(new Date(bench.clock.now() + 10 * minute).toISOString());
  expect(first.passengers.map(({ id }) => id)).toEqual(["adt1", "adt2", "chd1", "inf1"]);
  expect(first.price_changed).toBeNull();
  expect(first.price.total).toBe(first.Itinerary.price.total);
  expect(first.charge).toMatchObject({ currency: "PKR", total: first.price.total, fx_rate: "1.0000000" });
  expect(first.required_fields.map(({ pax_type, documents }) => [pax_type, documents])).toEqual([
    ["adult", ["passport"]],
    ["child", ["passport"]],
    ["infant", ["passport"]],
  ]);
  expect(first.reservation).toBeNull();
});

test("behavior: within a country an identity card will do, and children need none", async () => {
  const { first } = await quoted("KHI-LHE", { adult: 1, child: 1, infant: 0 });
  expect(first.required_fields.map(({ documents }) => documents)).toEqual([["cnic", "passport"], []]);
  const saudi = await quoted("RUH-JED");
  expect(saudi.first.required_fields[0]?.documents).toEqual(["saudi_id", "passport"]);
});

test("behavior: whoever flies within a country with a passport is asked for what is then insisted on", async () => {
  const { first } = await quoted("KHI-LHE");
  const [adult] = first.required_fields;
  expect(adult?.documents).toContain("passport");
  expect(adult?.fields).toEqual(
    expect.arrayContaining(["document_number", "document_issued_by", "document_expires_on"]),
  );
});

test("behavior: shown in one currency, charged in the edition's", async () => {
  const bench = openFlights();
  const results = await search(bench, "RUH-JED", { currency: "KWD" });
  const shown = await quoteOf(bench, results, 0, { country: "SA" });
  expect(shown.price.currency).toBe("KWD");
  expect(shown.charge.currency).toBe("SAR");
  expect(Number(shown.price.total) * Number(shown.charge.fx_rate)).toBeCloseTo(Number(shown.charge.total), 0);
  expect(shown.charge.surcharges.every(({ method }) => method !== "card")).toBe(true);
});

test("behavior: the price rises PEW to DXB and falls MUX to MED, line by line", async () => {
  const { first: risen } = await quoted("PEW-DXB");
  expect(Number(risen.price_changed?.new_total)).toBeGreaterThan(Number(risen.price_changed?.old_total));
  expect(risen.price_changed?.new_total).toBe(risen.price.total);
  const { first: fallen } = await quoted("MUX-MED");
  expect(Number(fallen.price_changed?.new_total)).toBeLessThan(Number(fallen.price_changed?.old_total));
  expect(fallen.price_changed?.lines).toEqual(fallen.price.lines);
});

test("behavior: the policy is one line of time without gaps, and what is kept and given back is the total", async () => {
  const { first } = await quoted("LHE-JED");
  for (const rules of [first.policy.cancellation, first.policy.change]) {
    expect(rules[0]?.from).toBeNull();
    expect(rules.at(-1)?.until).toBeNull();
    for (const [index, rule] of rules.entries()) if (index > 0) expect(rule.from).toBe(rules[index - 1]?.until);
  }
  for (const { penalty, refund } of first.policy.cancellation) {
    expect(Number(penalty) + Number(refund)).toBeCloseTo(Number(first.charge.total), 2);
  }
});

describe("expiry", () => {
  test("behavior: a quote lives ten minutes; then only a refresh brings it back", async () => {
    const { bench, first } = await quoted("LHE-DXB");
    bench.clock.advance(10 * minute - 1);
    expect((await bench.ask(getQuote, { refid: first.RefID })).data).toEqual(first);
    bench.clock.advance(1);
    expect(await bench.ask(getQuote, { refid: first.RefID })).toMatchObject({
      status: 410,
      error: { code: "quote_expired" },
    });
    expect((await bench.ask(requote, { RefID: first.RefID })).error?.code).toBe("quote_expired");
    const renewed = await bench.ask(getQuote, { refid: first.RefID, refresh: "1" });
    expect(renewed.data).toMatchObject({
      RefID: first.RefID,
      expires_at: new Date(bench.clock.now() + 10 * minute).toISOString(),
    });
  });

  test("behavior: refreshed nearer to departure it costs more, and says so", async () => {
    const { bench, first } = await quoted("LHE-DXB");
    bench.clock.advance(14 * 24 * 60 * minute);
    const { data } = await bench.ask(getQuote, { refid: first.RefID, refresh: "1" });
    expect(Number(data?.price.total)).toBeGreaterThan(Number(first.price.total));
    expect(data?.price_changed?.new_total).toBe(data?.price.total);
    expect(data?.hash).not.toBe(first.hash);
  });

  test("behavior: a switch shortens it to 20 seconds, and an unknown quote is expired", async () => {
    const bench = openFlights();
    bench.admin.switches.set("quotes_expire_soon", true);
    const first = await quoteOf(bench, await search(bench, "LHE-DXB"));
    bench.clock.advance(20_000);
    expect((await bench.ask(getQuote, { refid: first.RefID })).error?.code).toBe("quote_expired");
    expect((await bench.ask(getQuote, { refid: "nonsense" })).error?.code).toBe("quote_expired");
  });

  test("behavior: a quote needs a living search", async () => {
    const bench = openFlights();
    const results = await search(bench, "LHE-DXB");
    bench.clock.advance(16 * minute);
    const request = { RefID: results.RefID, ItineraryRefID: results.Itineraries[0]?.ItineraryRefID ?? "" };
    expect((await bench.ask(quote, request)).error?.code).toBe("session_expired");
  });
});

/** What a fare family says that cancelling and changing take. */
const feesOf = (fare: AnswerOf<typeof fares>["Fares"][number] | undefined) =>
  Object.fromEntries((fare?.includes ?? []).flatMap(({ kind, fee }) => (fee === undefined ? [] : [[kind, fee]])));

describe("requote", () => {
  test("behavior: another currency and another fare are other prices under another hash", async () => {
    const { bench, first } = await quoted("LHE-JED");
    const riyals = await bench.ask(requote, { RefID: first.RefID, currency: "SAR" });
    expect(riyals.data).toMatchObject({
      price: { currency: "SAR" },
      charge: { currency: "PKR", total: first.charge.total },
      price_changed: null,
    });
    const families = await bench.ask(fares, {
      RefID: first.SearchRefID,
      ItineraryRefID: first.Itinerary.ItineraryRefID,
    });
    const comforts = families.data?.Fares.flatMap(({ includes }) =>
      includes.filter(({ kind }) => kind === "lounge" || kind === "priority").map(({ state }) => state),
    );
    // Every trip sells them beside a fare that does not have them.
    expect(new Set(comforts)).toEqual(new Set(["included", "paid"]));
    const dearer = families.data?.Fares[1];
    expect(feesOf(dearer)).not.toEqual({});
    const upgraded = await bench.ask(requote, { RefID: first.RefID, currency: "PKR", FareRefID: dearer?.FareRefID });
    expect(upgraded.data?.price.total).toBe(dearer?.price.total);
    expect(feesOf(dearer)).toEqual({
      refund: upgraded.data?.policy.cancellation[0]?.penalty,
      change: upgraded.data?.policy.change[0]?.penalty,
    });
    expect(new Set([first.hash, riyals.data?.hash, upgraded.data?.hash]).size).toBe(3);
    expect((await bench.ask(requote, { RefID: first.RefID, FareRefID: "nonsense" })).error?.code).toBe("not_found");
  });

  test("behavior: extras are lines of the price, kept until they are named anew", async () => {
    const { bench, first } = await quoted("LHE-JED", { adult: 1, child: 0, infant: 1 });
    const bags = await bench.ask(flightBaggage, { refid: first.RefID });
    const bag = bags.data?.Services.find(({ included }) => !included);
    const addons = [{ service_id: bag?.service_id ?? "", pax_id: "adt1" }];
    const withBag = await bench.ask(requote, { RefID: first.RefID, addons });
    const line = withBag.data?.price.lines.find(({ kind }) => kind === "addon");
    expect(line?.amount).toBe(bag?.price);
    expect(Number(withBag.data?.price.total)).toBeCloseTo(Number(first.price.total) + Number(bag?.price), 2);
    expect(withBag.data?.price_changed).toBeNull();
    expect((await bench.ask(getQuote, { refid: first.RefID })).data?.addons).toHaveLength(1);
    const without = await bench.ask(requote, { RefID: first.RefID, addons: [] });
    expect(without.data?.hash).toBe(first.hash);
  });

  test.each([
    ["a service that is not offered", [{ service_id: "bag.1.kg999", pax_id: "adt1" }]],
    ["an extra for an infant", [{ service_id: "ssr.1.WCHR", pax_id: "inf1" }]],
    ["a seat for an infant", [{ service_id: "seat.1.1.20A", pax_id: "inf1" }]],
    ["a seat that no aircraft has", [{ service_id: "seat.1.1.99Z", pax_id: "adt1" }]],
    [
      "the same extra twice",
      [
        { service_id: "ssr.1.WCHR", pax_id: "adt1" },
        { service_id: "ssr.1.WCHR", pax_id: "adt1" },
      ],
    ],
    ["more than may be taken", [{ service_id: "ssr.1.WCHR", pax_id: "adt1", quantity: 5 }]],
  ])("behavior: %s is refused", async (_, addons) => {
    const { bench, first } = await quoted("LHE-JED", { adult: 1, child: 0, infant: 1 });
    expect(await bench.ask(requote, { RefID: first.RefID, addons })).toMatchObject({
      status: 422,
      error: { code: "validation_failed" },
    });
    expect((await bench.ask(getQuote, { refid: first.RefID })).data?.hash).toBe(first.hash);
  });
});

describe("extras", () => {
  test("default: bags, meals and assistance for everybody but infants, in the traveller's language", async () => {
    const { bench, first } = await quoted("LHE-JED", { adult: 1, child: 1, infant: 1 });
    for (const endpoint of [flightBaggage, flightMeals, flightAssistance]) {
      const { data } = await bench.ask(endpoint, { refid: first.RefID }, { locale: "ar" });
      expect(data?.Services.length).toBeGreaterThan(2);
      for (const { title, pax_ids } of data?.Services ?? []) {
        expect(title).toMatch(/\p{Script=Arabic}/u);
        expect(pax_ids).not.toContain("inf1");
      }
    }
  });

  test("default: a seat map for each segment, with prices for those who may sit there", async () => {
    const { bench, first } = await quoted("KHI-JED", { adult: 1, child: 1, infant: 1 });
    const { data } = await bench.ask(flightSeatMap, { refid: first.RefID });
    expect(data?.SeatMaps.map(({ segment_id }) => segment_id)).toEqual(["1.1", "1.2"]);
    const seats = (data?.SeatMaps ?? []).flatMap(({ cabins }) =>
      cabins
        .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)))
        .filter(({ kind }) => kind === "seat"),
    );
    const available = seats.filter(({ status }) => status === "available");
    expect(available.length).toBeGreaterThan(20);
    expect(seats.some(({ status }) => status === "booked")).toBe(true);
    expect(seats.filter(({ status }) => status !== "available").every(({ offers }) => offers.length === 0)).toBe(true);
    for (const { features, offers } of available) {
      expect(offers.map(({ pax_id }) => pax_id)).toEqual(features.includes("exit") ? ["adt1"] : ["adt1", "chd1"]);
    }
    const kinds = new Set(
      (data?.SeatMaps ?? []).flatMap(({ cabins }) =>
        cabins.flatMap(({ rows }) =>
          rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements.map(({ kind }) => kind))),
        ),
      ),
    );
    expect([...kinds]).toEqual(expect.arrayContaining(["seat", "exit_row", "lavatory", "galley"]));
  });

  test("behavior: one segment can be asked for, one that is not there is not found", async () => {
    const { bench, first } = await quoted("KHI-JED");
    expect((await bench.ask(flightSeatMap, { refid: first.RefID, segment_id: "1.2" })).data?.SeatMaps).toHaveLength(1);
    expect((await bench.ask(flightSeatMap, { refid: first.RefID, segment_id: "9.9" })).error?.code).toBe("not_found");
  });
});

test("default: what is sold under a quote can be looked at, and looking leaves no trace", async () => {
  const bench = openFlights();
  const quote = await quoteOf(bench, await search(bench, "KHI-LHE"), 1);
  const calls = bench.journal.total();
  expect(bench.admin.quoted(quote.RefID, "en")).toMatchObject({
    RefID: quote.RefID,
    hash: quote.hash,
    price: quote.price,
  });
  expect(bench.admin.quoted("NOSUCHREFERENCE1", "en")).toBe(null);
  expect(bench.journal.total()).toBe(calls);
});
