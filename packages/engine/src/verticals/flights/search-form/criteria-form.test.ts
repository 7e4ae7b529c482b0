import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeCriteria, isSearchForm } from "../criteria.ts";
import { sampleSearch } from "../flights.fixtures.ts";
import { criteriaFromForm, draftFromBegunForm, draftFromForm, placesIn } from "./criteria-form.ts";

fc.configureGlobal({ seed: 20_261_121 });

const form = (fields: Readonly<Record<string, string>>) => new Map(Object.entries(fields));

const sampleForm = {
  trip: "return",
  from1: "Karachi (KHI)",
  to1: "jed",
  date1: "2026-12-03",
  back: "2026-12-17",
  from2: "",
  to2: "",
  date2: "",
  adults: "2",
  children: "1",
  infants: "1",
  cabin: "economy",
};

test("default: the fields of a form are the search that they ask for", () => {
  expect(criteriaFromForm(form(sampleForm))).toBe(sampleSearch);
  expect(isSearchForm(form(sampleForm))).toBe(true);
  expect(isSearchForm(form({ trip: "return", legs: "KHI-JED.2026-12-03" }))).toBe(false);
});

test("behavior: a form that asks for no kind of trip means one way, or there and back by a day to come back", () => {
  const asked = { from1: "KHI", to1: "LHE", date1: "2026-12-03" };
  expect(draftFromForm(form({ ...asked, back: "" })).trip).toBe("one_way");
  expect(draftFromForm(form({ ...asked, back: "2026-12-09" })).trip).toBe("return");
});

test.each([
  ["isl", "isl", "ISL"],
  ["ISB", "ISB", "ISB"],
  ["Islamabad (isb)", "ISB", "ISB"],
  ["Isla", "Isla", "Isla"],
])("behavior: %s in a form that somebody is at is %s, and %s in one that was sent", (typed, begun, sent) => {
  const fields = form({ ...sampleForm, to1: typed });
  expect(draftFromBegunForm(fields).legs[0]?.to).toBe(begun);
  expect(draftFromForm(fields).legs[0]?.to).toBe(sent);
});

test("behavior: words are told apart from codes, looked up where they can be, and kept where they cannot", () => {
  const typed = form({ ...sampleForm, from1: " جده ", to1: "Lahor" });
  expect(placesIn(typed)).toEqual(["جده", "Lahor"]);
  expect(decodeCriteria(criteriaFromForm(typed, new Map([["جده", "JED"]]))).legs[0]).toMatchObject({
    from: "JED",
    to: "Lahor",
  });
});

test("behavior: of several cities the rows that were left empty are no legs", () => {
  const legs = { from2: "JED", to2: "LHE", date2: "2026-12-09", from3: "", to3: "", date3: "" };
  const { trip, legs: read } = decodeCriteria(criteriaFromForm(form({ ...sampleForm, ...legs, trip: "multi_city" })));
  expect([trip, read.length]).toEqual(["multi_city", 2]);
});

test("behavior: any form is read, and read the same when it is read again", () => {
  const names = ["trip", "from1", "to1", "date1", "back", "adults", "from6", "cabin"];
  const fields = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(fields, (any) => {
      const draft = draftFromForm(form(any));
      expect(draft.legs.length).toBeGreaterThanOrEqual(2);
      const search = criteriaFromForm(form(any));
      expect(decodeCriteria(search)).toMatchObject({ trip: draft.trip, cabin: draft.cabin });
    }),
  );
});
