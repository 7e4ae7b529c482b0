import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { ageBandOf, ageOn } from "../../kernel/calendar-date.ts";
import { createTestClock, puppet, settle, traceOf } from "../../testing/flow-harness.ts";
import { explore, trapsIn, unreachedStates, withoutResume } from "../testing/explore.ts";
import { reloadAt, stepsTo } from "../testing/rehearse.ts";
import { checkParty } from "./check-party.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import { nameAsSent } from "./name-as-sent.ts";
import { warningsOf } from "./party-warnings.ts";
import type { SavedTravellersService } from "./saved-travellers.service.ts";
import { changeForm } from "./traveller-form.ts";
import { travellersActors } from "./travellers.actors.ts";
import { connectTravellers } from "./travellers.connect.ts";
import {
  listOutcomes,
  sampleContact,
  sampleForms,
  sampleParty,
  sampleSaved,
  saveOutcomes,
  travellersInput,
} from "./travellers.fixtures.ts";
import { travellersMachine } from "./travellers.machine.ts";
import { travellersModel } from "./travellers.model.ts";
import type { SavedListOutcome, SaveOutcome, TravellerForm, TravellersInput } from "./travellers.types.ts";

fc.configureGlobal({ seed: 20_261_121 });

const begin = async (input: TravellersInput = travellersInput) => {
  const clock = createTestClock();
  const list = puppet<SavedListOutcome, unknown>("list");
  const create = puppet<Exclude<SaveOutcome, { type: "INVALID" | "NOT_FOUND" }>, unknown>("create");
  const update = puppet<Exclude<SaveOutcome, { type: "INVALID" | "FULL" }>, unknown>("update");
  const copy = puppet<Exclude<SaveOutcome, { type: "INVALID" }>, readonly unknown[]>("copy");
  const service: SavedTravellersService = {
    list: list.run,
    create: create.run,
    update: update.run,
    copy: (...given) => copy.run(given),
    read: () => Promise.resolve({ type: "NOT_FOUND" }),
    delete: () => Promise.resolve({ type: "DELETED" }),
  };
  const actor = createActor(travellersMachine.provide({ actors: travellersActors(service, clock) }), { input });
  const trace = traceOf(actor);
  actor.start();
  await settle();
  return { actor, clock, copy, create, list, trace, update, view: () => connectTravellers(actor.getSnapshot()) };
};

const type = ({ actor }: Pick<Awaited<ReturnType<typeof begin>>, "actor">) => {
  for (const [travellerId, values] of Object.entries(sampleForms))
    actor.send({ type: "details.change", travellerId, values });
  actor.send({ type: "contact.change", values: sampleContact });
};

test("default: everybody is entered and goes on as the supplier will have them", async () => {
  const flow = await begin();
  type(flow);
  flow.actor.send({ type: "party.submit" });
  expect(flow.trace).toEqual(["open.entering", "completed"]);
  expect(flow.actor.getSnapshot().output).toMatchObject({ type: "COMPLETED", party: sampleParty });
});

test("behavior: whoever fills in the form of a seat that was chosen for the other gender is told so at once, and does not go on", async () => {
  const [lead, ...others] = travellersInput.travellers;
  if (lead === undefined) throw new Error("The sample has nobody.");
  const place = { label: "9", gender: "male" } as const;
  const flow = await begin({ ...travellersInput, travellers: [{ ...lead, place }, ...others] });
  type(flow);
  const misplaced = { gender: { code: "seat_of_other", seat: "9", gender: "male" } };
  expect(flow.view().travellers[0]).toMatchObject({ isComplete: false, problems: misplaced });
  flow.actor.send({ type: "party.submit" });
  expect(flow.trace).toEqual(["open.entering"]);
  flow.actor.send({ type: "details.change", travellerId: lead.id, values: { gender: "male" } });
  expect(flow.view().travellers[0]).toMatchObject({ isComplete: true, problems: {} });
  flow.actor.send({ type: "party.submit" });
  expect(flow.trace).toEqual(["open.entering", "completed"]);
});

test("behavior: what is wrong is named field by field, and what was typed stays", async () => {
  const flow = await begin();
  type(flow);
  flow.actor.send({
    type: "details.change",
    travellerId: "adult-2",
    values: { birthDate: "2014-12-18", firstName: "بلال" },
  });
  flow.actor.send({ type: "details.change", travellerId: "child-1", values: { documentExpiresOn: "2026-12-17" } });
  flow.actor.send({ type: "details.change", travellerId: "infant-1", values: { tiedTo: "child-1" } });
  flow.actor.send({ type: "contact.change", values: { phone: "12" } });
  flow.actor.send({ type: "party.submit" });
  const [, adult, child, infant] = flow.view().travellers;
  expect(adult?.problems).toEqual({
    birthDate: { code: "wrong_age", expected: "adult", is: "child", on: "2026-12-17" },
    firstName: { code: "latin_only" },
  });
  expect(child?.problems).toEqual({ documentExpiresOn: { code: "document_expired", on: "2026-12-17" } });
  expect(infant?.problems).toEqual({ tiedTo: { code: "required" } });
  expect(flow.view()).toMatchObject({
    screen: "travellers",
    contactProblems: { phone: { code: "phone_too_short", min: 11 } },
  });
  expect(adult?.form.firstName).toBe("بلال");
  flow.actor.send({ type: "details.change", travellerId: "adult-2", values: { firstName: "Bilal" } });
  expect(flow.view().travellers[1]?.problems).toEqual({ birthDate: expect.anything() });
  flow.actor.send({ type: "details.change", travellerId: "adult-2", values: { birthDate: "2014-12-17" } });
  flow.actor.send({ type: "details.check", travellerId: "adult-2", field: "birthDate" });
  expect(flow.view().travellers[1]?.problems).toEqual({});
});

test("behavior: a passport is of its holder's country until something else is said", () => {
  const asked = { fields: ["nationality", "documentIssuedBy"], documents: ["passport", "cnic"] } as const;
  const owner = { asked, type: "adult", saved: undefined } as const;
  const typed = (...changes: readonly Partial<TravellerForm>[]) =>
    changes.reduce<TravellerForm>((form, values) => changeForm(form, values, owner), emptyTravellerForm);
  expect(typed({ nationality: "PK" }).documentIssuedBy).toBe("PK");
  expect(typed({ nationality: "PK" }, { nationality: "SA" }).documentIssuedBy).toBe("SA");
  expect(typed({ nationality: "PK" }, { documentIssuedBy: "GB" }, { nationality: "SA" }).documentIssuedBy).toBe("GB");
  expect(typed({ nationality: "PK" }, { documentKind: "cnic" }).documentIssuedBy).toBe("");
  expect(typed({ nationality: "PK", documentKind: "cnic" }, { documentKind: "passport" }).documentIssuedBy).toBe("PK");
});

test("behavior: an adult holds one infant", () => {
  const infant = travellersInput.travellers.filter(({ type }) => type === "infant");
  const travellers = [...travellersInput.travellers, ...infant.map((one) => ({ ...one, id: "infant-2" }))];
  const forms = {
    ...sampleForms,
    "infant-2": { ...(sampleForms["infant-1"] ?? emptyTravellerForm), firstName: "Sara" },
  };
  const checked = checkParty(forms, sampleContact, { ...travellersInput, travellers });
  expect(checked).toEqual({
    ok: false,
    error: { contact: {}, travellers: { "infant-2": { tiedTo: { code: "adult_taken" } } } },
  });
});

test("behavior: a saved traveller fills in the form; changed, they are updated or copied as the form says, and asked about where that fails", async () => {
  const flow = await begin();
  await flow.list.answer(listOutcomes.listed);
  type(flow);
  flow.actor.send({ type: "details.pick", travellerId: "child-1", savedId: "saved-1" });
  flow.actor.send({ type: "details.change", travellerId: "child-1", values: { documentNumber: "AB9998887" } });
  expect(flow.view().travellers.map(({ isChanged }) => isChanged)).toEqual([false, false, true, false]);
  flow.actor.send({ type: "details.change", travellerId: "child-1", values: { save: true, asCopy: true } });
  flow.actor.send({ type: "party.submit" });
  expect(flow.view()).toMatchObject({
    screen: "travellers",
    busy: true,
    saveDue: { kind: "changed", as: "copy", travellerId: "child-1" },
  });
  const changed = flow.view().saveDue;
  expect(changed?.kind === "changed" && Object.keys(changed.changes)).toEqual(["documents"]);
  expect(flow.copy.inputs[0]?.slice(0, 2)).toEqual(["saved-1", changed?.kind === "changed" ? changed.changes : null]);
  await flow.copy.answer(saveOutcomes.full);
  expect(flow.view()).toMatchObject({
    screen: "favourite",
    problem: { type: "FULL", max: 50 },
    commands: { create: false, update: true, copy: true, skip: true },
  });
  flow.actor.send({ type: "favourite.save", as: "update" });
  await flow.update.answer({ type: "SAVED", traveller: sampleSaved });
  expect(flow.trace.at(-1)).toBe("completed");
});

test("behavior: an identity card that is not taken on this journey is not filled in, and what is typed instead is kept beside it", async () => {
  const flow = await begin();
  const cnic = { kind: "cnic", number: "3520212345671", issuedBy: "PK", issuedOn: null, expiresOn: null } as const;
  await flow.list.answer({ ...listOutcomes.listed, travellers: [{ ...sampleSaved, documents: [cnic] }] });
  type(flow);
  flow.actor.send({ type: "details.pick", travellerId: "child-1", savedId: "saved-1" });
  const child = () => flow.view().travellers.find(({ id }) => id === "child-1");
  expect(child()?.form).toMatchObject({ documentKind: "", documentNumber: "" });
  expect(child()?.asked.documents).toEqual(["passport"]);
  const passport = { documentNumber: "AB1112223", documentExpiresOn: "2031-05-01" };
  flow.actor.send({ type: "details.change", travellerId: "child-1", values: { ...passport, save: true } });
  flow.actor.send({ type: "party.submit" });
  expect(flow.view().saveDue).toMatchObject({
    kind: "changed",
    changes: { documents: [{ kind: "cnic" }, { kind: "passport", number: "AB1112223" }] },
  });
});

test("behavior: a document of another offer is out of the way here, and there again for whoever goes back", async () => {
  const domestic = travellersInput.travellers.map((one) => ({
    ...one,
    asked: { ...one.asked, documents: one.asked.documents.length > 0 ? (["cnic"] as const) : [] },
  }));
  const flow = await begin({ ...travellersInput, travellers: domestic, forms: sampleForms });
  const adult = () => flow.view().travellers[0]?.form;
  expect(adult()).toMatchObject({ firstName: "Ayesha", documentKind: "", documentNumber: "" });
  flow.actor.send({ type: "details.change", travellerId: "adult-1", values: { firstName: "Aisha" } });
  expect(flow.actor.getSnapshot().context.forms["adult-1"]).toMatchObject({ documentNumber: "AB1234567" });
  flow.actor.send({ type: "details.change", travellerId: "adult-1", values: { documentNumber: "3520212345671" } });
  expect(adult()).toMatchObject({ documentKind: "cnic", documentNumber: "3520212345671", documentExpiresOn: "" });
});

test("behavior: an unchanged saved traveller is not asked about", async () => {
  const flow = await begin();
  await flow.list.answer(listOutcomes.listed);
  type(flow);
  flow.actor.send({ type: "details.pick", travellerId: "child-1", savedId: "saved-1" });
  flow.actor.send({ type: "party.submit" });
  expect(flow.trace.at(-1)).toBe("completed");
});

test("behavior: somebody new is created, and a failure to save does not hold the booking up", async () => {
  const flow = await begin();
  type(flow);
  flow.actor.send({ type: "details.change", travellerId: "adult-1", values: { save: true, nickname: "Ami" } });
  flow.actor.send({ type: "party.submit" });
  expect(flow.create.inputs).toMatchObject([
    { nickname: "Ami", firstName: "Ayesha", documents: [{ kind: "passport" }] },
  ]);
  await flow.create.answer(saveOutcomes.offline);
  flow.actor.send({ type: "favourite.skip" });
  expect(flow.actor.getSnapshot().output).toMatchObject({ type: "COMPLETED" });
});

test("behavior: another kind of document is another document: nothing typed is carried over, and what was saved of it comes", async () => {
  const both = travellersInput.travellers.map((one) => ({
    ...one,
    asked: { ...one.asked, documents: one.asked.documents.length > 0 ? (["cnic", "passport"] as const) : [] },
  }));
  const flow = await begin({ ...travellersInput, travellers: both });
  await flow.list.answer(listOutcomes.listed);
  const change = (travellerId: string, values: Partial<TravellerForm>) =>
    flow.actor.send({ type: "details.change", travellerId, values });
  const form = (at: number) => flow.view().travellers[at]?.form;
  change("adult-1", { documentKind: "cnic", documentNumber: "3520212345671" });
  change("adult-1", { documentKind: "passport" });
  expect(form(0)).toMatchObject({ documentKind: "passport", documentNumber: "" });
  flow.actor.send({ type: "details.pick", travellerId: "child-1", savedId: "saved-1" });
  change("child-1", { documentKind: "cnic" });
  expect(form(2)).toMatchObject({ documentKind: "cnic", documentNumber: "", documentExpiresOn: "" });
  change("child-1", { documentKind: "passport" });
  expect(form(2)).toMatchObject({ documentNumber: "AB1112223", documentExpiresOn: "2031-05-01" });
});

test("behavior: a number typed where one kind is taken is of that kind on every other journey too", async () => {
  const flow = await begin();
  flow.actor.send({ type: "details.change", travellerId: "adult-1", values: { documentNumber: "AB1234567" } });
  const { forms } = flow.actor.getSnapshot().context;
  const domestic = travellersInput.travellers.map((one) => ({
    ...one,
    asked: { ...one.asked, documents: ["cnic"] as const },
  }));
  const next = await begin({ ...travellersInput, travellers: domestic, forms });
  expect(next.view().travellers[0]?.form.documentNumber).toBe("");
});

test("behavior: the account's owner fills in a form and the way to reach them, as far as it is known", async () => {
  const flow = await begin();
  await flow.list.answer(listOutcomes.withOwner);
  expect(flow.view().contact).toEqual({ email: "ayesha@safar.example", phone: "+923001234567" });
  flow.actor.send({ type: "details.own", travellerId: "adult-1" });
  const [own, other] = flow.view().travellers;
  // A woman may be called in two ways, so that is left to her.
  expect(own).toMatchObject({
    isOwner: true,
    form: { title: "", gender: "female", firstName: "Ayesha", lastName: "Siddiqui", birthDate: "1993-04-18" },
  });
  expect(other?.isOwner).toBe(false);
});

test.each([
  ["as they are saved", "Hamza Siddiqui", "Hamza"],
  ["from the account", "Ayesha Siddiqui", "Ayesha"],
])(
  "behavior: a stay's first guest is the account's owner %s, until something was typed",
  async (_, name, firstName) => {
    const travellers = travellersInput.travellers.map((traveller) => ({ ...traveller, room: 0 }));
    const owner = { ...listOutcomes.withOwner.owner, name };
    const flow = await begin({ ...travellersInput, travellers });
    await flow.list.answer({ ...listOutcomes.withOwner, owner });
    const [lead, other] = flow.view().travellers;
    expect([lead?.form.firstName, other?.form.firstName]).toEqual([firstName, ""]);

    const typed = await begin({ ...travellersInput, travellers });
    typed.actor.send({ type: "details.change", travellerId: lead?.id ?? "", values: { firstName: "Sana" } });
    await typed.list.answer({ ...listOutcomes.withOwner, owner });
    expect(typed.view().travellers[0]?.form.firstName).toBe("Sana");
  },
);

test("behavior: an owner whose name no ticket prints is filled in without it, and what was typed of the contact stays", async () => {
  const owner = { ...listOutcomes.withOwner.owner, name: "عائشة صديقي", birthDate: null, gender: null };
  const flow = await begin();
  flow.actor.send({ type: "contact.change", values: sampleContact });
  await flow.list.answer({ ...listOutcomes.withOwner, owner });
  flow.actor.send({ type: "details.own", travellerId: "adult-1" });
  expect(flow.view().travellers[0]?.form).toMatchObject({ firstName: "", fullName: "عائشة صديقي", gender: "" });
  expect(flow.view().contact).toEqual(sampleContact);
});

test("behavior: an owner who is among the saved travellers is not offered twice", async () => {
  const owner = { ...listOutcomes.withOwner.owner, name: "Hamza Siddiqui" };
  const flow = await begin();
  await flow.list.answer({ ...listOutcomes.withOwner, owner });
  expect(flow.view().owner).toBeNull();
});

test("behavior: where a name in any script is all that is asked, whoever is signed in leads, unless somebody was typed", async () => {
  const asked = { fields: ["firstName", "lastName"], documents: [], isSpoken: true } as const;
  const input = { ...travellersInput, travellers: [{ id: "lead", type: "person", asked }] as const };
  const flow = await begin(input);
  await flow.list.answer(listOutcomes.withOwner);
  expect(flow.view().travellers[0]?.form).toMatchObject({ firstName: "Ayesha", lastName: "Siddiqui" });
  const typed = await begin(input);
  typed.actor.send({ type: "details.change", travellerId: "lead", values: { firstName: "زهرة" } });
  await typed.list.answer(listOutcomes.withOwner);
  expect(typed.view().travellers[0]?.form).toMatchObject({ firstName: "زهرة", lastName: "" });
});

test("behavior: whoever is asked at a door who they are leads where their document is known, else nobody does", async () => {
  const leadFor = async (documents: readonly ("passport" | "cnic")[]) => {
    const asked = { fields: ["firstName", "lastName"], documents, isSpoken: true } as const;
    const flow = await begin({ ...travellersInput, travellers: [{ id: "lead", type: "person", asked }] });
    await flow.list.answer({
      ...listOutcomes.withOwner,
      owner: { ...listOutcomes.withOwner.owner, name: "Hamza Siddiqui" },
    });
    return flow.view().travellers[0]?.form;
  };
  expect(await leadFor(["passport"])).toMatchObject({ firstName: "Hamza", documentNumber: "AB1112223" });
  expect(await leadFor(["cnic"])).toMatchObject({ firstName: "", documentNumber: "" });
});

test("behavior: on a place of their own the owner leads where all that is asked is known of them, and the place is held for them", async () => {
  const fields = ["title", "gender", "firstName", "lastName"] as const;
  const leadFor = async (gender: "male" | "female", more: readonly "address"[] = []) => {
    const place = { label: "9", gender };
    const travellers = [
      { id: "lead", type: "adult", asked: { fields: [...fields, ...more], documents: [] }, place },
    ] as const;
    const forms = { lead: { ...emptyTravellerForm, gender } };
    const flow = await begin({ ...travellersInput, travellers, forms });
    await flow.list.answer({
      ...listOutcomes.withOwner,
      owner: { ...listOutcomes.withOwner.owner, name: "Hamza Siddiqui" },
    });
    return flow.view().travellers[0]?.form.firstName;
  };
  expect(await leadFor("male")).toBe("Hamza");
  expect(await leadFor("female")).toBe("");
  expect(await leadFor("male", ["address"])).toBe("");
});

test("behavior: the only adult holds the infant without being asked", () => {
  const travellers = travellersInput.travellers.filter(({ id }) => id === "adult-1" || id === "infant-1");
  const forms = { ...sampleForms, "infant-1": { ...(sampleForms["infant-1"] ?? emptyTravellerForm), tiedTo: "" } };
  expect(checkParty(forms, sampleContact, { ...travellersInput, travellers })).toMatchObject({
    ok: true,
    value: { travellers: [{ id: "adult-1" }, { id: "infant-1", tiedTo: "adult-1" }] },
  });
});

test("behavior: when the price's guarantee ends, what was typed goes back with it", async () => {
  const flow = await begin();
  type(flow);
  await flow.clock.advance(600_000);
  expect(flow.actor.getSnapshot().output).toMatchObject({ type: "DEADLINE", draft: { forms: sampleForms } });
});

test.each([
  [
    { documentKind: "cnic", documentNumber: "35202-1234567-1" },
    { documentNumber: { code: "required" }, documentExpiresOn: { code: "required" } },
  ],
  [{ documentNumber: "12345" }, { documentNumber: { code: "invalid_passport" } }],
  [{ documentIssuedOn: "2026-11-22" }, { documentIssuedOn: { code: "future_date" } }],
  [{ documentIssuedOn: "2032-01-01" }, { documentIssuedOn: { code: "future_date" } }],
  [{ frequentFlyerNumber: "X1", alliance: "SkyTeam" }, { frequentFlyerNumber: { code: "invalid_frequent_flyer" } }],
  [{ frequentFlyerNumber: "SV1234567", alliance: "" }, { frequentFlyerNumber: { code: "required" } }],
  [
    { title: "", gender: "" },
    { title: { code: "required" }, gender: { code: "required" } },
  ],
  [{ birthDate: "2027-01-01" }, { birthDate: { code: "future_date" } }],
] as const satisfies readonly (readonly [Partial<TravellerForm>, unknown])[])(
  "behavior: %o is refused",
  (values, problems) => {
    const forms = { ...sampleForms, "adult-1": { ...(sampleForms["adult-1"] ?? emptyTravellerForm), ...values } };
    const checked = checkParty(forms, sampleContact, travellersInput);
    expect(checked.ok ? null : checked.error.travellers["adult-1"]).toEqual(problems);
  },
);

test("behavior: warnings keep nobody from going on", () => {
  const twin = sampleForms["adult-1"] ?? emptyTravellerForm;
  const forms = {
    ...sampleForms,
    "adult-1": { ...twin, title: "Mr", documentExpiresOn: "2027-01-01" },
    "adult-2": twin,
  } as const;
  expect(warningsOf(forms, travellersInput)).toMatchObject({
    "adult-1": [{ code: "title_differs_from_gender" }, { code: "passport_expires_soon" }],
    "adult-2": [{ code: "same_name", as: "adult-1" }],
  });
});

test("behavior: the age band is that of the last day of travel", () => {
  const days = fc.date({ min: new Date("1930-01-01"), max: new Date("2026-11-21"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (born) => {
      const birthDate = born.toISOString().slice(0, 10);
      const band = ageBandOf(ageOn(birthDate, travellersInput.lastDay));
      const forms = { ...sampleForms, "adult-1": { ...(sampleForms["adult-1"] ?? emptyTravellerForm), birthDate } };
      expect(checkParty(forms, sampleContact, travellersInput).ok).toBe(band === "adult");
    }),
  );
});

test.each([
  ["PK", { first: "Mary-Ann", last: "O'Brien" }, { first: "MARY ANN", last: "OBRIEN" }],
  ["EY", { first: "A", last: "O'Brien" }, { first: "AA", last: "O BRIEN" }],
  ["NH", { first: "Mohammed", last: "bin Rahman" }, { first: "MOHAMMED", last: "BINRAHMAN" }],
  ["TK", { first: "Sukarno", last: "" }, { first: "FNU", last: "SUKARNO" }],
  ["G9", { first: "Sukarno", last: "" }, { first: "SUKARNO", last: "SUKARNO" }],
  ["__proto__", { first: "Zoé", last: "Müller" }, { first: "ZOE", last: "MULLER" }],
])("behavior: %s prints %o as %o", (airline, typed, sent) => {
  expect(nameAsSent(typed, airline)).toEqual(sent);
});

describe("behavior: in every configuration", () => {
  const project = ({ context }: AnyMachineSnapshot) => [
    context.saveDue,
    context.saved.length,
    context.forms,
    context.trouble?.type,
    context.picked,
  ];
  const model = { ...travellersModel, project };
  const found = explore(model);

  test("there is a way on, a rule for reloads, and every state is reached", () => {
    expect(unreachedStates(model, found)).toEqual([]);
    expect(withoutResume(found)).toEqual([]);
    expect(trapsIn(found)).toEqual([]);
  });

  test("a reload saves nobody twice and breaks nothing", async () => {
    const cast = {
      machine: travellersMachine,
      sources: ["readSaved", "save", "waitUntil"],
      once: { save: saveOutcomes.offline },
    };
    const places = new Map([...found.values()].map((one) => [JSON.stringify([one.path[0], one.snapshot.value]), one]));
    for (const place of places.values()) {
      if (place.snapshot.status !== "active") continue;
      const input = travellersModel.inputs[place.path[0] === "empty" ? "empty" : "filledIn"];
      const reloaded = await reloadAt(cast, input, stepsTo(found, place), 1000);
      expect(reloaded.status).toBe("active");
      expect(reloaded.after.map(({ src }) => src)).not.toContain("save");
    }
  });
});
