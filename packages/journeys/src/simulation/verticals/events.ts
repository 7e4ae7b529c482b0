import { createEventsBookingService, createEventsCheckout, createEventsFinder } from "@safar/api-clients";
import {
  connectEvents,
  createEventsResultsStore,
  createEventsSearch,
  type EventsService,
  type EventsStart,
  encodeEvents,
  eventsActorsOver,
  eventsMachine,
} from "@safar/engine";
import { createActor } from "xstate";
import { openShop } from "../../flows/shop-walk.ts";
import { openWalkWorld } from "../../flows/walk-world.ts";
import { eventsAims } from "../aims/events.aims.ts";
import type { VerticalKind } from "../errand.types.ts";
import { bookingWalk } from "../hands/booking-walk.ts";
import type { Start, Walk, WalkOptions } from "../walk.types.ts";

const errand = "events";
const plainWish = "2026-12-03";

/** A way from a search of events to a booking. What is wished for is a day. */
const open = (options: WalkOptions, start: EventsStart): Walk => {
  const { dress } = options;
  const world = openWalkWorld(options);
  const store = createEventsResultsStore();
  const { app: client, edition, setting, times } = world;
  const finder = createEventsFinder({ client, currency: edition.defaultCurrency, ...times });
  const bare: EventsService = {
    ...createEventsSearch({ finder, store }),
    readOffer: finder.readOffer,
    ...createEventsCheckout({ client, ...times }),
  };
  const shop = openShop({ ...options, ...dress.chart }, world, {
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
  return bookingWalk(shop, {
    errand,
    plainWish,
    address: () => startAt(shop.address()),
    offers: () => shop.offers().map(({ id }) => ({ id, airlines: [], hasStory: false })),
    searchFor: (date) => encodeEvents({ date }),
    hands: {
      offer: () => shop.send({ type: "offer.accept" }),
      offerFailed: () => shop.send({ type: "offer.reload" }),
    },
    // Fill in what of it a promise is about.
    shows: {},
  });
};

const startAt = (start: EventsStart): Start => ({ errand, open: (options) => open(options, start) });

export const events: VerticalKind = {
  errand,
  happening: "of events one is booked",
  byAimsAlone: true,
  machines: [eventsMachine],
  aims: eventsAims,
  home: () => startAt({ at: "search" }),
  wishes: [plainWish, "2026-12-04"],
  plainWish,
  bookings: ({ app: client, times }) => createEventsBookingService({ client, ...times }),
};
