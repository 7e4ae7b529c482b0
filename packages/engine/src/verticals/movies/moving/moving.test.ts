import { expect, test } from "vitest";
import { createActor } from "xstate";
import { settle } from "../../../testing/flow-harness.ts";
import type { MoveOffersOutcome, MoveOutcome, MoveRequest } from "../booked-movies.ts";
import { moveOutcomes, sampleMoveOffer } from "../movies.fixtures.ts";
import { connectMoving, movingActors, movingMachine } from "./moving.machine.ts";

const begin = async (moves: readonly MoveOutcome[], offers: MoveOffersOutcome = moveOutcomes.readOffers.OFFERS) => {
  const answers = [...moves];
  const asked: MoveRequest[] = [];
  const actors = movingActors({
    offers: async () => offers,
    move: async (request) => {
      asked.push(request);
      return answers.shift() ?? { type: "MOVED" };
    },
  });
  const actor = createActor(movingMachine.provide({ actors }), {
    input: { booking: "b-1", proof: "sara@example.com" },
  });
  actor.start();
  await settle();
  const accept = async () => {
    actor.send({ type: "offer.choose", show: sampleMoveOffer.show.id });
    actor.send({ type: "move.accept" });
    await settle();
    return view();
  };
  const view = () => connectMoving(actor.getSnapshot());
  return { accept, asked, view };
};

test("default: a show that is offered is chosen, and the booking is moved to its seats", async () => {
  const { accept, asked, view } = await begin([]);
  expect(view()).toMatchObject({ screen: "offers", offers: [{ seats: ["C4", "C5"] }], chosen: null });
  expect(await accept()).toMatchObject({ screen: "moved" });
  expect(asked).toEqual([
    { booking: "b-1", proof: "sara@example.com", show: sampleMoveOffer.show.id, seats: sampleMoveOffer.seats },
  ]);
});

test("behavior: seats that went meanwhile lead to what is offered now, with that said", async () => {
  const { accept } = await begin([{ type: "SEATS_TAKEN" }]);
  expect(await accept()).toMatchObject({ screen: "offers", isTaken: true, chosen: null });
  expect(await accept()).toMatchObject({ screen: "moved" });
});

test("behavior: what is too late is said, before and after the choice", async () => {
  expect((await begin([], { type: "TOO_LATE" })).view().screen).toBe("tooLate");
  expect(await (await begin([{ type: "TOO_LATE" }])).accept()).toMatchObject({ screen: "tooLate" });
});
