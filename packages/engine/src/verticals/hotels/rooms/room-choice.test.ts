import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { explore, trapsIn } from "../../../booking/testing/explore.ts";
import { sampleHotelDetail } from "../hotels.fixtures.ts";
import { connectRoomChoice } from "./room-choice.connect.ts";
import { roomChoiceMachine } from "./room-choice.machine.ts";
import { roomChoiceModel } from "./room-choice.model.ts";
import type { RoomPicks } from "./room-choice.types.ts";
import { cheapestPicks, fittingPicks, priceOf } from "./room-picks.ts";

const choosing = (picks: RoomPicks = [], room?: number) => {
  const machine = roomChoiceMachine.provide({ actors: { waitUntil: fromPromise(() => new Promise<void>(() => {})) } });
  const actor = createActor(machine, { input: { detail: sampleHotelDetail, picks, room } }).start();
  return { actor, view: () => connectRoomChoice(actor.getSnapshot()) };
};

test("invariant: from everywhere there is a way on", () => {
  expect(trapsIn(explore(roomChoiceModel))).toEqual([]);
});

test("default: a rate leads on to the next room, and all rooms make a choice", () => {
  const { actor, view } = choosing();
  expect(view().offered.flatMap(({ rates }) => rates.map(({ rate }) => rate.key))).toEqual(["double-A", "suite-A"]);
  actor.send({ type: "rate.choose", rate: "double-A" });
  expect(view()).toMatchObject({ current: 1, isComplete: false });
  actor.send({ type: "rate.choose", rate: "double-B" });
  expect(view()).toMatchObject({ isComplete: true, price: { total: { minor: 2200 } } });
  actor.send({ type: "rooms.submit" });
  expect(actor.getSnapshot().output).toEqual({ type: "CHOSEN", rates: ["double-A", "double-B"], room: 1 });
});

test("behavior: nobody goes on without a rate for every room; the first that lacks one is shown", () => {
  const { actor, view } = choosing(["double-A", null]);
  actor.send({ type: "room.turn", room: 0 });
  actor.send({ type: "rooms.submit" });
  expect(actor.getSnapshot().status).toBe("active");
  expect(view().current).toBe(1);
  expect(view().requested.map(({ isMissing }) => isMissing)).toEqual([false, true]);
});

test("behavior: the only suite is chosen once, and another room's guests' rate not at all", () => {
  const { actor, view } = choosing(["suite-A", null]);
  actor.send({ type: "rate.choose", rate: "suite-B" });
  actor.send({ type: "rate.choose", rate: "double-A" });
  expect(view().requested.map(({ picked }) => picked?.rate.key)).toEqual(["suite-A", undefined]);
  expect(view().offered.find(({ room }) => room.key === "suite")).toMatchObject({ left: 0 });
  actor.send({ type: "rate.drop", room: 0 });
  actor.send({ type: "room.turn", room: 1 });
  actor.send({ type: "rate.choose", rate: "suite-B" });
  expect(view().requested.map(({ picked }) => picked?.rate.key)).toEqual([undefined, "suite-B"]);
});

test("behavior: what was chosen before stays as far as it can be had", () => {
  expect(fittingPicks(sampleHotelDetail, ["suite-A", "suite-B"])).toEqual(["suite-A", null]);
  expect(fittingPicks(sampleHotelDetail, ["gone", "double-B", "double-A"])).toEqual([null, "double-B"]);
  expect(priceOf(sampleHotelDetail, [null, null])).toBeNull();
  expect(priceOf(sampleHotelDetail, ["double-A", "suite-B"])?.lines).toEqual([
    { kind: "base", code: "room", label: "Room", amount: { minor: 4300, currency: "PKR" } },
  ]);
});

test.each([
  ["the room that was left", ["double-A", "double-B"], 1, 1],
  ["the first one, where no room was left", ["double-A", "double-B"], undefined, 0],
  ["the one whose rate is gone", ["gone", "double-B"], 1, 0],
  ["one that there is", ["double-A", "double-B"], 2, 0],
])("behavior: whoever comes back is at %s", (_, picks, left, current) => {
  expect(choosing(picks, left).view().current).toBe(current);
});

test("behavior: when the results count no more, what was chosen goes along", () => {
  const { actor } = choosing(["double-A", null]);
  actor.send({ type: "RESUME", now: sampleHotelDetail.expiresAt });
  expect(actor.getSnapshot().output).toEqual({ type: "DEADLINE", picks: ["double-A", null], room: 1 });
});

test("default: a stay costs from what the cheapest rooms that can be had together come to", () => {
  expect(cheapestPicks(sampleHotelDetail)).toEqual(["double-A", "double-B"]);
  expect(choosing().view()).toMatchObject({ price: null, from: { total: { minor: 2200 } } });
  const [double, ...others] = sampleHotelDetail.rooms;
  if (double === undefined) throw new Error("The sample hotel has a room.");
  const one = { ...sampleHotelDetail, rooms: [{ ...double, left: 1 }, ...others] };
  expect(cheapestPicks(one)).toEqual(["double-A", "suite-B"]);
  expect(cheapestPicks({ ...one, rooms: [{ ...double, left: 1 }] })).toEqual(["double-A", null]);
});

test("behavior: where the cheapest cannot be given back, it is said from what those cost that can", () => {
  const only = (isWanted: (key: string) => boolean) => {
    const rooms = sampleHotelDetail.rooms.map((room) => ({
      ...room,
      rates: room.rates.map((rate) => ({ ...rate, isRefundable: isWanted(rate.key) })),
    }));
    const machine = roomChoiceMachine.provide({
      actors: { waitUntil: fromPromise(() => new Promise<void>(() => {})) },
    });
    const input = { detail: { ...sampleHotelDetail, rooms }, picks: [] };
    return connectRoomChoice(createActor(machine, { input }).start().getSnapshot()).fromRefundable;
  };
  expect(only((key) => key === "suite-A" || key === "double-B")?.total.minor).toBe(
    priceOf(sampleHotelDetail, ["suite-A", "double-B"])?.total.minor,
  );
  expect(only(() => true)).toBeNull();
  expect(only(() => false)).toBeNull();
});
