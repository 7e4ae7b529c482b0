// @vitest-environment jsdom
import { type HotelsService, offerId, refId } from "@safar/engine";
import { hotelsModel } from "@safar/engine/testing";
import { afterEach, expect, test, vi } from "vitest";

const [first, again] = [refId("session-1"), refId("session-2")];
const offer = offerId("session-1-H-1");

const service: Partial<HotelsService> = {
  open: () => new Promise(() => undefined),
  receive: () => () => undefined,
  // After a reload the search is made again, and is another session.
  reread: async () => ({
    type: "HELD",
    refId: again,
    expiresAt: Date.now() + 900_000,
    providers: [{ code: "hotels", name: { en: "Hotels", ar: "الفنادق" } }],
    answered: ["hotels"],
    failed: [],
    offers: 12,
  }),
  hotel: () => new Promise(() => undefined),
};
vi.mock("./hotels.service.ts", () => ({ hotelsService: service }));
vi.mock("../walk/late-checkout.ts", () => ({
  createLateCheckout: () => undefined,
  isCheckoutHere: () => true,
  alongWithCheckout: <Outcome>(reading: Promise<Outcome>) => reading,
}));

const { hotelsWalk } = await import("./hotels.walk.ts");

afterEach(() => hotelsWalk.end());

const { start, setting } = hotelsModel.inputs.results;
const { search } = start;
const detail = { start: { at: "offer", search, refId: first, offer }, step: "offer" } as const;
const results = { start: { at: "results", search, refId: null }, step: "results" } as const;

test("behavior: forward to a hotel that another session found goes on at the hotel's own address, and does not stay on the results", async () => {
  const walk = hotelsWalk.begin({ start: detail.start, setting });
  hotelsWalk.takeUp(walk, results);
  expect(walk.getSnapshot().matches("shopping")).toBe(true);
  await expect.poll(() => walk.getSnapshot().children.search?.getSnapshot().context.refId).toBe(again);
  hotelsWalk.takeUp(walk, detail);
  expect(hotelsWalk.inMemory()).toBe(walk);
  expect(walk.getSnapshot().matches("inspecting")).toBe(true);
  expect(walk.getSnapshot().context.offer).toEqual({ refId: first, offer });
});

test("behavior: a hotel that is on the screen stays there when its address is come to", () => {
  const walk = hotelsWalk.begin({ start: detail.start, setting });
  hotelsWalk.takeUp(walk, detail);
  expect(hotelsWalk.inMemory()).toBe(walk);
  expect(walk.getSnapshot().matches("inspecting")).toBe(true);
});
