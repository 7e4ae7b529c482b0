import fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkCriteria,
  decodeCriteria,
  encodeCriteria,
  type FlightCriteria,
  legCounts,
  readSearch,
} from "./criteria.ts";
import { sampleCriteria, sampleSearch } from "./flights.fixtures.ts";

fc.configureGlobal({ seed: 20_261_121 });

const limits = { today: "2026-11-21", seatedPassengers: 9 };

const place = fc.constantFrom("KHI", "LHE", "ISB", "JED", "RUH", "DXB");
const date = fc
  .date({ min: new Date("2026-11-21"), max: new Date("2027-10-01"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const criteria: fc.Arbitrary<FlightCriteria> = fc
  .constantFrom<FlightCriteria["trip"]>("one_way", "return", "multi_city")
  .chain((trip) =>
    fc.record({
      trip: fc.constant(trip),
      legs: fc.array(fc.record({ from: place, to: place, date }), {
        minLength: legCounts[trip][0],
        maxLength: legCounts[trip][1],
      }),
      party: fc.record({
        adults: fc.integer({ min: 1, max: 9 }),
        children: fc.integer({ min: 0, max: 8 }),
        infants: fc.integer({ min: 0, max: 9 }),
      }),
      cabin: fc.constantFrom("economy", "premium_economy", "business", "first"),
    }),
  );

test("default: a search is one text, and the text is the search", () => {
  expect(sampleSearch).toBe(
    "trip=return&legs=KHI-JED.2026-12-03_JED-KHI.2026-12-17&adults=2&children=1&infants=1&cabin=economy",
  );
  expect(readSearch(sampleSearch, limits)).toEqual({ ok: true, value: sampleCriteria });
  fc.assert(
    fc.property(criteria, (search) => {
      expect(decodeCriteria(encodeCriteria(search))).toEqual(search);
    }),
  );
});

test("behavior: any text is read as far as it goes, and reading it again changes nothing", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string().map((text) => `trip=return&legs=${text}&adults=${text}`),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const search = decodeCriteria(text);
      expect(decodeCriteria(encodeCriteria(search)).party).toEqual(search.party);
      expect(() => checkCriteria(search, limits)).not.toThrow();
    }),
  );
});

test("behavior: parameters of others are left alone, and digits of any script are read", () => {
  const text = `utm_source=mail&${encodeURIComponent("trip")}=one_way&legs=khi-lhe.${encodeURIComponent("٢٠٢٦-١٢-٠٣")}&__proto__=1`;
  expect(decodeCriteria(text)).toMatchObject({
    trip: "one_way",
    legs: [{ from: "KHI", to: "LHE", date: "2026-12-03" }],
  });
});

const [out, back] = sampleCriteria.legs;
if (out === undefined || back === undefined) throw new Error("The sample is a return.");

test.each<readonly [string, Partial<FlightCriteria>, readonly unknown[]]>([
  ["one leg too few", { legs: [out] }, [{ code: "wrong_leg_count", min: 2, max: 2 }, { code: "not_a_return" }]],
  ["the same place", { trip: "one_way", legs: [{ ...out, to: "KHI" }] }, [{ code: "same_place", leg: 0 }]],
  ["no place", { trip: "one_way", legs: [{ ...out, to: "" }] }, [{ code: "place_missing", leg: 0 }]],
  ["no date", { trip: "one_way", legs: [{ ...out, date: "" }] }, [{ code: "date_missing", leg: 0 }]],
  ["yesterday", { trip: "one_way", legs: [{ ...out, date: "2026-11-20" }] }, [{ code: "date_past", leg: 0 }]],
  [
    "362 days ahead",
    { trip: "one_way", legs: [{ ...out, date: "2027-11-18" }] },
    [{ code: "date_too_far", leg: 0, days: 361 }],
  ],
  ["back before out", { legs: [out, { ...back, date: "2026-12-02" }] }, [{ code: "date_before_last_leg", leg: 1 }]],
  ["not back", { legs: [out, { ...back, to: "LHE" }] }, [{ code: "not_a_return" }]],
  ["nobody grown up", { party: { adults: 0, children: 1, infants: 0 } }, [{ code: "no_adult" }]],
  ["ten seats", { party: { adults: 6, children: 4, infants: 0 } }, [{ code: "too_many_seated", max: 9 }]],
  ["more infants than adults", { party: { adults: 1, children: 0, infants: 2 } }, [{ code: "too_many_infants" }]],
])("behavior: %s is refused", (_, changes, problems) => {
  const checked = checkCriteria({ ...sampleCriteria, ...changes }, limits);
  expect(checked.ok ? [] : checked.error).toEqual(problems);
});

test("behavior: today and the 361st day can be searched for", () => {
  for (const day of ["2026-11-21", "2027-11-17"]) {
    expect(checkCriteria({ ...sampleCriteria, trip: "one_way", legs: [{ ...out, date: day }] }, limits).ok).toBe(true);
  }
});
