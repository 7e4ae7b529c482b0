import { eventsEndpoints as calls } from "@safar/api-clients/wire";
import { expect, test } from "vitest";
import { openOrders, orderRooms } from "../../testing/orders.fixture.ts";
import { eventsService } from "./events.service.ts";

const open = () => openOrders({ services: [eventsService, ...orderRooms] });

const date = "2026-12-03";
const quoted = async (bench = open()) => {
  const { data: found } = await bench.ask(calls.searchEvents, { date });
  const offer = found?.Offers[0];
  const { data: quote } = await bench.ask(calls.quoteEvents, { RefID: offer?.RefID ?? "" });
  const reserve = (lastName: string, hash = quote?.hash ?? "") =>
    bench.ask(calls.reserveEvents, {
      RefID: quote?.RefID ?? "",
      hash,
      contact: { email: "ayesha@example.com", phone: "+923001234567" },
      client_attempt_id: `attempt ${lastName}`,
      travellers: [{ pax_id: "pax1", title: "Mrs.", gender: "female", first_name: "Ayesha", last_name: lastName }],
    });
  return { bench, found, offer, quote, reserve };
};

test("default: a search finds an offer in both languages, which can be read alone", async () => {
  const { bench, offer } = await quoted();
  expect(offer).toMatchObject({
    name: expect.stringMatching(/[a-z]/),
    name_ar: expect.stringMatching(/\p{Script=Arabic}/u),
  });
  const read = await bench.ask(calls.readEventsOffer, { RefID: offer?.RefID ?? "" });
  expect(read.data).toMatchObject({ date, Offer: offer });
});

test("behavior: a day that is over is searched for in vain, and a search that is over is said to be", async () => {
  const { bench, offer } = await quoted();
  expect((await bench.ask(calls.searchEvents, { date: "2026-11-20" })).error).toMatchObject({ field: "date" });
  bench.clock.advance(16 * 60_000);
  const read = await bench.ask(calls.readEventsOffer, { RefID: offer?.RefID ?? "" });
  expect(read.error?.code).toBe("session_expired");
});

test("default: an offer is quoted at the price that was shown, reserved once, and its booking hides people from strangers", async () => {
  const { bench, offer, quote, reserve } = await quoted();
  expect(quote?.price.total).toBe(offer?.price.total);
  const { data: saved } = await reserve("Siddiqui");
  expect((await reserve("Siddiqui")).data?.uuid).toBe(saved?.uuid);
  const uuid = saved?.uuid ?? "";
  const own = await bench.ask(calls.eventsBooking, { uuid, contact: "ayesha@example.com" });
  expect(own.data?.travellers).toMatchObject([{ last_name: "Siddiqui", ticket_state: "waiting" }]);
  const strange = await bench.ask(calls.eventsBooking, { uuid });
  expect(strange.data).toMatchObject({ masked: true, pnr: null, travellers: [{ last_name: "S•••" }] });
  const again = await bench.ask(calls.quoteEvents, { RefID: quote?.RefID ?? "" });
  expect(again.data?.reservation?.uuid).toBe(uuid);
});

test("behavior: another price, somebody nobody knows and the last place are refused", async () => {
  const { reserve } = await quoted();
  expect((await reserve("Siddiqui", "another-hash")).error?.code).toBe("price_changed");
  expect((await reserve("9")).error).toMatchObject({ code: "validation_failed", field: "travellers.0.last_name" });
  expect((await reserve("SOLDOUT")).error?.code).toBe("sold_out");
});
