import { createToursBookingService, createToursCheckout, createToursFinder } from "@safar/api-clients";
import {
  connectTourChoice,
  connectTours,
  createToursResultsStore,
  createToursSearch,
  encodeTours,
  optionOf,
  pickupQuestion,
  type TourAbout,
  type ToursService,
  type ToursStart,
  toursActorsOver,
  toursMachine,
} from "@safar/engine";
import { createActor } from "xstate";
import { openShop } from "../../flows/shop-walk.ts";
import { childOf } from "../../flows/walk.types.ts";
import { openWalkWorld } from "../../flows/walk-world.ts";
import { toursAims } from "../aims/tours.aims.ts";
import type { VerticalKind } from "../errand.types.ts";
import { bookingWalk } from "../hands/booking-walk.ts";
import { countedIn, eachOf, isSold, strayCounted } from "../hands/counted.hand.ts";
import { mostTourUnits } from "../limits.ts";
import { plainGuides, storyGuides, storyTours } from "../stories.ts";
import type { Scene, Start, Walk, WalkOptions } from "../walk.types.ts";

const errand = "tours";

const openTourShop = (options: WalkOptions, start: ToursStart) => {
  const { dress } = options;
  const world = openWalkWorld(options);
  const store = createToursResultsStore();
  const { app: client, edition, setting, times } = world;
  const { find, findAgain, priceUnits, readTour } = createToursFinder({
    client,
    currency: edition.defaultCurrency,
    ...times,
  });
  const bare: ToursService = {
    ...createToursSearch({ finder: { find, findAgain }, store }),
    priceUnits,
    readTour,
    ...createToursCheckout({ client, ...times }),
  };
  return openShop({ ...options, ...dress.chart }, world, {
    flow: { flow: errand, schema: 1 },
    ports: dress.ports(world.ports),
    service: dress.service(bare),
    chart: (parts) => {
      const machine = toursMachine.provide({ actors: toursActorsOver(parts) });
      return { machine, begin: (beginning) => createActor(machine, { input: { start, setting }, ...beginning }) };
    },
    connect: connectTours,
    found: (session) => store.read(session)?.offers ?? [],
    forgetsSearch: true,
  });
};

type Shop = ReturnType<typeof openTourShop>;

const choiceIn = ({ view }: Shop) => childOf(view().children, "choice");

/** What somebody answers whom nothing keeps from coming along. */
const answerTo = (question: string, { starts, tour }: TourAbout, slot: string): string => {
  const start = starts.find(({ id }) => id === slot);
  const option = start && optionOf(tour, start);
  if (question === pickupQuestion) return option?.pickups[0]?.id ?? "";
  return option?.questions.find(({ id }) => id === question)?.choices[0]?.code ?? "Nothing";
};

/** A day, a start, as many adults as they are, and what the guide asks. */
const goOnAtChoice = (shop: Shop, { person, random }: Scene): void => {
  const child = choiceIn(shop);
  const look = () => connectTourChoice(child.getSnapshot());
  const { about, busy, days, screen, slot, slots } = look();
  if (screen === "failed") child.send({ type: "choice.reload" });
  else if (screen === "expired") child.send({ type: "search.refresh" });
  else if (screen !== "choosing" || busy || about === null) return;
  else if (slot === null || !isSold(slot)) {
    const open = slots.find(isSold);
    const others = days.filter(isSold).slice(0, 8);
    if (open !== undefined && (slot === null || random.next() < 0.5))
      child.send({ type: "slot.choose", slot: open.id });
    else if (others.length > 0) child.send({ type: "day.choose", date: random.pick(others).date });
    else child.send({ type: "flow.back" });
  } else {
    child.send({ type: "quantity.set", item: "adult", quantity: person.adults });
    if (look().broken !== null) child.send({ type: "quantity.step", item: "adult", way: "more" });
    for (const question of look().unanswered)
      child.send({ type: "answer.change", question, answer: answerTo(question, about, slot.id) });
    // Not so many are left of it: another one.
    child.send(look().commands.submit ? { type: "choice.submit" } : { type: "slot.choose", slot: slots[0]?.id ?? "" });
  }
};

const strayAtChoice = (shop: Shop, scene: Scene): void => {
  const child = choiceIn(shop);
  strayCounted(scene, {
    view: connectTourChoice(child.getSnapshot()),
    item: "adult",
    own: [{ type: "answer.change", question: "diet", answer: "Nuts" }],
    send: (event) => child.send(event),
  });
};

/** A way from a place to a booking. What is wished for is a place. */
const open = (options: WalkOptions, start: ToursStart): Walk => {
  const shop = openTourShop(options, start);
  const choice = () => shop.view().children.choice;
  return bookingWalk(shop, {
    errand,
    plainWish: plainGuides,
    address: () => startAt(shop.address()),
    offers: () => shop.offers().map(({ id }) => ({ id, airlines: [], hasStory: storyTours.has(id) })),
    searchFor: (place) => encodeTours({ place, from: "2026-12-03", to: "2026-12-10" }),
    hands: { choice: (scene) => goOnAtChoice(shop, scene) },
    step: choice,
    stray: (scene) => strayAtChoice(shop, scene),
    shows: {
      seats: () => eachOf(shop.snapshot().context.choice?.quantities ?? {}),
      chosen: () => {
        const child = choice();
        return countedIn("units", child === undefined ? null : connectTourChoice(child.getSnapshot()), mostTourUnits);
      },
    },
  });
};

const startAt = (start: ToursStart): Start => ({ errand, open: (options) => open(options, start) });

export const tours: VerticalKind = {
  errand,
  happening: "of tours one is booked",
  // Its people come by its aims, so that all other seeds stay what they were; its own promises are broken there.
  byAimsAlone: true,
  machines: [toursMachine],
  aims: toursAims,
  home: () => startAt({ at: "search" }),
  wishes: [plainGuides, ...storyGuides],
  plainWish: plainGuides,
  bookings: ({ app: client, times }) => createToursBookingService({ client, ...times }),
};
