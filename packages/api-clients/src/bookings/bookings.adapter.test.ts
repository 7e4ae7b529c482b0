import { bookingUuid, fail, ok } from "@safar/engine";
import { expect, test } from "vitest";
import type { ServiceClient } from "../http/client.ts";
import { createBookingDocuments, createBookingListService } from "./bookings.adapter.ts";

const item = {
  uuid: "0f8fad5b-d9cb-469f-a165-70867728950e",
  order_id: "O-1001",
  type: "car_rental",
  mode: "shuttle",
  status: "Confirmed",
  title: "KHI airport to Clifton",
  title_ar: "من مطار كراتشي إلى كليفتون",
  subtitle: "Sedan",
  subtitle_ar: "سيدان",
  starts_at: "2026-12-03T20:30:00",
  tz: "Asia/Karachi",
  ends_at: "2026-12-03T21:15:00",
  ends_tz: "Asia/Karachi",
  pnr: null,
  created_at: "2026-11-20T08:00:00Z",
  amount: { amount: "4500.00", currency: "PKR" },
  pay_by: "2026-11-20T08:30:00Z",
  image: null,
};

/** The service's clock is a minute and a half ahead. */
const times = {
  clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
  offsetMs: () => 90_000,
};

const answering =
  (answer: unknown): (() => ServiceClient) =>
  () =>
    ({ call: () => Promise.resolve(answer) }) as never;

test("default: a booking in the reader's language, its money in minor units, its deadline an instant by the reader's clock", async () => {
  const service = createBookingListService(answering(ok({ items: [item], page: 1, last_page: 1 })), times);
  const outcome = await service.upcoming("ar", 1);
  expect(outcome).toMatchObject({
    type: "LISTED",
    bookings: [
      {
        product: "airport-shuttle",
        title: "من مطار كراتشي إلى كليفتون",
        amount: { minor: 450_000, currency: "PKR" },
        startsAt: { local: "2026-12-03T20:30:00", zone: "Asia/Karachi" },
        payBy: Date.UTC(2026, 10, 20, 8, 28, 30),
      },
    ],
  });
});

test("default: where it is, who travels and how it is drawn; what is left out is empty", async () => {
  const place = {
    code: "KHI",
    name: "Karachi",
    name_ar: "كراتشي",
    stop: "Jinnah International",
    stop_ar: "مطار جناح الدولي",
    terminal: null,
  };
  const told = { ...item, places: [place], travellers: ["Ayesha Siddiqui"], offer: "old-city" };
  const service = createBookingListService(answering(ok({ items: [told, item], page: 1, last_page: 1 })), times);
  expect(await service.upcoming("ar", 1)).toMatchObject({
    bookings: [
      {
        places: [{ code: "KHI", name: "كراتشي", stop: "مطار جناح الدولي", terminal: "", art: "Karachi" }],
        travellers: ["Ayesha Siddiqui"],
        offer: "old-city",
        art: "KHI airport to Clifton",
      },
      { places: [], travellers: [], offer: null },
    ],
  });
});

test("behavior: a kind, a status and a currency that are not known here are kept apart, not guessed", async () => {
  const odd = { ...item, type: "zeppelin", mode: null, status: "Floating", amount: { amount: "1", currency: "XXX" } };
  const service = createBookingListService(answering(ok({ items: [odd], page: 1, last_page: 1 })), times);
  expect(await service.upcoming("en", 1)).toMatchObject({
    bookings: [{ product: null, status: "Floating", amount: null }],
  });
});

test("behavior: a 401 means that nobody is signed in, anything else that the list cannot be had", async () => {
  const refused = { kind: "refused", code: "unauthorised", status: 401, message: "", retryable: false };
  expect(await createBookingListService(answering(fail(refused)), times).upcoming("en", 1)).toEqual({
    type: "SIGNED_OUT",
  });
  expect(await createBookingListService(answering(fail({ kind: "offline" })), times).upcoming("en", 1)).toMatchObject({
    type: "UNAVAILABLE",
  });
});

test("default: a page of past bookings of a kind and a status is asked for as the service names them", async () => {
  const asked: unknown[] = [];
  const client = {
    call: (...parts: unknown[]) => Promise.resolve(asked.push(parts.slice(0, 2)) && fail({ kind: "offline" })),
  };
  const service = createBookingListService(() => client as never, times);
  await service.list("en", { tab: "past", kind: "hotel", status: "Refunded", page: 3 });
  await service.list("en", { tab: "upcoming", kind: null, status: null, page: 1 });
  expect(asked).toMatchObject([
    [{ call: "C107" }, { page: 3, type: "hotel", status: "Refunded", scope: "past" }],
    [{ call: "C106" }, { page: 1 }],
  ]);
});

test("default: a document is where the service says, for a while", async () => {
  const request = { booking: bookingUuid(item.uuid), kind: "invoice", proof: null } as const;
  const ready = { url: "/client/documents/ABC.pdf", expires_at: "2026-11-20T08:30:00Z" };
  const documents = (answer: unknown) => createBookingDocuments(answering(answer)(), times);
  expect(await documents(ok(ready)).make(request)).toEqual({
    type: "READY",
    address: "/client/documents/ABC.pdf",
    expiresAt: Date.UTC(2026, 10, 20, 8, 28, 30),
  });
  const none = { kind: "refused", code: "not_found", status: 404, message: "", retryable: false };
  expect(await documents(fail(none)).make(request)).toEqual({ type: "NOT_THERE" });
  expect(await documents(fail({ kind: "offline" })).make(request)).toMatchObject({ type: "PROBLEM" });
});
