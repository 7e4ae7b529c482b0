import { expect, test } from "vitest";
import { createActor } from "xstate";
import { restoreFlow } from "../../kernel/flow/kept-flow.ts";
import { settle } from "../../testing/flow-harness.ts";
import { quoteOutputs } from "../quote/quote.fixtures.ts";
import { rehearse } from "../testing/rehearse.ts";
import { connectTravellers } from "../travellers/travellers.connect.ts";
import { sampleForms, sampleParty, travellersInput } from "../travellers/travellers.fixtures.ts";
import { travellersMachine } from "../travellers/travellers.machine.ts";
import { connectCheckout } from "./checkout.connect.ts";
import { checkoutInputs, sampleKept } from "./checkout.fixtures.ts";
import { fromPassengers } from "./checkout.kept.ts";
import { checkoutMachine } from "./checkout.machine.ts";

const later = new Set(["fullName", "age", "email", "phone", "address", "licenceNumber", "followsLead"]);

/** A snapshot as the builds before kept it. */
const asBefore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asBefore);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (key === "asked") return [];
    if (key === "travellers" && Array.isArray(inner) && inner.some((one) => "asked" in one)) {
      const required = inner.map(({ type, asked: { fields, documents } }) => ({ type, fields, documents }));
      return [
        ["passengers", asBefore(inner)],
        ["refId" in value ? "requiredDetails" : "required", required],
      ];
    }
    const old = { travellerId: "passengerId", travellerIds: "passengerIds", travellers: "passengers" }[key] ?? key;
    return [[key === "travellers" && "src" in Object(inner) ? key : old, asBefore(inner)]];
  });
  const isPerson = "firstName" in value;
  return Object.fromEntries(entries.filter(([key]) => !(isPerson && later.has(key))));
};

const sources = ["quote", "travellers", "extras", "reserve", "payment", "waitUntil"];

test("default: what an older build kept of who travels goes on, and nothing that was typed is lost", () => {
  const actor = createActor(travellersMachine, { input: { ...travellersInput, forms: sampleForms } });
  const now = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const before: { readonly context: object } = JSON.parse(JSON.stringify(asBefore(now)));
  expect(before.context).toHaveProperty("passengers");
  expect(before.context).not.toHaveProperty("travellers");
  const text = JSON.stringify({ flow: "travellers", schema: 1, at: 0, snapshot: before });
  const restored = restoreFlow(
    travellersMachine,
    { flow: "travellers", schema: 2, migrations: { 1: fromPassengers } },
    text,
  );
  if (restored.type !== "RESTORED") throw new Error(`It was dropped: ${restored.reason}`);
  const again = createActor(travellersMachine, { input: travellersInput, snapshot: restored.snapshot });
  expect(connectTravellers(again.getSnapshot())).toEqual(connectTravellers(actor.getSnapshot()));
});

test("behavior: a party that was complete is complete, and its quote asks what it asked", async () => {
  const { machine, play } = rehearse({ machine: checkoutMachine, sources });
  const input = { ...checkoutInputs.chosen, kept: { ...sampleKept, party: sampleParty } };
  const actor = createActor(machine as typeof checkoutMachine, { input }).start();
  await settle();
  await play(actor, { event: { type: "answer", output: quoteOutputs.accepted }, actor: "quote" });
  const now = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  expect(now.context.party).toEqual(sampleParty);
  const { context } = fromPassengers(asBefore(now)) as typeof now;
  expect(context.party).toEqual(sampleParty);
  expect(Object.keys(context.party.travellers[0])).toEqual(Object.keys(sampleParty.travellers[0] ?? {}));
  expect(context.quote).toEqual(now.context.quote);
  expect(connectCheckout(actor.getSnapshot()).screen).toBe("addons");
});

test("behavior: what is no snapshot is not one afterwards", () => {
  expect(fromPassengers("what?")).toBeUndefined();
});
