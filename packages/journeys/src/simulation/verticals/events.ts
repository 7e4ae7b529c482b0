import { createEventsBookingService, createEventsCheckout, createEventsFinder } from "@safar/api-clients";
import {
  connectEvents,
  connectPassChoice,
  createEventsResultsStore,
  createEventsSearch,
  type EventsService,
  type EventsStart,
  eventsActorsOver,
  eventsMachine,
  passChoiceMachine,
} from "@safar/engine";
import { createActor } from "xstate";
import { openShop } from "../../flows/shop-walk.ts";
import { childOf } from "../../flows/walk.types.ts";
import { openWalkWorld } from "../../flows/walk-world.ts";
import { eventsAims } from "../aims/events.aims.ts";
import type { VerticalKind } from "../errand.types.ts";
import { bookingWalk } from "../hands/booking-walk.ts";
import { countedIn, eachOf, isSold, strayCounted } from "../hands/counted.hand.ts";
import { mostPasses } from "../limits.ts";
import { plainEvents, storyEventSearches, storyEvents } from "../stories.ts";
import type { Scene, Start, Walk, WalkOptions } from "../walk.types.ts";

const errand = "events";

const openEventShop = (options: WalkOptions, start: EventsStart) => {
  const { dress } = options;
  const world = openWalkWorld(options);
  const store = createEventsResultsStore();
  const { app: client, edition, setting, times } = world;
  const finder = createEventsFinder({ client, currency: edition.defaultCurrency, ...times });
  const bare: EventsService = {
    ...createEventsSearch({ finder, store }),
    readEvent: finder.readEvent,
    pricePasses: finder.pricePasses,
    ...createEventsCheckout({ client, ...times }),
  };
  return openShop({ ...options, ...dress.chart }, world, {
    flow: { flow: errand, schema: 1 },
    ports: dress.ports(world.ports),
    service: dress.service(bare),
    chart: (parts) => {
      const machine = eventsMachine.provide({ actors: eventsActorsOver(parts) });
      return { machine, begin: (beginning) => createActor(machine, { input: { start, setting }, ...beginning }) };
    },
    connect: connectEvents,
    found: (session) => store.read(session)?.offers ?? [],
    forgetsSearch: true,
  });
};

type Shop = ReturnType<typeof openEventShop>;

const choiceIn = ({ view }: Shop) => childOf(view().children, "choice");

/** A show, the friends' code now and then, and as many of a pass as they are. */
const goOnAtChoice = (shop: Shop, { person, random }: Scene): void => {
  const child = choiceIn(shop);
  const look = () => connectPassChoice(child.getSnapshot());
  const { busy, code, lines, screen, slot, slots } = look();
  const open = slots.filter(isSold);
  if (screen === "failed") child.send({ type: "choice.reload" });
  else if (screen === "expired") child.send({ type: "search.refresh" });
  else if (screen !== "choosing" || busy) return;
  else if (slot === null || !isSold(slot))
    child.send(open.length === 0 ? { type: "flow.back" } : { type: "slot.choose", slot: random.pick(open).id });
  else if (code.text === null && random.next() < 0.25) child.send({ type: "code.submit", code: "FRIENDS" });
  else {
    const sold = lines.filter(({ left }) => left !== 0);
    for (const { item } of lines) child.send({ type: "quantity.set", item, quantity: 0 });
    if (sold.length > 0) child.send({ type: "quantity.set", item: random.pick(sold).item, quantity: person.adults });
    // Nothing is left at this show: others.
    child.send(look().commands.submit ? { type: "choice.submit" } : { type: "flow.back" });
  }
};

const strayAtChoice = (shop: Shop, scene: Scene): void => {
  const child = choiceIn(shop);
  strayCounted(scene, {
    view: connectPassChoice(child.getSnapshot()),
    item: "standard",
    own: [
      { type: "code.submit", code: "FOES" },
      { type: "code.submit", code: "" },
    ],
    send: (event) => child.send(event),
  });
};

/** A way from a search of events to a booking. What is wished for is a search. */
const open = (options: WalkOptions, start: EventsStart): Walk => {
  const shop = openEventShop(options, start);
  const choice = () => shop.view().children.choice;
  return bookingWalk(shop, {
    errand,
    plainWish: plainEvents,
    address: () => startAt(shop.address()),
    offers: () => shop.offers().map(({ id }) => ({ id, airlines: [], hasStory: storyEvents.has(id) })),
    searchFor: (search) => search,
    hands: { passes: (scene) => goOnAtChoice(shop, scene) },
    step: choice,
    stray: (scene) => strayAtChoice(shop, scene),
    shows: {
      seats: () => eachOf(shop.snapshot().context.choice?.quantities ?? {}),
      chosen: () => {
        const child = choice();
        return countedIn("passes", child === undefined ? null : connectPassChoice(child.getSnapshot()), mostPasses);
      },
    },
  });
};

const startAt = (start: EventsStart): Start => ({ errand, open: (options) => open(options, start) });

export const events: VerticalKind = {
  errand,
  happening: "of events one is booked",
  // Its people come by its aims, so that all other seeds stay what they were; its own promises are broken there.
  byAimsAlone: true,
  machines: [eventsMachine, passChoiceMachine],
  aims: eventsAims,
  home: () => startAt({ at: "search" }),
  wishes: [plainEvents, ...storyEventSearches],
  plainWish: plainEvents,
  bookings: ({ app: client, times }) => createEventsBookingService({ client, ...times }),
};
