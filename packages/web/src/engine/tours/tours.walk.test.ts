// @vitest-environment jsdom
import { createToursResultsStore, refId, type TourDayRef, type ToursService } from "@safar/engine";
import { sampleTourPlan, toursModel } from "@safar/engine/testing";
import { afterEach, expect, test, vi } from "vitest";

const asked: TourDayRef[] = [];
const toursFound = createToursResultsStore();
const service: Partial<ToursService> = {
  readTour: (request) => {
    asked.push(request);
    return new Promise(() => undefined);
  },
};
vi.mock("./tours.service.ts", () => ({ toursService: service, toursFound }));
vi.mock("../walk/late-checkout.ts", () => ({
  createLateCheckout: () => undefined,
  isCheckoutHere: () => true,
  alongWithCheckout: <Outcome>(reading: Promise<Outcome>) => reading,
}));

const { toursWalk } = await import("./tours.walk.ts");

afterEach(() => toursWalk.end());

test("behavior: a tour that was searched for opens on the first of those days that has room, any other on its own first", () => {
  const { tour } = sampleTourPlan;
  toursWalk.begin(toursModel.inputs.byAddress);
  toursWalk.end();
  const found = { refId: refId("S-1"), search: "", expiresAt: 900_000, place: tour.place };
  toursFound.write(found.refId, { ...found, offers: [{ ...tour, nextDay: "2026-12-05" }] });
  toursWalk.begin(toursModel.inputs.offer);
  expect(asked).toEqual([
    { tour: tour.id, date: null },
    { tour: tour.id, date: "2026-12-05" },
  ]);
});
