import { create__Pascal__Checkout, create__Pascal__Finder } from "@safar/api-clients";
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
import { openWalkWorld } from "../flows/walk-world.ts";
import { openShop } from "./shop-walk.ts";
import type { Walk, WalkOptions } from "./walk.ts";

/** A way from a search of __things__ to a booking. What is wished for is a day. */
export const open__Pascal__ = (options: WalkOptions, start: __Pascal__Start): Walk => {
  const world = openWalkWorld(options);
  const store = create__Pascal__ResultsStore();
  const { app: client, edition, times } = world;
  const finder = create__Pascal__Finder({ client, currency: edition.defaultCurrency, ...times });
  return openShop<__Pascal__Service>(options, world, {
    vertical: "__name__",
    start,
    service: {
      ...create__Pascal__Search({ finder, store }),
      readOffer: finder.readOffer,
      ...create__Pascal__Checkout({ client, ...times }),
    },
    machine: (service, clock, checkout) =>
      __camel__Machine.provide({ actors: __camel__ActorsOver({ service, clock, checkout }) }),
    connect: (snapshot) => connect__Pascal__(snapshot as Parameters<typeof connect__Pascal__>[0]),
    offers: (session) => (store.read(session)?.offers ?? []).map(({ id }) => ({ id, airlines: [], hasStory: false })),
    searchFor: (date) => encode__Pascal__({ date }),
    forgetsSearch: true,
  });
};
