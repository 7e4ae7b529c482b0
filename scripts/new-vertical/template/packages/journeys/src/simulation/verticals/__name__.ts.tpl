import { create__Pascal__BookingService, create__Pascal__Checkout, create__Pascal__Finder } from "@safar/api-clients";
import {
  __camel__ActorsOver,
  __camel__Machine,
  connect__Pascal__,
  create__Pascal__ResultsStore,
  create__Pascal__Search,
  encode__Pascal__,
  type __Pascal__Service,
  type __Pascal__Start,
} from "@safar/engine";
import { createActor } from "xstate";
import { openShop } from "../../flows/shop-walk.ts";
import { openWalkWorld } from "../../flows/walk-world.ts";
import { __camel__Aims } from "../aims/__name__.aims.ts";
import type { VerticalKind } from "../errand.types.ts";
import { bookingWalk } from "../hands/booking-walk.ts";
import type { Start, Walk, WalkOptions } from "../walk.types.ts";

const errand = "__name__";
const plainWish = "2026-12-03";

/** A way from a search of __things__ to a booking. What is wished for is a day. */
const open = (options: WalkOptions, start: __Pascal__Start): Walk => {
  const { dress } = options;
  const world = openWalkWorld(options);
  const store = create__Pascal__ResultsStore();
  const { app: client, edition, setting, times } = world;
  const finder = create__Pascal__Finder({ client, currency: edition.defaultCurrency, ...times });
  const bare: __Pascal__Service = {
    ...create__Pascal__Search({ finder, store }),
    readOffer: finder.readOffer,
    ...create__Pascal__Checkout({ client, ...times }),
  };
  const shop = openShop({ ...options, ...dress.chart }, world, {
    flow: { flow: errand, schema: 1 },
    ports: dress.ports(world.ports),
    service: dress.service(bare),
    chart: (parts) => {
      const machine = __camel__Machine.provide({ actors: __camel__ActorsOver(parts) });
      return { machine, begin: (beginning) => createActor(machine, { input: { start, setting }, ...beginning }) };
    },
    connect: connect__Pascal__,
    found: (session) => store.read(session)?.offers ?? [],
    forgetsSearch: true,
  });
  return bookingWalk(shop, {
    errand,
    plainWish,
    address: () => startAt(shop.address()),
    offers: () => shop.offers().map(({ id }) => ({ id, airlines: [], hasStory: false })),
    searchFor: (date) => encode__Pascal__({ date }),
    hands: {
      offer: () => shop.send({ type: "offer.accept" }),
      offerFailed: () => shop.send({ type: "offer.reload" }),
    },
    // Fill in what of it a promise is about.
    shows: {},
  });
};

const startAt = (start: __Pascal__Start): Start => ({ errand, open: (options) => open(options, start) });

export const __camel__: VerticalKind = {
  errand,
  happening: "of __things__ one is booked",
  byAimsAlone: true,
  machines: [__camel__Machine],
  aims: __camel__Aims,
  home: () => startAt({ at: "search" }),
  wishes: [plainWish, "2026-12-04"],
  plainWish,
  bookings: ({ app: client, times }) => create__Pascal__BookingService({ client, ...times }),
};
