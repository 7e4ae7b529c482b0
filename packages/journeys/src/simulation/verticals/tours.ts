import { createToursBookingService, createToursCheckout, createToursFinder } from "@safar/api-clients";
import {
  connectTours,
  createToursResultsStore,
  createToursSearch,
  encodeTours,
  type ToursService,
  type ToursStart,
  toursActorsOver,
  toursMachine,
} from "@safar/engine";
import { createActor } from "xstate";
import { openShop } from "../../flows/shop-walk.ts";
import { openWalkWorld } from "../../flows/walk-world.ts";
import { toursAims } from "../aims/tours.aims.ts";
import type { VerticalKind } from "../errand.types.ts";
import { bookingWalk } from "../hands/booking-walk.ts";
import type { Start, Walk, WalkOptions } from "../walk.types.ts";

const errand = "tours";
const plainWish = "2026-12-03";

/** A way from a search of tours to a booking. What is wished for is a day. */
const open = (options: WalkOptions, start: ToursStart): Walk => {
  const { dress } = options;
  const world = openWalkWorld(options);
  const store = createToursResultsStore();
  const { app: client, edition, setting, times } = world;
  const finder = createToursFinder({ client, currency: edition.defaultCurrency, ...times });
  const bare: ToursService = {
    ...createToursSearch({ finder, store }),
    readOffer: finder.readOffer,
    ...createToursCheckout({ client, ...times }),
  };
  const shop = openShop({ ...options, ...dress.chart }, world, {
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
  return bookingWalk(shop, {
    errand,
    plainWish,
    address: () => startAt(shop.address()),
    offers: () => shop.offers().map(({ id }) => ({ id, airlines: [], hasStory: false })),
    searchFor: (date) => encodeTours({ date }),
    hands: {
      offer: () => shop.send({ type: "offer.accept" }),
      offerFailed: () => shop.send({ type: "offer.reload" }),
    },
    // Fill in what of it a promise is about.
    shows: {},
  });
};

const startAt = (start: ToursStart): Start => ({ errand, open: (options) => open(options, start) });

export const tours: VerticalKind = {
  errand,
  happening: "of tours one is booked",
  byAimsAlone: true,
  machines: [toursMachine],
  aims: toursAims,
  home: () => startAt({ at: "search" }),
  wishes: [plainWish, "2026-12-04"],
  plainWish,
  bookings: ({ app: client, times }) => createToursBookingService({ client, ...times }),
};
