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

const { pressedDays } = await import("./pressed-day.ts");
const { toursWalk } = await import("./tours.walk.ts");

const opened = () => {
  toursWalk.begin(toursModel.inputs.byAddress);
  toursWalk.end();
};

afterEach(() => {
  toursWalk.end();
  asked.length = 0;
  pressedDays.clear();
  window.history.replaceState(null, "", "/");
});

test("behavior: a tour that was searched for opens on the day that its card tells the price of, any other on its own first", () => {
  const { tour } = sampleTourPlan;
  opened();
  const found = { refId: refId("S-1"), search: "", expiresAt: 900_000, place: tour.place };
  toursFound.write(found.refId, { ...found, offers: [{ ...tour, fromDay: "2026-12-05" }] });
  toursWalk.begin(toursModel.inputs.offer);
  expect(asked).toEqual([
    { tour: tour.id, date: null },
    { tour: tour.id, date: "2026-12-05" },
  ]);
});

test("behavior: the day of the card that was pressed counts, and on the tour's own page the one that its address names", () => {
  const { id } = sampleTourPlan.tour;
  pressedDays.set(id, "2026-12-04");
  opened();
  window.history.replaceState(null, "", `/tours/detail/hunza/${id}?date=2026-12-07`);
  opened();
  window.history.replaceState(null, "", `/tours/detail/hunza/${id}`);
  opened();
  expect(asked.map(({ date }) => date)).toEqual(["2026-12-04", "2026-12-07", "2026-12-05"]);
});
