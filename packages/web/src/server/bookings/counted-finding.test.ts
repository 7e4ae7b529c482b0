import { bookingUuid, type FindBooking } from "@safar/engine";
import { expect, test } from "vitest";
import { createRateLimits } from "../security/rate-limits.ts";
import { countedFinding } from "./counted-finding.ts";

const booking = bookingUuid("2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10");

const begin = () => {
  const asked: string[] = [];
  const find: FindBooking = async ({ proof }) => {
    asked.push(proof);
    return proof === "Siddiqui" ? { type: "FOUND", booking, product: "flights" } : { type: "NOT_FOUND" };
  };
  const rateLimits = createRateLimits();
  return { asked, finding: countedFinding(find, { rateLimits, clientAddress: "192.0.2.1", now: () => 1000 }) };
};

test("default: who knows both finds the booking as often as they like", async () => {
  const { finding } = begin();
  for (let tried = 0; tried < 20; tried += 1)
    expect(await finding({ reference: "ABC123", proof: "Siddiqui" })).toMatchObject({ type: "FOUND", booking });
});

test("behavior: names are not tried at a reference for long, however it is written, and the service is not asked", async () => {
  const { asked, finding } = begin();
  const tries = [];
  for (let tried = 0; tried < 9; tried += 1) {
    const reference = tried % 2 === 0 ? "ABC123" : " abc123";
    tries.push((await finding({ reference: reference.trim(), proof: `Name ${tried}` })).type);
  }
  expect(tries).toEqual([...Array.from({ length: 8 }, () => "NOT_FOUND"), "RATE_LIMITED"]);
  expect(asked).toHaveLength(8);
  expect((await finding({ reference: "XYZ789", proof: "Siddiqui" })).type).toBe("FOUND");
});

test("behavior: one address does not try references at a name for long either", async () => {
  const { finding } = begin();
  for (let tried = 0; tried < 40; tried += 1) await finding({ reference: `R${tried}`, proof: "Nobody" });
  expect(await finding({ reference: "R40", proof: "Nobody" })).toMatchObject({ type: "RATE_LIMITED" });
});
