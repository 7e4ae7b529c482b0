import { expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor, fromPromise } from "xstate";
import { explore, trapsIn } from "../../../booking/testing/explore.ts";
import { waitUntilBy } from "../../../kernel/flow/wait-until.ts";
import { createTestClock, settle } from "../../../testing/flow-harness.ts";
import {
  drawCoach,
  sampleDepartureRef,
  samplePicks,
  sampleSeatFares,
  sampleTrip,
  seatFaresOutcomes,
  seatsOutcomes,
} from "../buses.fixtures.ts";
import type { SeatFaresOutcome, SeatFaresRequest, SeatsOutcome } from "../buses.service.ts";
import { connectSeats } from "./seats.connect.ts";
import { seatsMachine } from "./seats.machine.ts";
import { seatsModel } from "./seats.model.ts";
import type { SeatsInput } from "./seats.types.ts";

type Answers = { readonly seats?: readonly SeatsOutcome[]; readonly fares?: readonly SeatFaresOutcome[] };

const begin = async (input: Partial<SeatsInput> = {}, answers: Answers = {}) => {
  const clock = createTestClock();
  const seats = [...(answers.seats ?? [])];
  const fares = [...(answers.fares ?? [])];
  const asked: SeatFaresRequest[] = [];
  const actor = createActor(
    seatsMachine.provide({
      actors: {
        readSeats: fromPromise(async () => seats.shift() ?? seatsOutcomes.SEATS),
        priceSeats: fromPromise(async ({ input: request }: { input: SeatFaresRequest }) => {
          asked.push(request);
          return fares.shift() ?? seatFaresOutcomes.FARES;
        }),
        waitUntil: waitUntilBy(clock),
      },
    }),
    { input: { departure: sampleDepartureRef, ...input } },
  );
  actor.start();
  await settle();
  return { actor, asked, clock, view: () => connectSeats(actor.getSnapshot()) };
};

test("default: seats are chosen, priced with each bundle, and one is taken", async () => {
  const { actor, asked, view } = await begin();
  actor.send({ type: "seat.toggle", seat: "5" });
  actor.send({ type: "gender.choose", gender: "female" });
  actor.send({ type: "seat.toggle", seat: "6" });
  actor.send({ type: "boarding.choose", stop: "lahore-2" });
  expect(view().total).toEqual({ minor: 840_000, currency: "PKR" });
  actor.send({ type: "seats.submit" });
  await settle();
  expect(asked).toEqual([
    { departure: sampleDepartureRef, picks: samplePicks, boarding: "lahore-2", dropping: "rahim-yar-khan-1" },
  ]);
  expect(view()).toMatchObject({ screen: "bundles", bundle: "standard" });
  actor.send({ type: "bundle.choose", bundle: "saver" });
  actor.send({ type: "bundle.accept" });
  expect(actor.getSnapshot().output).toMatchObject({
    type: "CHOSEN",
    trip: sampleTrip,
    picks: samplePicks,
    fares: sampleSeatFares,
    bundle: "saver",
  });
});

test("behavior: a seat that cannot be had says why, and nothing that was chosen changes", async () => {
  const { actor, view } = await begin();
  actor.send({ type: "seat.toggle", seat: "5" });
  actor.send({ type: "seat.toggle", seat: "2" });
  expect(view().refusal).toEqual({ code: "beside", seat: "2", neighbour: "1", gender: "female" });
  expect(view().picks).toEqual([{ seat: "5", gender: "male" }]);
  actor.send({ type: "seat.toggle", seat: "6" });
  expect(view().refusal).toBeNull();
});

test("behavior: a traveller who may not sit there is refused, and stays who they were", async () => {
  const plan = drawCoach(["m._.."]);
  const { actor, view } = await begin({}, { seats: [{ ...seatsOutcomes.SEATS, plan }] });
  actor.send({ type: "seat.toggle", seat: "2" });
  actor.send({ type: "traveller.change", seat: "2", gender: "female" });
  expect(view()).toMatchObject({ picks: [{ seat: "2", gender: "male" }], refusal: { code: "beside", gender: "male" } });
});

test("behavior: nobody gets on where one only gets off, nor off where one gets on", async () => {
  const { actor, view } = await begin();
  const [boards, drops] = ["lahore-2", "rahim-yar-khan-1"];
  actor.send({ type: "boarding.choose", stop: boards });
  expect(view()).toMatchObject({ boarding: boards, dropping: drops });
  actor.send({ type: "boarding.choose", stop: drops });
  actor.send({ type: "dropping.choose", stop: boards });
  expect(view()).toMatchObject({ boarding: boards, dropping: drops });
});

test("behavior: no more than five, with the limit said", async () => {
  const plan = drawCoach([".._..", ".._.."]);
  const { actor, view } = await begin({}, { seats: [{ ...seatsOutcomes.SEATS, plan }] });
  for (const seat of ["1", "2", "3", "4", "5", "6"]) actor.send({ type: "seat.toggle", seat });
  expect(view().picks).toHaveLength(5);
  expect(view().refusal).toEqual({ code: "limit", max: 5 });
});

test("behavior: who has a seat is asked of one that can be had, and one that is gone is said to be", async () => {
  const { ownGender: _, ...unknown } = seatsOutcomes.SEATS;
  const { actor, view } = await begin({}, { seats: [unknown] });
  const first = view().seats.find(({ status }) => status.startsWith("booked"));
  const free = view().seats.find(({ status }) => status === "available");
  expect(view().gender).toBeNull();
  actor.send({ type: "seat.toggle", seat: first?.id ?? "" });
  expect(view().refusal).toEqual({ code: "taken", seat: first?.label });
  actor.send({ type: "seat.toggle", seat: free?.id ?? "" });
  expect(view().refusal).toEqual({ code: "who", seat: free?.id });
});

test("behavior: the best seats are proposed before they are taken", async () => {
  const { actor, view } = await begin();
  actor.send({ type: "seats.propose", genders: ["male", "female"] });
  expect(view().picks).toEqual([]);
  expect(view().proposal).toHaveLength(2);
  actor.send({ type: "proposal.accept" });
  expect(view().picks).toHaveLength(2);
  expect(view().proposal).toEqual([]);
});

test("behavior: a seat that went meanwhile is told, the others stay, and the nearest may be taken for it", async () => {
  const { actor, view } = await begin(
    { picks: samplePicks },
    {
      fares: [{ type: "SEATS_TAKEN", seats: ["6"] }],
      seats: [seatsOutcomes.SEATS, { ...seatsOutcomes.SEATS, plan: drawCoach(["f._.m", ".f_..", ".m_x.", ".._.."]) }],
    },
  );
  actor.send({ type: "seats.submit" });
  await settle();
  expect(view().picks).toEqual([]);
  // She who took seat 6 is a stranger to the man of seat 5, and the operator's rule is strict.
  expect(view().lost.map(({ seat }) => seat)).toEqual(["5", "6"]);
  const [lost] = view().lost;
  actor.send({ type: "nearest.accept", seat: lost?.seat ?? "" });
  expect(view().picks).toEqual([{ seat: lost?.nearest, gender: lost?.gender }]);
  expect(view().lost).toHaveLength(1);
});

test("behavior: seats that are known to be gone are lost from the first, and their nearest is offered", async () => {
  const { view } = await begin({ picks: samplePicks, gone: ["6"] });
  expect(view().picks).toEqual([{ seat: "5", gender: "male" }]);
  expect(view().lost).toMatchObject([{ seat: "6", gender: "female" }]);
  expect(view().lost[0]?.nearest).not.toBeNull();
});

test("behavior: the seat nearest to a lost one is another once it is taken by hand", async () => {
  const { actor, view } = await begin({ picks: samplePicks, gone: ["6"] });
  const offered = view().lost[0]?.nearest ?? "";
  actor.send({ type: "seat.toggle", seat: offered });
  expect(view().lost[0]?.nearest).not.toBe(offered);
  actor.send({ type: "nearest.accept", seat: "6" });
  expect(new Set(view().picks.map(({ seat }) => seat)).size).toBe(view().picks.length);
});

test("behavior: coming back reads the seats again, and expired results lead to a new search", async () => {
  const { actor, view } = await begin({ picks: samplePicks });
  actor.send({ type: "RESUME", now: 1000 });
  await settle();
  expect(view()).toMatchObject({ screen: "seats", picks: samplePicks });
  actor.send({ type: "RESUME", now: 900_000 });
  expect(view().screen).toBe("expired");
  actor.send({ type: "search.refresh" });
  expect(actor.getSnapshot().output).toEqual({ type: "SEARCH_AGAIN", search: seatsOutcomes.SEATS.search });
});

test("behavior: coming back to the bundles asks for their prices again, and stays there while the seats are free", async () => {
  const { actor, asked, view } = await begin({ picks: samplePicks });
  actor.send({ type: "seats.submit" });
  await settle();
  actor.send({ type: "bundle.choose", bundle: "saver" });
  actor.send({ type: "RESUME", now: 1000 });
  expect(view()).toMatchObject({ screen: "bundles", busy: true, commands: { acceptBundle: false, back: true } });
  // Seen again before the answer: it is waited for.
  actor.send({ type: "RESUME", now: 1000 });
  await settle();
  expect(asked).toHaveLength(2);
  expect(view()).toMatchObject({ screen: "bundles", busy: false, bundle: "saver", picks: samplePicks });
  actor.send({ type: "RESUME", now: 900_000 });
  expect(view().screen).toBe("expired");
});

test("behavior: while the bundles are priced again, another can be chosen, and the way back to the seats is open", async () => {
  const { actor, view } = await begin({ picks: samplePicks });
  actor.send({ type: "seats.submit" });
  await settle();
  actor.send({ type: "RESUME", now: 1000 });
  actor.send({ type: "bundle.choose", bundle: "saver" });
  await settle();
  expect(view()).toMatchObject({ screen: "bundles", busy: false, bundle: "saver" });
  actor.send({ type: "RESUME", now: 1000 });
  expect(view().commands.edit).toBe(true);
  actor.send({ type: "seats.edit" });
  await settle();
  expect(view()).toMatchObject({ screen: "seats", busy: false, picks: samplePicks });
});

test("edge: where every price is over as soon as it is there, as by a wrong clock, the next is asked for after a while", async () => {
  const over = { ...seatFaresOutcomes.FARES, fares: { ...sampleSeatFares, expiresAt: -60_000 } };
  const { actor, asked, clock, view } = await begin({ picks: samplePicks }, { fares: [over, over] });
  actor.send({ type: "seats.submit" });
  await settle();
  await clock.advance(9_999);
  expect(asked).toHaveLength(1);
  expect(view()).toMatchObject({ screen: "bundles", commands: { acceptBundle: true } });
  await clock.advance(1);
  expect(asked).toHaveLength(2);
});

test("behavior: a seat that went while the bundles were left is told on the coach", async () => {
  const { actor, view } = await begin(
    { picks: samplePicks },
    { fares: [seatFaresOutcomes.FARES, { type: "SEATS_TAKEN", seats: ["6"] }] },
  );
  actor.send({ type: "seats.submit" });
  await settle();
  actor.send({ type: "RESUME", now: 1000 });
  await settle();
  expect(view()).toMatchObject({ screen: "seats", picks: [{ seat: "5" }], lost: [{ seat: "6" }] });
});

test("behavior: a failed price leaves the seats as they are and can be asked for again", async () => {
  const { actor, view } = await begin({ picks: samplePicks }, { fares: [seatFaresOutcomes.PROBLEM] });
  actor.send({ type: "seats.submit" });
  await settle();
  expect(view()).toMatchObject({ screen: "seats", problem: { kind: "offline" }, picks: samplePicks });
  actor.send({ type: "seats.submit" });
  await settle();
  expect(view().screen).toBe("bundles");
});

test("invariant: from everywhere there is a way on", () => {
  /** What of a choice decides what may happen next. */
  const project = ({ context }: AnyMachineSnapshot) => {
    const { picks, lost, proposal, fares, plan, end } = context;
    return [picks.length, lost.length, proposal.length > 0, fares !== null, plan !== null, end];
  };
  expect(trapsIn(explore({ ...seatsModel, project }))).toEqual([]);
});
