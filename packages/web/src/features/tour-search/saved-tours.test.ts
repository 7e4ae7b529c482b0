import { sampleTourPlan } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { savedTours } from "./saved-tours.ts";

test("default: a tour is saved with the hour that is chosen on its day, and not with that of another day", () => {
  const row = { ...sampleTourPlan.tour, fromDay: "2026-12-07" };
  const startsOn = (day: string) => ({ ...row, starts: { local: `${day}T09:00`, zone: "Asia/Karachi" } });
  expect(savedTours.of(startsOn("2026-12-07"), row, true)).toMatchObject({ starts: "2026-12-07T09:00" });
  expect(savedTours.of(startsOn("2026-12-08"), row, true)).not.toHaveProperty("starts");
  expect(savedTours.of(startsOn("2026-12-07"), row, false)).not.toHaveProperty("starts");
});
