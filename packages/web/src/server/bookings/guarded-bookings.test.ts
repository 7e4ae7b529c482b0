import { type BookingService, bookingUuid, type ReadOutcome, type ReadRequest } from "@safar/engine";
import { bookingModel } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { createRateLimits } from "../security/rate-limits.ts";
import { createMemoryStore } from "../stores/memory-store.ts";
import { guardedBookings } from "./guarded-bookings.ts";
import { createBrowserProofs, createGuestProofs } from "./guest-proofs.ts";

const booking = bookingUuid("2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10");
const right = "ayesha@safar.example";
const { confirmed } = bookingModel.outcomes.read;

const begin = (known = right) => {
  const asked: (string | null)[] = [];
  const state = { known };
  const named: string[] = [];
  const store = createMemoryStore();
  const service: BookingService = {
    read: async ({ proof }: ReadRequest): Promise<ReadOutcome> => {
      asked.push(proof);
      if (proof !== null && proof !== state.known) return { type: "PROOF_REFUSED" };
      return { type: "BOOKING", booking: { ...confirmed.booking, isMasked: proof === null } };
    },
    respond: async ({ proof }) => (proof === state.known ? { type: "RESPONDED" } : { type: "TOO_LATE" }),
  };
  const rateLimits = createRateLimits();
  const open = (guest?: string) =>
    guardedBookings(service, {
      rateLimits,
      clientAddress: "192.0.2.1",
      now: () => 1000,
      proofs: createBrowserProofs({ proofs: createGuestProofs(store), guest, nameGuest: (id) => named.push(id) }),
    });
  return { asked, named, open, state };
};

test("default: a right proof is remembered for the browser that gave it, and for no other", async () => {
  const { asked, named, open } = begin();
  expect(await open().read({ booking, proof: null })).toMatchObject({ booking: { isMasked: true } });
  expect(named).toEqual([]);
  expect(await open().read({ booking, proof: right })).toMatchObject({ booking: { isMasked: false } });
  expect(named).toHaveLength(1);
  expect(await open(named[0]).read({ booking, proof: null })).toMatchObject({ booking: { isMasked: false } });
  expect(await open("another").read({ booking, proof: null })).toMatchObject({ booking: { isMasked: true } });
  expect(asked).toEqual([null, right, right, null]);
  expect(await open(named[0]).respond({ booking, proof: null, changeId: "1", decision: "accept" })).toEqual({
    type: "RESPONDED",
  });
});

test("behavior: a wrong proof is refused and not remembered, and too many are not looked at", async () => {
  const { asked, named, open } = begin();
  for (let tried = 0; tried < 8; tried += 1) {
    expect(await open().read({ booking, proof: `wrong-${tried}` })).toEqual({ type: "PROOF_REFUSED" });
  }
  const limited = await open().read({ booking, proof: right });
  expect(limited).toMatchObject({ type: "RATE_LIMITED" });
  expect(limited.type === "RATE_LIMITED" ? limited.retryAt : 0).toBeGreaterThan(1000);
  expect(asked).toHaveLength(8);
  expect(named).toEqual([]);
});

test("behavior: what was right once and no longer is, is forgotten", async () => {
  const { named, open, state } = begin();
  await open().read({ booking, proof: right });
  state.known = "somebody@else.example";
  expect(await open(named[0]).read({ booking, proof: null })).toMatchObject({ booking: { isMasked: true } });
});
