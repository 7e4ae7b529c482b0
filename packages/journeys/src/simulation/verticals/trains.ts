import { createTrainsBookingService, createTrainsCheckout, createTrainsFinder } from "@safar/api-clients";
import {
  connectTrainPlaces,
  connectTrains,
  createTrainPlaces,
  createTrainsResultsStore,
  createTrainsSearch,
  encodeTrains,
  type TrainsService,
  type TrainsStart,
  trainPlacesMachine,
  trainsActorsOver,
  trainsIn,
  trainsMachine,
} from "@safar/engine";
import { createActor } from "xstate";
import { openShop } from "../../flows/shop-walk.ts";
import { childOf } from "../../flows/walk.types.ts";
import { openWalkWorld } from "../../flows/walk-world.ts";
import { trainsAims } from "../aims/trains.aims.ts";
import type { VerticalKind } from "../errand.types.ts";
import { bookingWalk } from "../hands/booking-walk.ts";
import { strayPlaces, takePlaces } from "../hands/places.hand.ts";
import { mostTrainPlaces } from "../limits.ts";
import { plainLine, storyLines } from "../stories.ts";
import type { Scene, Start, Walk, WalkOptions } from "../walk.types.ts";

const errand = "trains";
const trainDay = "2026-12-03";

const openTrainShop = (options: WalkOptions, start: TrainsStart) => {
  const { dress } = options;
  const world = openWalkWorld(options);
  const store = createTrainsResultsStore();
  const { app: client, edition, setting, times } = world;
  const { find, findAgain, placeFares, readPlaces, readTrain } = createTrainsFinder({
    client,
    currency: edition.defaultCurrency,
    ...times,
  });
  const bare: TrainsService = {
    ...createTrainsSearch({ finder: { find, findAgain }, store }),
    placeFares,
    readPlaces,
    readTrain,
    ...createTrainsCheckout({ client, ...times }),
  };
  return openShop({ ...options, ...dress.chart }, world, {
    flow: { flow: errand, schema: 1 },
    ports: dress.ports(world.ports),
    service: dress.service(bare),
    chart: (parts) => {
      const places = createTrainPlaces(parts.service, parts.clock);
      const machine = trainsMachine.provide({ actors: trainsActorsOver({ ...parts, places }) });
      return { machine, begin: (beginning) => createActor(machine, { input: { start, setting }, ...beginning }) };
    },
    connect: connectTrains,
    found: (session) => {
      const found = store.read(session);
      return found === null ? [] : trainsIn(found);
    },
    forgetsSearch: true,
  });
};

type Shop = ReturnType<typeof openTrainShop>;

const placesIn = ({ view }: Shop) => childOf(view().children, "places");

/** A class with room for everybody, the cheapest most of the time. */
const chooseClass = (shop: Shop, { random }: Scene): void => {
  const { commands, train } = shop.view();
  const open = train?.classes.filter(({ seatsLeft }) => seatsLeft > 1) ?? [];
  const [first] = open;
  if (first === undefined) shop.send({ type: "flow.back" });
  else if (commands.chooseClass)
    shop.send({ type: "class.choose", code: random.next() < 0.6 ? first.code : random.pick(open).code });
};

/** A place for everybody, now and then the best together, and whatever else their page asks for. */
const goOnAtPlaces = (shop: Shop, scene: Scene): void => {
  const child = placesIn(shop);
  const look = () => connectTrainPlaces(child.getSnapshot());
  const { screen, travellers } = look();
  const { random } = scene;
  if (screen === "failed") child.send({ type: "seats.reload" });
  else if (screen === "expired") child.send({ type: "search.refresh" });
  else if (screen === "seats") {
    if (random.next() < 0.3) {
      child.send({ type: "seats.propose", genders: travellers.map(() => "male") });
      child.send({ type: "proposal.accept" });
    }
    const take: Parameters<typeof takePlaces>[1] = (event) => {
      // Of whom it is not known it is asked first.
      if (look().gender === null) child.send({ type: "gender.choose", gender: "male" });
      child.send(event);
    };
    takePlaces(look, take, { ...scene, person: { ...scene.person, adults: travellers.length } });
    child.send({ type: "seats.submit" });
  }
};

const strayAtPlaces = (shop: Shop, { random }: Scene): void => {
  const child = placesIn(shop);
  const { picks, seats } = connectTrainPlaces(child.getSnapshot());
  const seat = picks[0]?.seat ?? seats[0]?.id ?? "";
  // More than anybody may have, one after the other.
  if (random.next() < 0.3) for (const { id } of seats.slice(0, 12)) child.send({ type: "seat.toggle", seat: id });
  else child.send(random.pick([...strayPlaces(seat), { type: "seats.reload" }, { type: "search.edit" }] as const));
};

/** A way from a search of trains to a booking. What is wished for is a line. */
const open = (options: WalkOptions, start: TrainsStart): Walk => {
  const shop = openTrainShop(options, start);
  const places = () => shop.view().children.places;
  return bookingWalk(shop, {
    errand,
    plainWish: plainLine,
    address: () => startAt(shop.address()),
    offers: () => shop.offers().map(({ id }) => ({ id, airlines: [], hasStory: false })),
    searchFor: (line, adults) => {
      const [from = "", to = ""] = line.split("~");
      return encodeTrains({ from, to, date: trainDay, adults, children: 0, infants: 0, code: "" });
    },
    hands: {
      train: (scene) => chooseClass(shop, scene),
      trainFailed: () => shop.send({ type: "offer.reload" }),
      places: (scene) => goOnAtPlaces(shop, scene),
    },
    step: places,
    stray: (scene) => (places() === undefined ? shop.send({ type: "offer.reload" }) : strayAtPlaces(shop, scene)),
    shows: {
      seats: () => shop.snapshot().context.choice?.picks.map(({ seat }) => seat) ?? [],
      chosen: () => {
        const child = places();
        if (child === undefined) return [];
        const { picks } = connectTrainPlaces(child.getSnapshot());
        return [{ what: "seats", ids: picks.map(({ seat }) => seat), most: mostTrainPlaces }];
      },
    },
  });
};

const startAt = (start: TrainsStart): Start => ({ errand, open: (options) => open(options, start) });

export const trains: VerticalKind = {
  errand,
  happening: "of trains one is booked",
  // Its people come by its aims, so that all other seeds stay what they were; its own promises are broken there.
  byAimsAlone: true,
  machines: [trainsMachine, trainPlacesMachine],
  aims: trainsAims,
  home: () => startAt({ at: "search" }),
  wishes: [plainLine, ...storyLines],
  plainWish: plainLine,
  bookings: ({ app: client, times }) => createTrainsBookingService({ client, ...times }),
};
