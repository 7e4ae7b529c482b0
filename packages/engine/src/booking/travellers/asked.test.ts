import { expect, test } from "vitest";
import type { AskedDetails, QuotedTraveller } from "../quote/quoted-traveller.types.ts";
import { askedOn } from "./asked.ts";
import { checkParty } from "./check-party.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import { warningsOf } from "./party-warnings.ts";
import { noAnswers, sampleContact } from "./travellers.fixtures.ts";
import type { TravellerForm } from "./travellers.types.ts";

const days = { lastDay: "2026-12-17", today: "2026-11-21", dialCode: "92" } as const;

const person = (
  id: string,
  asked: Partial<AskedDetails>,
  type: QuotedTraveller["type"] = "person",
): QuotedTraveller => ({
  id,
  type,
  asked: { fields: [], documents: [], ...asked },
});

const formOf = (values: Partial<TravellerForm>): TravellerForm => ({ ...emptyTravellerForm, ...values });

const check = (travellers: readonly QuotedTraveller[], forms: Record<string, Partial<TravellerForm>>) =>
  checkParty(Object.fromEntries(Object.entries(forms).map(([id, values]) => [id, formOf(values)])), sampleContact, {
    travellers,
    ...days,
  });

const contact = { email: "ayesha@safar.example", phone: "+923001234567" };

test("default: where only a way to reach somebody is asked, as for a film, that is the whole party", () => {
  expect(check([], {})).toEqual({ ok: true, value: { contact, travellers: [] } });
  expect(checkParty({}, { email: "", phone: "" }, { travellers: [], ...days })).toEqual({
    ok: false,
    error: { contact: { email: { code: "required" }, phone: { code: "required" } }, travellers: {} },
  });
});

test("behavior: one person for all, with address, identity card and phone, as for a car", () => {
  const lead = person("lead", { fields: ["fullName", "phone", "address", "documentNumber"], documents: ["cnic"] });
  const values = { fullName: "عائشة صديقي", phone: "0300 1234567", address: "12 Clifton, Karachi" };
  const documentNumber = "35202-1234567-1";
  expect(check([lead], { lead: { ...values, documentNumber } })).toMatchObject({
    ok: true,
    value: {
      travellers: [
        {
          ...noAnswers,
          ...values,
          phone: "+923001234567",
          document: { kind: "cnic", number: "3520212345671", issuedBy: null, issuedOn: null, expiresOn: null },
        },
      ],
    },
  });
  expect(check([lead], { lead: { address: "Clifton", phone: "12", fullName: "A" } })).toMatchObject({
    error: {
      travellers: {
        lead: {
          fullName: { code: "too_short" },
          phone: { code: "phone_too_short" },
          address: { code: "too_short", min: 10 },
          documentNumber: { code: "required" },
        },
      },
    },
  });
});

test("behavior: the first guest of each room is asked for, and who is only counted is not", () => {
  const asked = { fields: ["title", "firstName", "lastName"] } as const;
  const guests = [
    { ...person("g1", asked, "adult"), room: 0 },
    { ...person("g2", {}, "adult"), room: 0 },
    { ...person("g3", asked, "adult"), room: 1 },
  ];
  const named = { title: "Mr", lastName: "Siddiqui" } as const;
  const checked = check(guests, { g1: { ...named, firstName: "Bilal" }, g3: { ...named, firstName: "Hamza" } });
  expect(checked).toMatchObject({ value: { travellers: [{ id: "g1" }, { id: "g3", title: "Mr", gender: null }] } });
});

const passes = [
  person("t1", { fields: ["fullName"], mayFollowLead: true }),
  person("t2", { fields: ["fullName", "phone"], mayFollowLead: true }),
  person("t3", { fields: ["fullName", "documentNumber"], documents: ["cnic"], mayFollowLead: true }),
];

test("behavior: a form for each ticket, as for an event", () => {
  const cnic = { documentKind: "cnic", documentNumber: "3520212345671" } as const;
  const forms = {
    t1: { fullName: "Ayesha Siddiqui" },
    t2: { fullName: "Bilal Siddiqui", phone: "03001234567" },
    t3: { fullName: "Hamza Siddiqui", ...cnic },
  };
  expect(check(passes, forms)).toMatchObject({
    value: {
      travellers: [
        { ...noAnswers, id: "t1", fullName: "Ayesha Siddiqui" },
        { ...noAnswers, id: "t2", fullName: "Bilal Siddiqui", phone: "+923001234567" },
        { ...noAnswers, id: "t3", fullName: "Hamza Siddiqui", document: { kind: "cnic" } },
      ],
    },
  });
});

test("behavior: all tickets in one name: the first answers for each what is asked for it, and is asked for all of it", () => {
  const all = { t2: { followsLead: true }, t3: { followsLead: true } };
  expect(check(passes, { ...all, t1: { fullName: "Ayesha Siddiqui" } })).toEqual({
    ok: false,
    error: { contact: {}, travellers: { t1: { phone: { code: "required" }, documentNumber: { code: "required" } } } },
  });
  const lead = { fullName: "Ayesha Siddiqui", phone: "03001234567", documentNumber: "3520212345671" };
  expect(check(passes, { ...all, t1: lead })).toMatchObject({
    value: {
      travellers: [
        { ...noAnswers, id: "t1", fullName: "Ayesha Siddiqui" },
        { ...noAnswers, id: "t2", fullName: "Ayesha Siddiqui", phone: "+923001234567" },
        { ...noAnswers, id: "t3", fullName: "Ayesha Siddiqui", document: { kind: "cnic" } },
      ],
    },
  });
});

test("behavior: who may not be booked in another's name is not, and the first follows nobody", () => {
  const asked = { fields: ["fullName"] } as const;
  const travellers = [person("t1", { ...asked, mayFollowLead: true }), person("t2", asked)];
  expect(check(travellers, { t1: { followsLead: true }, t2: { followsLead: true } })).toMatchObject({
    error: { travellers: { t1: { fullName: { code: "required" } }, t2: { fullName: { code: "required" } } } },
  });
});

test("behavior: an age alone, as for a tour, and only one that the ticket is for", () => {
  const child = person("u1", { fields: ["age"], ages: { min: 3, max: 11 } });
  const senior = person("u2", { fields: ["age"], ages: { min: 60, max: null } });
  expect(check([child, senior], { u1: { age: "٧" }, u2: { age: "71" } })).toMatchObject({
    value: {
      travellers: [
        { ...noAnswers, age: 7 },
        { ...noAnswers, age: 71 },
      ],
    },
  });
  expect(check([child, senior], { u1: { age: "12" }, u2: { age: "old" } })).toMatchObject({
    error: {
      travellers: { u1: { age: { code: "age_refused", min: 3, max: 11 } }, u2: { age: { code: "invalid_age" } } },
    },
  });
  expect(check([person("a1", { fields: ["age"] }, "adult")], { a1: { age: "11" } })).toMatchObject({
    error: { travellers: { a1: { age: { code: "wrong_age", expected: "adult", is: "child" } } } },
  });
});

test("behavior: a driver with a licence and an age, beside whoever books", () => {
  const driver = person("d1", { fields: ["birthDate", "licenceNumber"], ages: { min: 21, max: 75 } }, "driver");
  const lead = person("lead", { fields: ["fullName"] });
  const typed = { birthDate: "2000-01-01", licenceNumber: "lhr-12 34567" };
  expect(check([lead, driver], { lead: { fullName: "Ayesha" }, d1: typed })).toMatchObject({
    value: { travellers: [{ id: "lead" }, { ...noAnswers, birthDate: "2000-01-01", licenceNumber: "LHR1234567" }] },
  });
  // Twenty on the last day: a day too young.
  expect(check([driver], { d1: { birthDate: "2005-12-18", licenceNumber: "12" } })).toMatchObject({
    error: {
      travellers: {
        d1: { birthDate: { code: "age_refused", min: 21, max: 75 }, licenceNumber: { code: "invalid_licence" } },
      },
    },
  });
});

test("behavior: what a saved traveller brought along and nobody asked for is not looked at and not sent", () => {
  const child = person("c1", { fields: ["firstName", "lastName"] }, "child");
  const brought = { nationality: "?", documentKind: "passport", documentNumber: "1", birthDate: "1950-01-01" } as const;
  const forms = {
    c1: { firstName: "Hamza", lastName: "Siddiqui", title: "Mrs.", gender: "male", ...brought },
  } as const;
  expect(check([child], forms)).toMatchObject({
    value: { travellers: [{ ...noAnswers, firstName: "Hamza", lastName: "Siddiqui" }] },
  });
  expect(warningsOf({ c1: formOf(forms.c1) }, { travellers: [child], ...days })).toEqual({ c1: [] });
});

test("behavior: a child has a child's titles", () => {
  const asked = { fields: ["title"] } as const;
  expect(check([person("c1", asked, "child")], { c1: { title: "Mrs." } })).toMatchObject({
    error: { travellers: { c1: { title: { code: "required" } } } },
  });
  expect(check([person("c1", asked, "infant")], { c1: { title: "Miss." } }).ok).toBe(true);
  expect(check([person("a1", asked, "adult")], { a1: { title: "Mrs." } }).ok).toBe(true);
});

test("behavior: a document is one person's, and whoever is booked in another's name is that person", () => {
  const asked = { fields: ["documentNumber"], documents: ["passport", "cnic"], mayFollowLead: true } as const;
  const party = [person("p1", asked), person("p2", asked)];
  const passport = { documentKind: "passport", documentNumber: "AB1234567", documentIssuedBy: "PK" } as const;
  expect(check(party, { p1: passport, p2: { ...passport, documentNumber: "ab 1234567" } })).toMatchObject({
    error: { travellers: { p2: { documentNumber: { code: "duplicate_document", as: "p1" } } } },
  });
  expect(check(party, { p1: passport, p2: { ...passport, documentIssuedBy: "SA" } }).ok).toBe(true);
  expect(check(party, { p1: passport, p2: { followsLead: true } }).ok).toBe(true);
});

test("behavior: a document that somebody of a nationality cannot have is not offered to them", () => {
  const asked = { fields: ["nationality", "documentNumber"], documents: ["cnic", "passport"] } as const;
  const party = { travellers: [person("p1", asked)] };
  const offeredTo = (nationality: string) =>
    party.travellers.map((one) => askedOn(party, { p1: formOf({ nationality }) }, one).documents);
  expect(offeredTo("")).toEqual([["cnic", "passport"]]);
  expect(offeredTo("PK")).toEqual([["cnic", "passport"]]);
  expect(offeredTo("SA")).toEqual([["passport"]]);
  const cnic = { documentKind: "cnic", documentNumber: "3520212345671" } as const;
  expect(check(party.travellers, { p1: { ...cnic, nationality: "PK" } }).ok).toBe(true);
  expect(check(party.travellers, { p1: { ...cnic, nationality: "SA" } })).toMatchObject({
    error: { travellers: { p1: { documentNumber: { code: "required" } } } },
  });
});
