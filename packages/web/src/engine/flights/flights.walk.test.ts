// @vitest-environment jsdom
import { type FlightsService, type FlightsSetting, offerId, refId } from "@safar/engine";
import { flightsModel } from "@safar/engine/testing";
import { afterEach, expect, test, vi } from "vitest";

const session = refId("session-1");
const offer = offerId("offer-1");

const service: Partial<FlightsService> = {
  open: async () => ({
    type: "OPENED",
    refId: session,
    expiresAt: Date.now() + 900_000,
    providers: [{ code: "gds", name: { en: "GDS", ar: "GDS" } }],
  }),
  receive: (_, onAnswer) => {
    onAnswer({ provider: "gds", isFailed: false, offers: 12 });
    return () => undefined;
  },
  reread: () => new Promise(() => undefined),
  fares: async () => ({ ...flightsModel.outcomes.readFares.fares, expiresAt: Date.now() + 900_000 }),
};
vi.mock("./flights.service.ts", () => ({ flightsService: service }));
vi.mock("../walk/late-checkout.ts", () => ({
  createLateCheckout: () => undefined,
  isCheckoutHere: () => true,
  alongWithCheckout: <Outcome>(reading: Promise<Outcome>) => reading,
}));

const { flightsWalk } = await import("./flights.walk.ts");

afterEach(() => flightsWalk.end());

const { start, setting } = flightsModel.inputs.results;
const input = { start: { ...start, refId: null }, setting: setting satisfies FlightsSetting };
const itinerary = { start: { at: "offer", search: null, refId: session, offer }, step: "offer" } as const;
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("behavior: a link of the list leads on with the walk that found it, and so does forward after back", async () => {
  const walk = flightsWalk.begin(input);
  await settle();
  for (let time = 0; time < 2; time += 1) {
    flightsWalk.takeUp(walk, itinerary);
    expect(flightsWalk.inMemory()).toBe(walk);
    expect(walk.getSnapshot().matches("inspecting")).toBe(true);
    await settle();
    flightsWalk.takeUp(walk, { start: input.start, step: "results" });
    expect(walk.getSnapshot().matches("shopping")).toBe(true);
  }
});

test("behavior: an offer of another session is another walk's", async () => {
  const walk = flightsWalk.begin(input);
  await settle();
  flightsWalk.takeUp(walk, { ...itinerary, start: { ...itinerary.start, refId: refId("session-2") } });
  expect(flightsWalk.inMemory()).toBeNull();
});
