import { type BookingService, bookingUuid } from "@safar/engine";
import { expect, test } from "vitest";
import type { SoldVertical } from "../../app/verticals.ts";
import { bookingsAnywhere } from "./bookings-anywhere.ts";

const booking = bookingUuid("0f0a7c55-5a35-4c4e-9f0d-0123456789ab");
const request = { booking, proof: null };

const sourceOf = (type: "NOT_FOUND" | "PROOF_REFUSED", asked: string[], vertical: SoldVertical) => {
  const service: BookingService = {
    read: async () => {
      asked.push(vertical);
      return { type };
    },
    respond: async () => {
      asked.push(`${vertical} responds`);
      return { type: "RESPONDED" };
    },
  };
  return { vertical, service };
};

test("default: the first service that knows a booking answers for it", async () => {
  const asked: string[] = [];
  const anywhere = bookingsAnywhere([
    sourceOf("NOT_FOUND", asked, "flights"),
    sourceOf("PROOF_REFUSED", asked, "buses"),
    sourceOf("PROOF_REFUSED", asked, "hotels"),
  ]);
  expect(await anywhere.read(request)).toEqual({ type: "PROOF_REFUSED" });
  expect(asked.splice(0)).toEqual(["flights", "buses"]);
  expect(await anywhere.find(request)).toMatchObject({ vertical: "buses", outcome: { type: "PROOF_REFUSED" } });
  expect(asked.splice(0)).toEqual(["flights", "buses"]);
  expect(await anywhere.respond({ ...request, changeId: "c", decision: "accept" })).toEqual({ type: "RESPONDED" });
  expect(asked).toEqual(["flights", "buses", "buses responds"]);
});

test("behavior: what no service knows is not there, and cannot be answered", async () => {
  const anywhere = bookingsAnywhere([sourceOf("NOT_FOUND", [], "flights")]);
  expect(await anywhere.read(request)).toEqual({ type: "NOT_FOUND" });
  expect(await anywhere.find(request)).toBeNull();
  expect(await anywhere.respond({ ...request, changeId: "c", decision: "accept" })).toEqual({ type: "TOO_LATE" });
});
