import { createBusBookingService, createBusesService } from "@safar/api-clients";
import {
  type BusesStart,
  busesActorsOver,
  busesMachine,
  connectBuses,
  connectSeats,
  createBusResultsStore,
  createSeats,
  encodeBusCriteria,
  seatsMachine,
} from "@safar/engine";
import { createActor } from "xstate";
import { openShop } from "../../flows/shop-walk.ts";
import { childOf } from "../../flows/walk.types.ts";
import { openWalkWorld } from "../../flows/walk-world.ts";
import { busAims } from "../aims/bus.aims.ts";
import type { VerticalKind } from "../errand.types.ts";
import { bookingWalk } from "../hands/booking-walk.ts";
import { strayPlaces, takePlaces } from "../hands/places.hand.ts";
import { mostBusSeats } from "../limits.ts";
import { plainRoad, storyRoads } from "../stories.ts";
import type { Scene, Start, Walk, WalkOptions } from "../walk.types.ts";

const errand = "buses";
const busDay = "2026-12-03";

const openBusShop = (options: WalkOptions, start: BusesStart) => {
  const { dress } = options;
  const world = openWalkWorld(options);
  const store = createBusResultsStore();
  const { app: client, edition, setting, times } = world;
  const bare = createBusesService({ client, currency: edition.defaultCurrency, store, ...times });
  return openShop({ ...options, ...dress.chart }, world, {
    flow: { flow: errand, schema: 1 },
    ports: dress.ports(world.ports),
    service: dress.service(bare),
    chart: (parts) => {
      const seats = createSeats(parts.service, parts.clock);
      const machine = busesMachine.provide({ actors: busesActorsOver({ ...parts, seats }) });
      return { machine, begin: (beginning) => createActor(machine, { input: { start, setting }, ...beginning }) };
    },
    connect: connectBuses,
    found: (session) => store.read(session)?.departures ?? [],
    forgetsSearch: true,
  });
};

type Shop = ReturnType<typeof openBusShop>;

const seatsIn = ({ view }: Shop) => childOf(view().children, "seats");

/** A seat for each who travels, and where they get on and off. */
const chooseSeats = (shop: Shop, scene: Scene): void => {
  const child = seatsIn(shop);
  const look = () => connectSeats(child.getSnapshot());
  const { boarding, dropping, trip } = look();
  const [on, off] = [trip?.departure.boarding[0], trip?.departure.dropping[0]];
  if (boarding === null && on !== undefined) child.send({ type: "boarding.choose", stop: on.id });
  if (dropping === null && off !== undefined) child.send({ type: "dropping.choose", stop: off.id });
  // Of whom it is not known it is asked first.
  if (look().gender === null) child.send({ type: "gender.choose", gender: "male" });
  takePlaces(look, (event) => child.send(event), scene);
  child.send({ type: "seats.submit" });
};

/** Seats, what goes with them, and whatever else their page asks for. */
const goOnAtSeats = (shop: Shop, scene: Scene): void => {
  const child = seatsIn(shop);
  const { bundles, screen } = connectSeats(child.getSnapshot());
  const { random } = scene;
  if (screen === "seats") chooseSeats(shop, scene);
  else if (screen === "failed") child.send({ type: "seats.reload" });
  else if (screen === "expired") child.send({ type: "search.refresh" });
  else if (screen === "bundles") {
    if (bundles.length > 0 && random.next() < 0.3)
      child.send({ type: "bundle.choose", bundle: random.pick(bundles).code });
    child.send(random.next() < 0.1 ? { type: "seats.edit" } : { type: "bundle.accept" });
  }
};

const strayAtSeats = (shop: Shop, { random }: Scene): void => {
  const child = seatsIn(shop);
  const { picks, seats, trip } = connectSeats(child.getSnapshot());
  const [seat = "", stop = ""] = [picks[0]?.seat ?? seats[0]?.id, trip?.departure.boarding[0]?.id];
  // More than anybody may have, one after the other.
  if (random.next() < 0.3) for (const { id } of seats.slice(0, 12)) child.send({ type: "seat.toggle", seat: id });
  else
    child.send(
      random.pick([
        ...strayPlaces(seat),
        { type: "boarding.choose", stop },
        { type: "dropping.choose", stop },
        { type: "seats.edit" },
        { type: "seats.reload" },
        { type: "search.edit" },
      ] as const),
    );
};

/** A way from a search of buses to a booking. */
const open = (options: WalkOptions, start: BusesStart): Walk => {
  const shop = openBusShop(options, start);
  const seats = () => shop.view().children.seats;
  return bookingWalk(shop, {
    errand,
    plainWish: plainRoad,
    address: () => startAt(shop.address()),
    offers: () => shop.offers().map(({ refId }) => ({ id: refId, airlines: [], hasStory: false })),
    searchFor: (road) => {
      const [from = "", to = ""] = road.split("~");
      return encodeBusCriteria({ from, to, date: busDay });
    },
    hands: { seats: (scene) => goOnAtSeats(shop, scene) },
    step: seats,
    stray: (scene) => strayAtSeats(shop, scene),
    shows: {
      seats: () => shop.snapshot().context.choice?.picks.map(({ seat }) => seat) ?? [],
      chosen: () => {
        const child = seats();
        if (child === undefined) return [];
        const { picks, rules } = connectSeats(child.getSnapshot());
        const most = Math.min(mostBusSeats, rules?.max ?? mostBusSeats);
        return [{ what: "seats", ids: picks.map(({ seat }) => seat), most }];
      },
    },
  });
};

const startAt = (start: BusesStart): Start => ({ errand, open: (options) => open(options, start) });

export const buses: VerticalKind = {
  errand,
  happening: "a bus is booked",
  machines: [busesMachine, seatsMachine],
  aims: busAims,
  home: () => startAt({ at: "search" }),
  wishes: [...Array<string>(4).fill(plainRoad), ...storyRoads],
  plainWish: plainRoad,
  bookings: ({ app: client, times }) => createBusBookingService({ client, ...times }),
};
