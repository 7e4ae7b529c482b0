import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { drawPlan, labelsOf } from "../../../booking/seat-plan/seat-plan.fixtures.ts";
import type { Place } from "../../../booking/seat-plan/seat-plan.types.ts";
import type { SeatPriceOutcome } from "../../../booking/seat-plan/seat-service.types.ts";
import type { Wait } from "../../../kernel/flow/wait-until.ts";
import type { OfferId } from "../../../kernel/ids.ts";
import { settle } from "../../../testing/flow-harness.ts";
import {
  hallOutcomes,
  sampleHall,
  sampleHallPicks,
  sampleParty,
  sampleShow,
  seatPriceOutcomes,
} from "../movies.fixtures.ts";
import type { HallOutcome, SeatPriceRequest } from "../movies.service.ts";
import { connectHall, type HallView } from "./hall.connect.ts";
import { hallMachine } from "./hall.machine.ts";
import type { HallEvent, HallInput } from "./hall.types.ts";
import { nearestParty, unfitFor } from "./hall-kit.ts";
import type { HallPlan } from "./hall-plan.types.ts";

const withTaken = (plan: HallPlan, ...taken: readonly string[]): HallOutcome => ({
  ...hallOutcomes.HALL,
  plan: {
    ...plan,
    seats: plan.seats.map((seat) => (taken.includes(seat.id) ? { ...seat, status: "booked" as const } : { ...seat })),
  },
});

type Begun = {
  readonly input?: Partial<HallInput>;
  readonly halls?: readonly HallOutcome[];
  readonly price?: SeatPriceOutcome;
};

const begin = async ({ halls = [], input = {}, price = seatPriceOutcomes.PRICED }: Begun = {}) => {
  const answers = [...halls];
  const machine = hallMachine.provide({
    actors: {
      readSeats: fromPromise<HallOutcome, OfferId>(async () => answers.shift() ?? hallOutcomes.HALL),
      priceSeats: fromPromise<SeatPriceOutcome, SeatPriceRequest>(async () => price),
      waitUntil: fromPromise<void, Wait>(() => new Promise(() => undefined)),
    },
  });
  const actor = createActor(machine, { input: { show: sampleShow.id, ...input } }).start();
  await settle();
  const view = () => connectHall(actor.getSnapshot());
  const send = (...events: readonly HallEvent[]) => {
    for (const event of events) actor.send(event);
    return view();
  };
  return { actor, view, send };
};

const choose: HallEvent = { type: "party.choose", party: sampleParty };
const toggle = (seat: string): HallEvent => ({ type: "seat.toggle", seat });
const seatsOf = ({ picks }: { readonly picks: readonly { readonly id: string; readonly seat: string }[] }) =>
  picks.map(({ id, seat }) => `${id} ${seat}`);

test("default: how many they are is asked first, and the best seats together are proposed at once", async () => {
  const { send, view } = await begin();
  expect(view()).toMatchObject({ screen: "party", most: 5, picks: [] });
  expect(send(choose)).toMatchObject({ screen: "seats", standing: 2, proposal: [{ seat: "A2" }, { seat: "A3" }] });
  expect(seatsOf(send({ type: "proposal.accept" }))).toEqual(["1 A2", "2 A3"]);
  expect(view()).toMatchObject({ standing: 0, commands: { submit: true }, total: { minor: 180_000 } });
});

test("behavior: more people than have seats are proposed places beside those that are chosen", async () => {
  const { send } = await begin();
  const three: HallEvent = { type: "party.choose", party: { ...sampleParty, seats: 3 } };
  const { picks, proposal } = send(choose, toggle("B1"), { type: "party.edit" }, three);
  expect(picks.map(({ seat }) => seat)).toEqual(["B1", "B2"]);
  expect(proposal.map(({ seat }) => seat)).toEqual(["B1", "B2", "B3"]);
});

test("behavior: nobody is proposed a seat of a party that has all of them", async () => {
  const { send } = await begin();
  const one: HallEvent = { type: "party.choose", party: { ...sampleParty, seats: 1 } };
  expect(send(choose, toggle("A2"), { type: "party.edit" }, one)).toMatchObject({ standing: 0, proposal: [] });
});

test("behavior: a category that is full, and more than one booking may have, cannot be asked for", async () => {
  const { send } = await begin();
  expect(send({ type: "party.choose", party: { ...sampleParty, category: "gold" } }).screen).toBe("party");
  expect(send({ type: "party.choose", party: { ...sampleParty, seats: 6 } }).screen).toBe("party");
});

test("behavior: a couple's seat is taken and left as a whole", async () => {
  const { send } = await begin();
  expect(seatsOf(send(choose, toggle("B2")))).toEqual(["1 B2", "2 B1"]);
  expect(seatsOf(send(toggle("B1")))).toEqual([]);
  expect(seatsOf(send(toggle("A2"), toggle("B1")))).toEqual(["2 B1", "1 B2"]);
});

const partyOf = (seats: number): HallEvent => ({ type: "party.choose", party: { ...sampleParty, seats } });

test("behavior: one alone gets no couple's seat, and is told why in the cinema's own sentence", async () => {
  const { send } = await begin();
  expect(send(partyOf(1), toggle("B1"))).toMatchObject({
    picks: [],
    refusal: { code: "in_twos", seat: "B1", other: "B2" },
    reason: { en: "Sofas are for two." },
  });
});

test("behavior: where all that is free is for two, an odd party has one left over", async () => {
  const isTaken = ({ id }: Place) => ["A2", "A3", "B3"].includes(id);
  const plan: HallPlan = {
    ...sampleHall,
    seats: sampleHall.seats.map((seat) => (isTaken(seat) ? { ...seat, status: "booked" } : seat)),
  };
  const { send } = await begin({ halls: [withTaken(plan)] });
  expect(send(partyOf(3), toggle("B1"))).toMatchObject({ picks: [], proposal: [], refusal: { code: "in_twos" } });
  const unfit = (hall: HallPlan | null, seats: number) => unfitFor(hall, { ...sampleParty, seats });
  expect([1, 2, 3].map((seats) => unfit(plan, seats))).toEqual(["twos", null, "few"]);
  expect([unfit({ ...plan, rules: [] }, 1), unfit(sampleHall, 3), unfit(null, 1)]).toEqual([null, null, "few"]);
});

test("behavior: a press does not move an odd party to where seats are sold in twos", async () => {
  const sofas = sampleHall.seats.map((seat) => (seat.kind === "seat" ? seat : { ...seat, category: "gold" }));
  const { send } = await begin({ halls: [withTaken({ ...sampleHall, seats: sofas })] });
  for (const seats of [1, 3]) {
    const { party } = send(partyOf(seats));
    expect(send(toggle("B1"))).toMatchObject({ party, picks: [], refusal: { code: "in_twos" } });
    send({ type: "party.edit" });
  }
});

test("behavior: what is let go of a couple's seat is all of it", async () => {
  const { send } = await begin();
  expect(seatsOf(send(choose, toggle("B1"), toggle("A2")))).toEqual(["1 A2"]);
  const four = send(
    { type: "seats.clear" },
    { type: "party.edit" },
    partyOf(4),
    toggle("A2"),
    toggle("A3"),
    toggle("B1"),
  );
  expect(seatsOf(four)).toEqual(["1 A2", "2 A3", "3 B1", "4 B2"]);
  expect(seatsOf(send({ type: "party.edit" }, partyOf(3)))).toEqual(["1 A2", "2 A3"]);
});

test("behavior: of a couple's seat that somebody else takes half of nothing is kept", async () => {
  const { send, view } = await begin({ halls: [hallOutcomes.HALL, withTaken(sampleHall, "B1")] });
  send(choose, toggle("B1"), { type: "seats.hinted" });
  await settle();
  expect(view()).toMatchObject({ picks: [], lost: [{ seat: "B1" }, { seat: "B2" }] });
});

test("behavior: a change of how many they are is taken back whole, with what is proposed to the rest", async () => {
  const { send } = await begin();
  const { party, picks } = send(partyOf(3), toggle("A2"), toggle("A3"));
  send({ type: "party.edit" }, partyOf(1));
  if (party === null) throw new Error("nobody was asked for");
  const back = send({ type: "seats.choose", party, picks });
  expect(back).toMatchObject({ party, picks, standing: 1, proposal: [{ seat: "A2" }, { seat: "A3" }, { seat: "B3" }] });
});

test("behavior: once everybody has a seat, another one is for whoever was seated first", async () => {
  const { send } = await begin();
  expect(seatsOf(send(choose, toggle("A2"), toggle("A3"), toggle("B3")))).toEqual(["2 A3", "1 B3"]);
});

test("behavior: what others take is seen without the hall being taken away, and a seat of theirs is named with its nearest", async () => {
  const { send, view } = await begin({ halls: [hallOutcomes.HALL, withTaken(sampleHall, "A1", "A3")] });
  const before = send(choose, toggle("A2"), toggle("A3"));
  const during = send({ type: "seats.hinted" });
  expect(during.screen).toBe("seats");
  await settle();
  expect(view()).toMatchObject({ screen: "seats", picks: [{ seat: "A2" }], lost: [{ seat: "A3", nearest: "B3" }] });
  // Only what changed is another object: nothing else is drawn anew.
  const changed = view().plan?.seats.filter((seat, index) => seat !== before.plan?.seats[index]);
  expect(changed?.map(({ id }) => id)).toEqual(["A3"]);
  expect(seatsOf(send({ type: "nearest.accept", seat: "A3" }))).toEqual(["1 A2", "2 B3"]);
});

test("behavior: why a seat cannot be had is said until it can, whatever others do meanwhile", async () => {
  const taken = withTaken(sampleHall, "A3");
  const { send, view } = await begin({ halls: [taken, withTaken(sampleHall, "A3", "B3"), hallOutcomes.HALL] });
  send(choose, toggle("A3"));
  for (const refusal of [{ code: "taken", seat: "A3" }, null]) {
    send({ type: "seats.hinted" });
    await settle();
    expect(view().refusal).toEqual(refusal);
  }
});

test("behavior: whoever comes back is told nothing of a press of before", async () => {
  const { send, view } = await begin({ halls: [withTaken(sampleHall, "A3"), withTaken(sampleHall, "A3")] });
  send(choose, toggle("A3"), { type: "RESUME", now: 1000 });
  await settle();
  expect(view().refusal).toBeNull();
});

test("behavior: what is proposed stays in sight while others take other seats, and another is with one of its own", async () => {
  const free = await begin({ halls: [hallOutcomes.HALL, hallOutcomes.HALL] });
  const proposed = free.send(choose).proposal;
  expect(proposed.length).toBeGreaterThan(0);
  free.send({ type: "seats.hinted" });
  await settle();
  expect(free.view().proposal).toEqual(proposed);
  const taken = await begin({ halls: [hallOutcomes.HALL, withTaken(sampleHall, proposed[0]?.seat ?? "")] });
  taken.send(choose, { type: "seats.hinted" });
  await settle();
  expect(taken.view().proposal.map(({ seat }) => seat)).toEqual(["B1", "B2"]);
});

test("behavior: a hint that comes while the hall is read is not lost", async () => {
  const { send, view } = await begin({
    halls: [hallOutcomes.HALL, hallOutcomes.HALL, withTaken(sampleHall, "A1", "B3")],
  });
  send(choose, { type: "seats.hinted" }, { type: "seats.hinted" });
  await settle();
  expect(view().plan?.seats.find(({ id }) => id === "B3")?.status).toBe("booked");
});

test("default: whoever takes a seat is shown those nearest to it for the others, and takes them with one press", async () => {
  const { send } = await begin();
  const three: HallEvent = { type: "party.choose", party: { ...sampleParty, seats: 3 } };
  const { proposal: atFirst } = send(three);
  const begun = send(toggle("A2"));
  expect(seatsOf(begun)).toEqual(["1 A2"]);
  expect(begun.proposal.map(({ seat }) => seat)).toEqual(["A2", "A3", "B3"]);
  expect(seatsOf(send({ type: "proposal.accept" }))).toEqual(["1 A2", "2 A3", "3 B3"]);
  // Whoever leaves a seat is proposed what they would be if it had never been taken.
  expect(seatsOf(send(toggle("A3")))).toEqual(["1 A2", "3 B3"]);
  expect(send({ type: "seats.clear" }).proposal).toEqual(atFirst);
});

/** Its last row costs more. */
const withGold: HallPlan = {
  ...sampleHall,
  rules: sampleHall.rules.filter(({ rule }) => rule.rule !== "pairs"),
  seats: sampleHall.seats.map((seat) => (seat.row === 1 ? { ...seat, kind: "seat", category: "gold" } : seat)),
};

test("behavior: a seat at another price looks free, and moves all of the party to that price", async () => {
  const { send } = await begin({ halls: [withTaken(withGold)] });
  const before = send(choose, toggle("A2"));
  expect(before.seats.filter(({ look }) => look === "other").map(({ id }) => id)).toEqual(["B1", "B2", "B3"]);
  const after = send(toggle("B2"));
  expect(after).toMatchObject({ party: { category: "gold" }, picks: [{ seat: "B2" }], lost: [], refusal: null });
  expect(seatsOf(send({ type: "proposal.accept" }))).toEqual(["1 B2", "2 B1"]);
});

const kinds: Readonly<Record<string, Partial<Place>>> = {
  A1: { kind: "wheelchair" },
  A2: { kind: "companion" },
  B1: { category: "gold" },
  B2: { category: "gold" },
};
const withChair: HallPlan = {
  ...sampleHall,
  rules: [...sampleHall.rules, { rule: { rule: "companion" }, reason: { en: "Sold together.", ar: "يُباعان معًا." } }],
  seats: sampleHall.seats.map((seat) => ({ ...seat, kind: "seat", status: "available", ...kinds[seat.id] }) as const),
};
const chairParty = (seats: number): HallEvent => ({
  type: "party.choose",
  party: { ...sampleParty, seats, hasWheelchair: true },
});

test("behavior: a wheelchair's place and its companion's seat are proposed, taken and left together", async () => {
  const { send } = await begin({ halls: [withTaken(withChair)] });
  const asked = send(chairParty(2));
  expect(asked.proposal).toMatchObject([{ seat: "A1" }, { seat: "A2" }]);
  const looks = new Map(asked.seats.map(({ id, look }) => [id, look]));
  expect(["A1", "A2", "A3"].map((id) => looks.get(id))).toEqual(["free", "free", "closed"]);
  expect(seatsOf(send(toggle("A2")))).toEqual(["2 A2", "1 A1"]);
  expect(send(toggle("A1")).picks).toEqual([]);
});

test("behavior: who comes with a wheelchair does not move away from it, and nothing of the choice changes", async () => {
  const { send } = await begin({ halls: [withTaken(withChair)] });
  const { party, picks } = send(chairParty(2), toggle("A1"));
  for (const seat of ["B1", "A3"])
    expect(send(toggle(seat))).toMatchObject({
      refusal: { code: "with_wheelchair", seat },
      unfinished: null,
      mend: null,
      party,
      picks,
      commands: { submit: true },
    });
});

test("behavior: a companion's seat is for nobody else, whatever price was asked for", async () => {
  const { send } = await begin({ halls: [withTaken(withChair)] });
  for (const category of ["standard", "gold"]) {
    const { seats } = send({ type: "party.choose", party: { ...sampleParty, category } });
    expect(seats.find(({ id }) => id === "A2")).toMatchObject({ look: "closed", refusal: { code: "companion" } });
    expect(send(toggle("A2"))).toMatchObject({ picks: [], refusal: { code: "companion", seat: "A2" } });
    send({ type: "party.edit" });
  }
});

test("behavior: nobody moves to a price at which there is no place for the wheelchair", async () => {
  const { send } = await begin({ halls: [withTaken(withChair)] });
  const { party, picks } = send(chairParty(3), toggle("A1"), toggle("A3"));
  expect(seatsOf({ picks })).toEqual(["1 A1", "2 A2", "3 A3"]);
  expect(send(toggle("B1"))).toMatchObject({ refusal: { code: "other_category", unfit: "chairs" }, party, picks });
});

test("behavior: where the wheelchair's place goes to somebody else its companion's seat goes with it", async () => {
  const second = { A3: { kind: "companion" }, B3: { kind: "wheelchair" }, B2: { kind: "companion" } } as const;
  const seats = withChair.seats.map((seat) => ({
    ...seat,
    ...Object.entries(second).find(([id]) => id === seat.id)?.[1],
  }));
  const two = { ...withChair, seats };
  const { send, view } = await begin({ halls: [withTaken(two), withTaken(two, "A1")] });
  send(chairParty(2), toggle("A1"), { type: "seats.hinted" });
  await settle();
  expect(view()).toMatchObject({
    picks: [],
    lost: [
      { seat: "A1", nearest: "B3" },
      { seat: "A2", nearest: "B2" },
    ],
  });
});

test("boundary: where too few are left at another price for all of them, it is said", async () => {
  const { send } = await begin({ halls: [withTaken(withGold, "B1", "B3")] });
  expect(send(choose, toggle("B2"))).toMatchObject({
    party: { category: "standard" },
    refusal: { code: "other_category", unfit: "few" },
    picks: [],
  });
});

test("boundary: where seats at another price are sold in twos alone, that is what is said, and the nearest number is known", async () => {
  const plan = strict("<>", "....");
  const gold: HallPlan = {
    ...plan,
    seats: plan.seats.map((seat) => (seat.row === 0 ? { ...seat, category: "gold" } : seat)),
    categories: withGold.categories,
  };
  const { send } = await begin({ halls: [withTaken(gold)] });
  expect(send(partyOf(1), toggle("0.A1"))).toMatchObject({ picks: [], refusal: { code: "in_twos" } });
  const alone = { seats: 1, category: "gold", hasWheelchair: false };
  expect(nearestParty(gold, alone)).toEqual({ ...alone, category: "standard" });
  const full = { ...gold, seats: gold.seats.filter(({ category }) => category === "gold") };
  expect(nearestParty(full, alone)).toEqual({ ...alone, seats: 2 });
  expect(nearestParty({ ...full, seats: [] }, alone)).toBeNull();
});

test("behavior: a smaller party keeps the seats of those who still come", async () => {
  const { send } = await begin({ input: { party: sampleParty, picks: sampleHallPicks } });
  expect(seatsOf(send({ type: "party.edit" }, { type: "party.choose", party: { ...sampleParty, seats: 1 } }))).toEqual([
    "1 A2",
  ]);
});

const noSingle = { rule: { rule: "no_single" }, reason: { en: "None is left over.", ar: "لا يُترك مقعد." } } as const;

/** Every seat of the hall as it is drawn, in one row of its own letter. */
const strict = (...rows: readonly string[]): HallPlan => ({
  ...sampleHall,
  ...drawPlan({ rows }),
  rules: [...sampleHall.rules, noSingle],
});
const labelled = ({ picks, plan }: Pick<HallView, "picks" | "plan">): readonly string[] =>
  plan === null ? [] : labelsOf(plan, picks);

test("behavior: a smaller party keeps seats that are sold without the rest, where there are any", async () => {
  const { send } = await begin({ halls: [withTaken(strict("......"))] });
  send(partyOf(3), ...["0.A1", "0.A3", "0.A2"].map(toggle));
  // A1 and A3, which were chosen first, are not sold alone: A2 would be left between them.
  const { mend, picks, plan, unfinished } = send({ type: "party.edit" }, partyOf(2));
  expect([labelled({ picks, plan }), mend, unfinished]).toEqual([["A1", "A2"], null, null]);
});

test("behavior: whoever has a seat that nobody can be seated with is proposed others for all, whichever way it came to that", async () => {
  const { send } = await begin({ halls: [withTaken(strict("t.t<>"))] });
  const pressed = send(partyOf(2), toggle("0.A2"));
  expect(pressed).toMatchObject({ standing: 1, proposal: [{ seat: "0.A4" }, { seat: "0.A5" }] });
  expect(send({ type: "party.edit" }, partyOf(2)).proposal).toEqual(pressed.proposal);
  expect(labelled(send({ type: "proposal.accept" }))).toEqual(["A4", "A5"]);
});

test("behavior: a party that grew beside strangers is told where all of it would sit side by side", async () => {
  const plan = { ...strict("..t..", "....."), rules: sampleHall.rules };
  const { send } = await begin({ halls: [withTaken(plan)] });
  const two = send(partyOf(2), toggle("0.A1"), toggle("0.A2"));
  expect(two.sideBySide).toEqual([]);
  const four = send({ type: "party.edit" }, partyOf(4));
  expect(four.proposal.map(({ seat }) => seat).slice(0, 2)).toEqual(["0.A1", "0.A2"]);
  expect(four.together).not.toBe("side_by_side");
  expect(four.sideBySide).toHaveLength(4);
  if (four.party === null) throw new Error("nobody asked");
  const moved = send({ type: "seats.choose", party: four.party, picks: four.sideBySide });
  expect(labelled(moved)).toEqual(expect.arrayContaining(["B2", "B3", "B4"]));
  expect([moved.sideBySide, moved.commands.submit]).toEqual([[], true]);
});

test("behavior: seats that are not sold as they are become the nearest that are, with one press", async () => {
  const { send } = await begin({ halls: [withTaken(strict("....t", "....."))] });
  const three = ["0.A1", "0.A2", "0.A4"].map(toggle);
  const { mend, party, ...unsold } = send(partyOf(3), ...three);
  expect(unsold).toMatchObject({
    unfinished: { code: "single", seat: "A3" },
    unfinishedReason: noSingle.reason,
    commands: { submit: false },
  });
  if (mend === null || party === null) throw new Error("nothing mends it");
  expect(seatsOf(send({ type: "seats.choose", party, picks: mend }))).toEqual(["1 0.A1", "2 0.A2", "3 0.A3"]);
});

test("behavior: a category in which a party cannot be sold seats is known to have none for it", () => {
  const unfit = (hall: HallPlan) => [1, 2, 3, 4].map((seats) => unfitFor(hall, { ...sampleParty, seats }));
  expect(unfit(strict("<>_<>"))).toEqual(["twos", null, "twos", null]);
  expect(unfit(strict("<>t."))).toEqual([null, null, null, "few"]);
});

test("behavior: seats that went while they were priced lead back to the hall, where the nearest is offered", async () => {
  const { send, view } = await begin({
    input: { party: sampleParty, picks: sampleHallPicks },
    price: seatPriceOutcomes.SEATS_TAKEN,
  });
  send({ type: "seats.submit" });
  await settle();
  expect(view()).toMatchObject({ screen: "seats", picks: [{ seat: "A3" }], lost: [{ seat: "A2" }] });
});

test("default: priced seats are chosen", async () => {
  const { actor, send } = await begin({ input: { party: sampleParty, picks: sampleHallPicks } });
  send({ type: "seats.submit" });
  await settle();
  expect(actor.getSnapshot().output).toMatchObject({ type: "CHOSEN", seats: ["A2", "A3"], party: sampleParty });
});
