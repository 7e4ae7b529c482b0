import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { SeatPriceOutcome } from "../../../booking/seat-plan/seat-service.types.ts";
import type { Wait } from "../../../kernel/flow/wait-until.ts";
import { settle } from "../../../testing/flow-harness.ts";
import { placeFaresOutcomes, placesOutcomes, sampleOfferOfTrain, sampleTrainPicks } from "../trains.fixtures.ts";
import type { PlaceFaresRequest, TrainChoice, TrainPlacesOutcome } from "../trains.service.ts";
import { connectTrainPlaces } from "./places.connect.ts";
import { trainPlacesMachine } from "./places.machine.ts";
import type { PlacesEvent, PlacesInput } from "./places.types.ts";

const begin = async (begun: Partial<PlacesInput> = {}, fares: SeatPriceOutcome = placeFaresOutcomes.PRICED) => {
  const actors = {
    readSeats: fromPromise<TrainPlacesOutcome, TrainChoice>(async () => placesOutcomes.PLACES),
    priceSeats: fromPromise<SeatPriceOutcome, PlaceFaresRequest>(async () => fares),
    waitUntil: fromPromise<void, Wait>(() => new Promise(() => undefined)),
  };
  const machine = trainPlacesMachine.provide({ actors });
  const actor = createActor(machine, { input: { ...sampleOfferOfTrain, ...begun } }).start();
  await settle();
  const view = () => connectTrainPlaces(actor.getSnapshot());
  const send = (...events: readonly PlacesEvent[]) => {
    for (const event of events) actor.send(event);
    return view();
  };
  return { actor, view, send };
};

const toggle = (seat: string): PlacesEvent => ({ type: "seat.toggle", seat });
/** A place for whoever is next, of whom it is said who they are. */
const seat = (id: string): readonly PlacesEvent[] => [{ type: "gender.choose", gender: "male" }, toggle(id)];
const seatsOf = ({ picks }: { readonly picks: readonly { readonly id: string; readonly seat: string }[] }) =>
  picks.map(({ id, seat }) => `${id} ${seat}`);

test("default: everybody gets a place in turn, and nothing goes on while somebody stands", async () => {
  const { send, view } = await begin();
  expect(view()).toMatchObject({ next: { id: "pax1" }, coaches: [{ car: "B1", free: 5, total: 6 }] });
  expect(send(toggle("B1-1"))).toMatchObject({ next: { id: "pax2" }, commands: { submit: false } });
  expect(send(...seat("B1-2"))).toMatchObject({ next: null, commands: { submit: true } });
  expect(view().total).toEqual({ minor: 1_780_000, currency: "PKR" });
});

test("behavior: the first adult is whoever is signed in; of everybody else it is asked first who they are", async () => {
  const { send, view } = await begin();
  expect(view()).toMatchObject({ gender: "male" });
  expect(send(toggle("B1-1"))).toMatchObject({ gender: null, picks: [{ gender: "male" }] });
  expect(send(toggle("B1-2"))).toMatchObject({ next: { id: "pax2" }, refusal: { code: "who" } });
  expect(send({ type: "gender.choose", gender: "female" }, toggle("B1-2")).next).toBeNull();
});

test("behavior: once everybody has a place, another one is for whoever was seated last", async () => {
  const { send } = await begin();
  expect(seatsOf(send(toggle("B1-1"), ...seat("B1-2"), toggle("B1-5")))).toEqual(["pax1 B1-1", "pax2 B1-5"]);
});

test("behavior: why a choice is not allowed is said in the operator's own sentence", async () => {
  const { send } = await begin();
  const alone = send({ type: "gender.choose", gender: "female" }, toggle("B1-1"));
  expect(alone).toMatchObject({
    unfinished: { code: "lone_woman", neighbour: "taken" },
    unfinishedReason: { en: "Women travel in peace." },
  });
});

test("default: the best places together are proposed with what speaks for them", async () => {
  const { send } = await begin();
  const proposed = send({ type: "seats.propose", genders: ["female", "male"] });
  expect(proposed).toMatchObject({ together: "side_by_side", proposal: [{ id: "pax1" }, { id: "pax2" }] });
  expect(send({ type: "proposal.accept" }).next).toBeNull();
});

test("behavior: a place that was taken meanwhile leaves the others, and the nearest is offered", async () => {
  const { send, view } = await begin({ picks: sampleTrainPicks, gone: ["B1-4"] });
  expect(seatsOf(view())).toEqual(["pax1 B1-3"]);
  expect(view().lost).toEqual([expect.objectContaining({ id: "pax2", seat: "B1-4", nearest: "B1-5" })]);
  // Who lost it is known, and so is who they are, until it is said anew.
  expect(view()).toMatchObject({ next: { id: "pax2" }, gender: sampleTrainPicks[1]?.gender });
  expect(seatsOf(send({ type: "nearest.accept", seat: "B1-4" }))).toEqual(["pax1 B1-3", "pax2 B1-5"]);
});

test("behavior: whoever takes the nearest place last comes in the order of the party all the same", async () => {
  const { actor, send } = await begin({ picks: sampleTrainPicks, gone: ["B1-3"] });
  const taken = seatsOf(send({ type: "nearest.accept", seat: "B1-3" }));
  expect(taken).toEqual(["pax2 B1-4", expect.stringMatching(/^pax1 /)]);
  send({ type: "seats.submit" });
  await settle();
  const output = actor.getSnapshot().output;
  expect(output?.type === "CHOSEN" ? seatsOf(output) : output).toEqual(taken.toReversed());
});

test("default: priced places end the choice, each named with its coach", async () => {
  const { actor, send } = await begin({ picks: sampleTrainPicks });
  send({ type: "seats.submit" });
  await settle();
  expect(actor.getSnapshot().output).toMatchObject({
    type: "CHOSEN",
    picks: sampleTrainPicks,
    places: [
      { coach: "B1", label: "3" },
      { coach: "B1", label: "4" },
    ],
  });
});

test("behavior: a place that goes while its price is asked for leads back to the map with the others", async () => {
  const { send, view } = await begin({ picks: sampleTrainPicks }, placeFaresOutcomes.SEATS_TAKEN);
  send({ type: "seats.submit" });
  await settle();
  expect(view()).toMatchObject({ screen: "seats", picks: [{ seat: "B1-4" }], lost: [{ seat: "B1-3" }] });
});
