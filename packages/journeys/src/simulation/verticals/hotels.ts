import { createHotelBookingService, createHotelsService } from "@safar/api-clients";
import {
  connectHotels,
  connectRoomChoice,
  createHotelResultsStore,
  encodeStay,
  type HotelsStart,
  hotelsActorsOver,
  hotelsMachine,
  isHotelQuote,
  roomChoiceMachine,
} from "@safar/engine";
import { createActor } from "xstate";
import { openShop } from "../../flows/shop-walk.ts";
import { childOf } from "../../flows/walk.types.ts";
import { openWalkWorld } from "../../flows/walk-world.ts";
import { hotelAims } from "../aims/hotel.aims.ts";
import type { VerticalKind } from "../errand.types.ts";
import { bookingWalk } from "../hands/booking-walk.ts";
import { mostRooms } from "../limits.ts";
import { plainPlace, storyHotels, storyPlaces } from "../stories.ts";
import type { Scene, Start, Walk, WalkOptions } from "../walk.types.ts";

const errand = "hotels";

/** Rooms are slept in for three nights. */
const [checkIn, checkOut] = ["2026-12-08", "2026-12-11"] as const;

const openHotelShop = (options: WalkOptions, start: HotelsStart) => {
  const { dress } = options;
  const world = openWalkWorld(options);
  const store = createHotelResultsStore();
  const { edition, setting, times } = world;
  const client = world.withToken("hotels");
  return openShop({ ...options, ...dress.chart }, world, {
    flow: { flow: errand, schema: 1 },
    ports: dress.ports(world.ports),
    service: dress.service(createHotelsService({ client, currency: edition.defaultCurrency, store, ...times })),
    chart: (parts) => {
      const machine = hotelsMachine.provide({ actors: hotelsActorsOver(parts) });
      return { machine, begin: (beginning) => createActor(machine, { input: { start, setting }, ...beginning }) };
    },
    connect: connectHotels,
    found: (session) => store.read(session)?.hotels ?? [],
  });
};

type Shop = ReturnType<typeof openHotelShop>;

const roomsIn = ({ view }: Shop) => childOf(view().children, "rooms");

/** A rate for every room, and on. */
const chooseRooms = (shop: Shop, { random }: Scene): void => {
  const child = roomsIn(shop);
  const view = () => connectRoomChoice(child.getSnapshot());
  for (const { picked, room } of view().requested) {
    if (picked !== null && random.next() < 0.9) continue;
    child.send({ type: "room.turn", room });
    const rates = view().offered.flatMap((offered) => offered.rates.filter(({ canPick }) => canPick));
    if (rates.length > 0) child.send({ type: "rate.choose", rate: random.pick(rates).rate.key });
  }
  child.send({ type: "rooms.submit" });
};

const strayRooms = [
  { type: "room.turn", room: 9 },
  { type: "room.turn", room: 0 },
  { type: "rate.choose", rate: "none" },
  { type: "rate.drop", room: 0 },
  { type: "rooms.submit" },
] as const;

/** A way from a search of hotels to a booking. */
const open = (options: WalkOptions, start: HotelsStart): Walk => {
  const shop = openHotelShop(options, start);
  const rooms = () => shop.view().children.rooms;
  return bookingWalk(shop, {
    errand,
    plainWish: plainPlace,
    address: () => startAt(shop.address()),
    offers: () => shop.offers().map(({ id, names }) => ({ id, airlines: [], hasStory: storyHotels.has(names.en) })),
    searchFor: (place, people) =>
      encodeStay({
        place,
        checkIn,
        checkOut,
        rooms: Array.from({ length: people }, () => ({ adults: 1, childAges: [] })),
      }),
    hands: {
      hotel: (scene) => chooseRooms(shop, scene),
      hotelFailed: () => shop.send({ type: "offer.reload" }),
    },
    // A hotel that refuses somebody refuses them again.
    plainly: { reserveRefused: () => shop.send({ type: "search.refresh" }) },
    step: rooms,
    stray: ({ random }) => rooms()?.send(random.pick(strayRooms)),
    shows: {
      rooms: () => {
        const { quote } = shop.view();
        return quote !== null && isHotelQuote(quote) ? quote.stay.rooms.length : null;
      },
      chosen: () => {
        const child = rooms();
        if (child === undefined) return [];
        const { requested } = connectRoomChoice(child.getSnapshot());
        return [{ what: "rooms", ids: requested.map(({ room }) => String(room)), most: mostRooms }];
      },
    },
  });
};

const startAt = (start: HotelsStart): Start => ({ errand, open: (options) => open(options, start) });

export const hotels: VerticalKind = {
  errand,
  happening: "a hotel is booked",
  machines: [hotelsMachine, roomChoiceMachine],
  aims: hotelAims,
  home: () => startAt({ at: "search" }),
  wishes: [plainPlace, plainPlace, ...storyPlaces],
  plainWish: plainPlace,
  bookings: ({ times, withToken }, user) => createHotelBookingService({ client: withToken("hotels"), user, ...times }),
};
