import { createMoviesBookingService, createMoviesCheckout, createMoviesFinder } from "@safar/api-clients";
import {
  connectHall,
  connectMovies,
  createMoviesResultsStore,
  createMoviesSearch,
  encodeMovies,
  hallMachine,
  type MoviesService,
  type MoviesStart,
  moviesActorsOver,
  moviesMachine,
} from "@safar/engine";
import { createActor } from "xstate";
import { openShop } from "../../flows/shop-walk.ts";
import { childOf } from "../../flows/walk.types.ts";
import { openWalkWorld } from "../../flows/walk-world.ts";
import { moviesAims } from "../aims/movies.aims.ts";
import type { VerticalKind } from "../errand.types.ts";
import { bookingWalk } from "../hands/booking-walk.ts";
import { takePlaces } from "../hands/places.hand.ts";
import { mostMovieSeats } from "../limits.ts";
import { plainFilm, storyFilms } from "../stories.ts";
import type { Scene, Start, Walk, WalkOptions } from "../walk.types.ts";

const errand = "movies";
const movieDay = "2026-12-03";

const openMovieShop = (options: WalkOptions, start: MoviesStart) => {
  const { dress } = options;
  const world = openWalkWorld(options);
  const store = createMoviesResultsStore();
  const { app: client, edition, setting, times } = world;
  const finder = createMoviesFinder({ client, currency: edition.defaultCurrency, ...times });
  const bare: MoviesService = {
    ...createMoviesSearch({ finder, store }),
    readHall: finder.readHall,
    priceSeats: finder.priceSeats,
    ...createMoviesCheckout({ client, ...times }),
  };
  return openShop({ ...options, ...dress.chart }, world, {
    flow: { flow: errand, schema: 1 },
    ports: dress.ports(world.ports),
    service: dress.service(bare),
    chart: (parts) => {
      const machine = moviesMachine.provide({ actors: moviesActorsOver(parts) });
      return { machine, begin: (beginning) => createActor(machine, { input: { start, setting }, ...beginning }) };
    },
    connect: connectMovies,
    found: (session) => store.read(session)?.shows ?? [],
    forgetsSearch: true,
  });
};

type Shop = ReturnType<typeof openMovieShop>;

const hallIn = ({ view }: Shop) => childOf(view().children, "hall");

/** How many they are, then a seat for each: the best together, or one by one with what mends it. */
const goOnAtHall = (shop: Shop, scene: Scene): void => {
  const child = hallIn(shop);
  const look = () => connectHall(child.getSnapshot());
  const { party, screen, show } = look();
  const { person, random } = scene;
  if (screen === "failed") child.send({ type: "seats.reload" });
  else if (screen === "expired") child.send({ type: "search.refresh" });
  else if (screen === "party") {
    const [category] = show?.categories.filter(({ left }) => left >= person.adults) ?? [];
    if (category === undefined) child.send({ type: "flow.back" });
    else
      child.send({
        type: "party.choose",
        party: { seats: person.adults, category: category.code, hasWheelchair: false },
      });
  } else if (screen === "seats") {
    if (random.next() < 0.6) child.send({ type: "proposal.accept" });
    takePlaces(look, (event) => child.send(event), { ...scene, person: { ...person, adults: party?.seats ?? 1 } });
    // Where nobody can be seated with what one of them has, others are proposed to all.
    if (look().standing > 0) child.send({ type: "proposal.accept" });
    const { mend, party: asked } = look();
    if (mend !== null && asked !== null) child.send({ type: "seats.choose", party: asked, picks: mend });
    // No seats together are left that the cinema would sell them: another show.
    child.send(look().commands.submit ? { type: "seats.submit" } : { type: "flow.back" });
  }
};

const strayAtHall = (shop: Shop, { random }: Scene): void => {
  const child = hallIn(shop);
  const { picks, seats } = connectHall(child.getSnapshot());
  const seat = picks[0]?.seat ?? seats[0]?.id ?? "";
  // More than anybody may have, one after the other.
  if (random.next() < 0.3) for (const { id } of seats.slice(0, 12)) child.send({ type: "seat.toggle", seat: id });
  else
    child.send(
      random.pick([
        { type: "seat.toggle", seat },
        { type: "proposal.accept" },
        { type: "nearest.accept", seat },
        { type: "seats.clear" },
        { type: "party.edit" },
        { type: "seats.hinted" },
        { type: "seats.reload" },
        { type: "search.edit" },
      ] as const),
    );
};

/** A way from a film to a booking. What is wished for is a film in a city. */
const open = (options: WalkOptions, start: MoviesStart): Walk => {
  const shop = openMovieShop(options, start);
  const hall = () => shop.view().children.hall;
  return bookingWalk(shop, {
    errand,
    plainWish: plainFilm,
    address: () => startAt(shop.address()),
    offers: () => shop.offers().map(({ id }) => ({ id, airlines: [], hasStory: false })),
    searchFor: (wish) => {
      const [film = "", city = ""] = wish.split("~");
      return encodeMovies({ film, city, date: movieDay });
    },
    hands: { seats: (scene) => goOnAtHall(shop, scene) },
    step: hall,
    stray: (scene) => strayAtHall(shop, scene),
    shows: {
      seats: () => shop.snapshot().context.choice?.picks.map(({ seat }) => seat) ?? [],
      chosen: () => {
        const child = hall();
        if (child === undefined) return [];
        const { picks } = connectHall(child.getSnapshot());
        return [{ what: "seats", ids: picks.map(({ seat }) => seat), most: mostMovieSeats }];
      },
    },
  });
};

const startAt = (start: MoviesStart): Start => ({ errand, open: (options) => open(options, start) });

export const movies: VerticalKind = {
  errand,
  happening: "of movies one is booked",
  // Its people come by its aims, so that all other seeds stay what they were; its own promises are broken there.
  byAimsAlone: true,
  machines: [moviesMachine, hallMachine],
  aims: moviesAims,
  home: () => startAt({ at: "search" }),
  wishes: [plainFilm, ...storyFilms],
  plainWish: plainFilm,
  bookings: ({ app: client, times }) => createMoviesBookingService({ client, ...times }),
};
