import { expect, test } from "vitest";
import { createActor } from "xstate";
import { nothingKept } from "../../booking/checkout/nothing-kept.ts";
import { explore, trapsIn } from "../../booking/testing/explore.ts";
import { rehearse } from "../../booking/testing/rehearse.ts";
import { checkoutStart } from "../../booking/walk/checkout-start.ts";
import { offerId, refId } from "../../kernel/ids.ts";
import { settle } from "../../testing/flow-harness.ts";
import { createHotelResultsStore, createHotelSearch, type FindHotelsOutcome } from "./hotel-search.ts";
import { connectHotels } from "./hotels.connect.ts";
import {
  hotelOutcomes,
  hotelsInputs,
  roomChoiceOutputs,
  sampleHotelDetail,
  sampleHotelOffer,
  sampleHotelRef,
  sampleHotelSession,
  sampleStaySearch,
} from "./hotels.fixtures.ts";
import { hotelsMachine } from "./hotels.machine.ts";
import { hotelsModel } from "./hotels.model.ts";
import { chosenRooms, initialHotels } from "./hotels.setup.ts";

test("invariant: from everywhere there is a way on", () => {
  expect(trapsIn(explore(hotelsModel))).toEqual([]);
});

test("default: the checkout begins with the chosen rates and the price on the screen", () => {
  const chosen = {
    ...initialHotels(hotelsInputs.hotel),
    detail: sampleHotelDetail,
    picks: ["double-A", "double-B"],
  };
  expect(checkoutStart(chosen, chosenRooms(chosen))).toMatchObject({
    at: "quote",
    request: { kind: "first", refId: "S-1", offer: "S-1-H-1", option: "double-A~double-B", currency: "PKR" },
    seen: { price: { total: { minor: 2200, currency: "PKR" } }, policy: null, isCharge: false },
  });
});

test("behavior: a hotel that was opened by its address leads back to the results that it is of", async () => {
  const { machine, calls, play } = rehearse({ machine: hotelsMachine, sources: Object.keys(hotelsModel.outcomes) });
  const { start, setting } = hotelsInputs.hotel;
  const input = { start: { ...start, search: null }, setting };
  const actor = createActor(machine as typeof hotelsMachine, { input }).start();
  await settle();
  const answer = { type: "answer", output: { ...hotelOutcomes.HOTEL, search: sampleStaySearch } };
  await play(actor, { event: answer, actor: "readHotel" });
  await play(actor, { event: { type: "answer", output: { type: "BACK", picks: [], room: 0 } }, actor: "rooms" });
  expect(connectHotels(actor.getSnapshot())).toMatchObject({ step: "results", search: sampleStaySearch });
  expect(calls.at(-1)).toMatchObject({ src: "search", input: { search: sampleStaySearch } });
});

test("behavior: a hotel whose session has ended is asked for with its stay, and what is found anew takes its place", async () => {
  const { machine, calls, play } = rehearse({ machine: hotelsMachine, sources: Object.keys(hotelsModel.outcomes) });
  const { start, setting } = hotelsInputs.hotel;
  const search = `${sampleStaySearch}&hotel=H-1`;
  const actor = createActor(machine as typeof hotelsMachine, {
    input: { start: { ...start, search }, setting },
  }).start();
  await settle();
  expect(calls.at(-1)).toMatchObject({ src: "readHotel", input: { offer: { refId: "S-1" }, search } });
  const detail = { ...sampleHotelDetail, refId: refId("S-2"), id: offerId("S-2-H-1") };
  await play(actor, {
    event: { type: "answer", output: { type: "HOTEL", detail, search: sampleStaySearch } },
    actor: "readHotel",
  });
  const offer = { refId: "S-2", offer: "S-2-H-1" };
  expect(connectHotels(actor.getSnapshot())).toMatchObject({
    isAnew: true,
    session: "S-2",
    offer,
    search: sampleStaySearch,
  });
});

test("behavior: whoever comes back from rooms that have gone has none of them chosen; from anything else they have", async () => {
  const backFrom = async (type: "SOLD_OUT" | "BACK") => {
    const { machine, play } = rehearse({ machine: hotelsMachine, sources: Object.keys(hotelsModel.outcomes) });
    const { start, setting } = hotelsInputs.hotel;
    const input = { start: { ...start, search: sampleStaySearch }, setting };
    const actor = createActor(machine as typeof hotelsMachine, { input }).start();
    await settle();
    await play(actor, { event: { type: "answer", output: hotelOutcomes.HOTEL }, actor: "readHotel" });
    await play(actor, {
      event: { type: "answer", output: { type: "CHOSEN", rates: ["double-A"], room: 0 } },
      actor: "rooms",
    });
    expect(actor.getSnapshot().context.picks).toEqual(["double-A"]);
    await play(actor, { event: { type: "answer", output: { type, kept: nothingKept } }, actor: "checkout" });
    expect(connectHotels(actor.getSnapshot())).toMatchObject({ step: "offer" });
    return actor.getSnapshot().context.picks;
  };
  expect(await backFrom("SOLD_OUT")).toEqual([]);
  expect(await backFrom("BACK")).toEqual(["double-A"]);
});

const chosenAt = async () => {
  const { machine, calls, play } = rehearse({ machine: hotelsMachine, sources: Object.keys(hotelsModel.outcomes) });
  const { start, setting } = hotelsInputs.hotel;
  const input = { start: { ...start, search: sampleStaySearch }, setting };
  const actor = createActor(machine as typeof hotelsMachine, { input }).start();
  await settle();
  await play(actor, { event: { type: "answer", output: hotelOutcomes.HOTEL }, actor: "readHotel" });
  await play(actor, { event: { type: "answer", output: roomChoiceOutputs.BACK }, actor: "rooms" });
  expect(connectHotels(actor.getSnapshot())).toMatchObject({ step: "results" });
  return { actor, calls, play };
};

test("behavior: on again from the results the hotel is read by its own address and has the rooms that it had", async () => {
  const { actor, calls, play } = await chosenAt();
  actor.send({ type: "offer.again" });
  await settle();
  expect(calls.at(-1)).toMatchObject({ src: "readHotel", input: { offer: { refId: "S-1", offer: "S-1-H-1" } } });
  await play(actor, { event: { type: "answer", output: hotelOutcomes.HOTEL }, actor: "readHotel" });
  expect(calls.at(-1)).toMatchObject({ src: "rooms", input: { picks: ["double-A", null], room: 1 } });
});

test.each([
  ["the same hotel", "H-1", ["double-A", null]],
  ["another hotel", "H-2", []],
])("behavior: %s, chosen among results of another session, has what was chosen of it", async (_, hotelId, picks) => {
  const { actor, calls, play } = await chosenAt();
  const [session, id] = [refId("S-2"), offerId(`S-2-${hotelId}`)];
  const output = { type: "CHOSEN", refId: session, offer: id, expiresAt: 900_000 };
  await play(actor, { event: { type: "answer", output }, actor: "search" });
  const detail = { ...sampleHotelDetail, refId: session, id, hotel: { ...sampleHotelDetail.hotel, hotelId } };
  await play(actor, { event: { type: "answer", output: { type: "HOTEL", detail } }, actor: "readHotel" });
  expect(calls.at(-1)).toMatchObject({ src: "rooms", input: { picks } });
});

const found: Extract<FindHotelsOutcome, { type: "FOUND" }> = {
  type: "FOUND",
  refId: sampleHotelSession,
  search: sampleStaySearch,
  place: null,
  nights: 3,
  hotels: [sampleHotelOffer],
  surroundings: [],
  expiresAt: 900_000,
};

const searchWith = (recalled: FindHotelsOutcome | { readonly type: "GONE" }) => {
  const store = createHotelResultsStore(2);
  const touched: unknown[] = [];
  const search = createHotelSearch({
    finder: {
      find: async () => found,
      touch: async (refId, offer) => {
        touched.push([refId, offer]);
        return { type: "ALIVE", expiresAt: 1_800_000 };
      },
      recall: async () => recalled,
    },
    store,
    clock: { now: () => 1000, setTimeout: () => 0, clearTimeout: () => {} },
  });
  return { search, store, touched };
};

test("default: a search is answered at once, and reading one of its hotels makes it last longer", async () => {
  const { search, store, touched } = searchWith({ type: "GONE" });
  expect(await search.open(sampleStaySearch)).toMatchObject({ type: "OPENED", refId: "S-1" });
  const answers: unknown[] = [];
  search.receive(sampleHotelSession, (answer) => answers.push(answer));
  await Promise.resolve();
  expect(answers).toEqual([{ provider: "hotels", isFailed: false, offers: 1 }]);
  expect(await search.reread(sampleHotelSession)).toMatchObject({ type: "HELD", expiresAt: 1_800_000, offers: 1 });
  expect(touched).toEqual([[sampleHotelSession, sampleHotelRef]]);
  expect(store.read(sampleHotelSession)?.expiresAt).toBe(1_800_000);
});

test("behavior: nobody who stopped listening is told", async () => {
  const { search } = searchWith({ type: "GONE" });
  await search.open(sampleStaySearch);
  const answers: unknown[] = [];
  search.receive(sampleHotelSession, (answer) => answers.push(answer))();
  await Promise.resolve();
  expect(answers).toEqual([]);
});

test("behavior: a session that is not held any more is searched for again", async () => {
  expect(await searchWith(found).search.reread(sampleHotelSession)).toMatchObject({ type: "HELD", offers: 1 });
  expect(await searchWith({ type: "GONE" }).search.reread(sampleHotelSession)).toEqual({ type: "GONE" });
  expect(await searchWith({ type: "INVALID" }).search.reread(sampleHotelSession)).toEqual({ type: "GONE" });
});
