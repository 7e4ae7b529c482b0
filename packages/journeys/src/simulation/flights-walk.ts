import type { FlightsStart } from "@safar/engine";
import { openWalk as openFlightWalk, searchFor } from "../flows/flight-walk.ts";
import { childOf, isLive, isPaying, isPriced, results, type Walk, type WalkOptions } from "./walk.ts";

/** A way from a search of flights to a ticket. */
export const openFlights = (options: WalkOptions, start: FlightsStart): Walk => {
  const { dress, dressPorts, plant, ...rest } = options;
  const walk = openFlightWalk({
    ...rest,
    start,
    ports: (bare) => {
      const dressed = { ...dressPorts(bare), flights: dress(bare.flights) };
      return plant?.ports?.(dressed) ?? dressed;
    },
    ...(plant?.checkout === undefined ? {} : { checkout: plant.checkout }),
  });
  return {
    ...walk,
    vertical: "flights",
    send: (event) => {
      if (isLive(walk.snapshot())) walk.send(event as Parameters<typeof walk.send>[0]);
    },
    child: (name) => childOf(walk.view().children, name),
    fillIn: (values) => walk.fillIn(values),
    offers: () =>
      walk.offers().map(({ id, legs }) => ({
        id,
        airlines: legs.flatMap(({ segments }) => segments.map(({ airline }) => airline)),
        hasStory: false,
      })),
    searchFor: (route, adults) => searchFor(route, { adults }),
    address: () => {
      const view = walk.view();
      const { offer, search } = view;
      const at = isPaying(view) ?? isPriced(view);
      if (at !== null) return { vertical: "flights", start: at };
      return {
        vertical: "flights",
        start: offer === null ? results(view) : { at: "offer", search, refId: offer.refId, offer: offer.offer },
      };
    },
  };
};
