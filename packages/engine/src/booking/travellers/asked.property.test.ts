import fc from "fast-check";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { createTestClock } from "../../testing/flow-harness.ts";
import type { AskedDetails, QuotedTraveller, TravellerField } from "../quote/quoted-traveller.types.ts";
import { hasPlaceFor, isAskedAnything, isAskedFor } from "./asked.ts";
import { checkParty } from "./check-party.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import { travellersActors } from "./travellers.actors.ts";
import { connectTravellers } from "./travellers.connect.ts";
import { sampleContact } from "./travellers.fixtures.ts";
import { travellersMachine } from "./travellers.machine.ts";
import type { Traveller, TravellerForm, TravellersInput } from "./travellers.types.ts";

fc.configureGlobal({ seed: 20_261_121 });

const days = { lastDay: "2026-12-17", today: "2026-11-21", dialCode: "92" } as const;

/** Every answer that anybody could be asked for, of an adult of 33. */
const whole: TravellerForm = {
  ...emptyTravellerForm,
  title: "Mrs.",
  gender: "female",
  firstName: "Ayesha",
  lastName: "Siddiqui",
  fullName: "Ayesha Siddiqui",
  birthDate: "1993-04-18",
  age: "33",
  nationality: "PK",
  email: "ayesha@safar.example",
  phone: "03001234567",
  address: "12 Clifton, Karachi",
  licenceNumber: "LHR1234567",
  documentKind: "passport",
  documentNumber: "AB1234567",
  documentIssuedBy: "PK",
  documentIssuedOn: "2021-05-01",
  documentExpiresOn: "2031-05-01",
  alliance: "skyteam",
  frequentFlyerNumber: "SV1234567",
  tiedTo: "adult",
};

const plain = [
  "title",
  "gender",
  "fullName",
  "birthDate",
  "age",
  "nationality",
  "email",
  "phone",
  "address",
  "licenceNumber",
  "tiedTo",
] as const satisfies readonly TravellerField[];
const names = ["firstName", "lastName"] as const;
const ofDocument = ["documentNumber", "documentIssuedBy", "documentIssuedOn", "documentExpiresOn"] as const;

const asks: fc.Arbitrary<AskedDetails> = fc
  .record({
    own: fc.subarray([...plain, "frequentFlyerNumber" as const]),
    optional: fc.subarray([...plain, "frequentFlyerNumber" as const]),
    isNamed: fc.boolean(),
    document: fc.option(fc.subarray([...ofDocument])),
    mayFollowLead: fc.boolean(),
    ages: fc.option(fc.constant({ min: 18, max: 75 }), { nil: undefined }),
  })
  .map(({ own, optional, isNamed, document, mayFollowLead, ages }) => {
    const fields: TravellerField[] = [...own, ...(isNamed ? names : []), ...(document ?? [])];
    return {
      fields,
      optional: optional.filter((field) => !fields.includes(field)),
      documents: document === null ? [] : ["passport"],
      mayFollowLead,
      ...(ages === undefined ? {} : { ages }),
    };
  });

/** An adult stands first, on whose lap somebody can be. Two people on one lap are another rule's business. */
const parties: fc.Arbitrary<readonly QuotedTraveller[]> = fc.array(asks, { maxLength: 5 }).map((all) => {
  const one = all.findIndex(({ fields, optional = [] }) => [...fields, ...optional].includes("tiedTo"));
  return all.map((asked, index) => ({
    id: index === 0 ? "adult" : `p${index}`,
    type: index === 0 ? "adult" : "person",
    asked: index === one ? asked : { ...asked, ...withoutLap(asked) },
  }));
});

const withoutLap = ({ fields, optional = [] }: AskedDetails) => ({
  fields: fields.filter((field) => field !== "tiedTo"),
  optional: optional.filter((field) => field !== "tiedTo"),
});

const formsOf = (travellers: readonly QuotedTraveller[], followers: readonly number[]) =>
  Object.fromEntries(
    travellers.map(({ id }, index) => {
      const documentNumber = `AB123456${index}`;
      return [id, { ...whole, documentNumber, followsLead: followers.includes(index) }] as const;
    }),
  );

const answerTo = (field: TravellerField, traveller: Traveller): unknown => {
  switch (field) {
    case "documentNumber":
      return traveller.document?.number;
    case "documentIssuedBy":
      return traveller.document?.issuedBy;
    case "documentIssuedOn":
      return traveller.document?.issuedOn;
    case "documentExpiresOn":
      return traveller.document?.expiresOn;
    case "frequentFlyerNumber":
      return traveller.frequentFlyer?.number;
    default:
      return traveller[field];
  }
};

const isAnswer = (answer: unknown): boolean => answer !== undefined && answer !== null && answer !== "";
const followers = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 });

test("invariant: whatever is asked of whom, a party that is complete answers exactly that", () => {
  fc.assert(
    fc.property(parties, followers, (travellers, following) => {
      const checked = checkParty(formsOf(travellers, following), sampleContact, { travellers, ...days });
      if (!checked.ok) throw new Error(JSON.stringify(checked.error));
      const asked = travellers.filter((one) => isAskedAnything(one.asked));
      expect(checked.value.travellers.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
      for (const [index, { asked: details }] of asked.entries()) {
        const answers = checked.value.travellers[index];
        if (answers === undefined) throw new Error("Somebody is missing.");
        const isPassport = details.documents.length > 0;
        for (const field of [...plain, ...names, "frequentFlyerNumber" as const]) {
          expect([field, isAnswer(answerTo(field, answers))]).toEqual([field, hasPlaceFor(details, field)]);
        }
        expect(answers.document !== null).toBe(isPassport);
      }
    }),
  );
});

test("invariant: what is asked for and left out is named on the form that answers for it, and nothing else is", () => {
  const fields = fc.constantFrom(...plain, ...names, "frequentFlyerNumber" as const, "documentNumber" as const);
  fc.assert(
    fc.property(parties, fields, (travellers, field) => {
      const [lead] = travellers;
      const forms = { ...formsOf(travellers, []), adult: { ...whole, [field]: "" } };
      const checked = checkParty(forms, sampleContact, { travellers, ...days });
      const isNeeded = lead !== undefined && isAskedFor(lead.asked, field);
      const isOfDocument = field === "documentNumber" && (lead?.asked.documents.length ?? 0) > 0;
      expect(checked.ok ? {} : checked.error.travellers).toEqual(
        isNeeded || isOfDocument ? { adult: { [field]: { code: "required" } } } : {},
      );
    }),
  );
});

const service = {
  list: () => new Promise<never>(() => undefined),
  read: () => Promise.resolve({ type: "NOT_FOUND" as const }),
  create: () => new Promise<never>(() => undefined),
  update: () => new Promise<never>(() => undefined),
  copy: () => new Promise<never>(() => undefined),
  delete: () => Promise.resolve({ type: "DELETED" as const }),
};

const machine = travellersMachine.provide({ actors: travellersActors(service, createTestClock()) });

const keys = fc.record({
  id: fc.constantFrom("adult", "p1", "p2", "p3", "p4"),
  values: fc.record(
    {
      firstName: fc.string({ maxLength: 8 }),
      address: fc.string({ maxLength: 8 }),
      age: fc.string({ maxLength: 3 }),
      documentNumber: fc.string({ maxLength: 8 }),
      followsLead: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
});

test("invariant: nothing that was typed is lost by a reload, whatever is asked", () => {
  fc.assert(
    fc.property(parties, fc.array(keys, { maxLength: 12 }), (travellers, typed) => {
      const input: TravellersInput = { travellers, ...days, isSignedIn: false, deadline: 600_000 };
      const actor = createActor(machine, { input }).start();
      for (const { id, values } of typed) actor.send({ type: "details.change", travellerId: id, values });
      actor.send({ type: "contact.change", values: sampleContact });
      actor.send({ type: "party.submit" });
      const before = actor.getSnapshot();
      actor.stop();
      if (before.status !== "active") return;
      const snapshot = JSON.parse(JSON.stringify(before.machine.getPersistedSnapshot(before)));
      const restored = createActor(machine, { input, snapshot }).start();
      restored.send({ type: "RESUME", now: 1000 });
      const last = new Map(travellers.map(({ id }) => [id, {}]));
      for (const { id, values } of typed) if (last.has(id)) last.set(id, { ...last.get(id), ...values });
      const view = connectTravellers(restored.getSnapshot());
      for (const { id, form } of view.travellers) expect(form).toMatchObject(last.get(id) ?? {});
      expect(view).toEqual(connectTravellers(before));
      expect(view.contact).toEqual(sampleContact);
      restored.stop();
    }),
  );
});
