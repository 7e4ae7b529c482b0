import { createFlightBookingService, createFlightCancellation } from "@safar/api-clients";
import { type FlightsStart, flightsMachine } from "@safar/engine";
import { openFlightShop } from "../../flows/flight-shop.ts";
import { searchFor } from "../../flows/flight-walk.ts";
import { openWalkWorld } from "../../flows/walk-world.ts";
import type { VerticalKind } from "../errand.types.ts";
import { bookingWalk } from "../hands/booking-walk.ts";
import { plainRoute, storyRoutes } from "../stories.ts";
import type { Start, Walk, WalkOptions } from "../walk.types.ts";

const errand = "flights";

const chosenSeats = (choices: readonly { readonly serviceId: string }[]): readonly string[] =>
  choices.flatMap(({ serviceId }) => /^seat\..+\.([^.]+)$/.exec(serviceId)?.[1] ?? []);

/** A way from a search of flights to a ticket. */
const open = (options: WalkOptions, start: FlightsStart): Walk => {
  const { contact, dress, inspect, kept } = options;
  const world = openWalkWorld(options);
  const shop = openFlightShop(
    {
      start,
      contact,
      inspect,
      kept,
      ports: ({ flights, ...bare }) => ({ ...dress.ports(bare), flights: dress.service(flights) }),
      ...dress.chart,
    },
    world,
  );
  return bookingWalk(shop, {
    errand,
    plainWish: plainRoute,
    address: () => startAt(shop.address()),
    offers: () =>
      shop.offers().map(({ id, legs }) => ({
        id,
        airlines: legs.flatMap(({ segments }) => segments.map(({ airline }) => airline)),
        hasStory: false,
      })),
    searchFor: (route, adults) => searchFor(route, { adults }),
    hands: {
      itinerary: ({ random }) => {
        const { fares } = shop.view();
        if (fares.length > 0 && random.next() < 0.3) shop.send({ type: "fare.choose", fareId: random.pick(fares).id });
        shop.send({ type: "itinerary.accept" });
      },
      itineraryFailed: () => shop.send({ type: "offer.reload" }),
    },
    shows: {
      seats: () => chosenSeats(shop.view().children.checkout?.getSnapshot().context.choices ?? []),
    },
  });
};

const startAt = (start: FlightsStart): Start => ({ errand, open: (options) => open(options, start) });

export const flights: VerticalKind = {
  errand,
  happening: "a flight is booked",
  machines: [flightsMachine],
  home: () => startAt({ at: "search" }),
  wishes: [...Array<string>(6).fill(plainRoute), ...storyRoutes],
  plainWish: plainRoute,
  bookings: ({ times, withToken }, user) => createFlightBookingService({ client: withToken("travel"), user, ...times }),
  cancellations: ({ times, withToken }, wish) =>
    createFlightCancellation({ client: withToken("travel"), ...times, ...wish }),
};
