import { type BookingService, bookingUuid } from "@safar/engine";
import { expect, test } from "vitest";
import { bookingsAnywhere } from "./bookings-anywhere.ts";

const booking = bookingUuid("0f0a7c55-5a35-4c4e-9f0d-0123456789ab");
const request = { booking, proof: null };

const serviceOf = (type: "NOT_FOUND" | "PROOF_REFUSED", asked: string[], name: string): BookingService => ({
  read: async () => {
    asked.push(name);
    return { type };
  },
  respond: async () => {
    asked.push(`${name} responds`);
    return { type: "RESPONDED" };
  },
});

test("default: the first service that knows a booking answers for it", async () => {
  const asked: string[] = [];
  const anywhere = bookingsAnywhere([
    serviceOf("NOT_FOUND", asked, "flights"),
    serviceOf("PROOF_REFUSED", asked, "buses"),
    serviceOf("PROOF_REFUSED", asked, "hotels"),
  ]);
  expect(await anywhere.read(request)).toEqual({ type: "PROOF_REFUSED" });
  expect(await anywhere.respond({ ...request, changeId: "c", decision: "accept" })).toEqual({ type: "RESPONDED" });
  expect(asked).toEqual(["flights", "buses", "flights", "buses", "buses responds"]);
});

test("behavior: what no service knows is not there, and cannot be answered", async () => {
  const anywhere = bookingsAnywhere([serviceOf("NOT_FOUND", [], "flights")]);
  expect(await anywhere.read(request)).toEqual({ type: "NOT_FOUND" });
  expect(await anywhere.respond({ ...request, changeId: "c", decision: "accept" })).toEqual({ type: "TOO_LATE" });
});
