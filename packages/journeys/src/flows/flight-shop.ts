import { createFlightsService } from "@safar/api-clients";
import {
  type checkoutActors,
  connectFlights,
  createFlightResultsStore,
  type FlightsPorts,
  type FlightsStart,
  flightsActorsOver,
  flightsMachine,
  flightsMigrations,
  flightsSchema,
} from "@safar/engine";
import { createActor } from "xstate";
import { openShop, type ShopOptions } from "./shop-walk.ts";
import type { WalkWorld } from "./walk-world.ts";

type Actors = Omit<ReturnType<typeof flightsActorsOver>, "checkout"> & ReturnType<typeof checkoutActors>;

export type FlightShopOptions = ShopOptions & {
  readonly start?: FlightsStart;
  /** Ports that answer otherwise than the services. */
  readonly ports?: (ports: FlightsPorts) => FlightsPorts;
  /** Steps that break, to see that the walk does not. */
  readonly actors?: Partial<Actors>;
  /** The chart with other parts, to see that somebody notices. */
  readonly machine?: (machine: typeof flightsMachine) => typeof flightsMachine;
};

/** A way from a search of flights to a ticket. */
export const openFlightShop = (options: FlightShopOptions, world: WalkWorld) => {
  const { edition, times } = world;
  const store = createFlightResultsStore();
  const client = world.withToken("travel");
  const bare = createFlightsService({ client, currency: edition.defaultCurrency, store, ...times });
  const plain: FlightsPorts = { ...world.ports, flights: bare };
  const ports = options.ports?.(plain) ?? plain;
  const { actors, checkout: change = (one) => one } = options;
  const setting = { ...world.setting, seatedPassengers: edition.seatedPassengers };
  const input = { start: options.start ?? ({ at: "search" } as const), setting };
  return openShop(
    { ...options, checkout: (whole, parts) => change(actors === undefined ? whole : whole.provide({ actors }), parts) },
    world,
    {
      flow: { flow: "flights", schema: flightsSchema, migrations: flightsMigrations },
      service: ports.flights,
      ports,
      chart: (parts) => {
        const whole = flightsMachine.provide({ actors: { ...flightsActorsOver(parts), ...actors } });
        const machine = options.machine?.(whole) ?? whole;
        return { machine, begin: (beginning) => createActor(machine, { input, ...beginning }) };
      },
      connect: connectFlights,
      found: (session) => store.read(session)?.itineraries ?? [],
    },
  );
};
