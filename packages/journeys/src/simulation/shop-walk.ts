import { createBusCheckout, createBusTimetable, createHotelsService } from "@safar/api-clients";
import {
  type BusesService,
  type BusesStart,
  busesActorsOver,
  busesMachine,
  type CheckoutService,
  checkoutActors,
  checkoutMachine,
  connectBuses,
  connectHotels,
  createBusResultsStore,
  createBusSearch,
  createHotelResultsStore,
  encodeBusCriteria,
  encodeStay,
  type HotelsService,
  type HotelsStart,
  hotelsActorsOver,
  hotelsMachine,
  type ItineraryRefId,
  type RefId,
} from "@safar/engine";
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { openWalkWorld } from "../flows/walk-world.ts";
import { openChart } from "./chart-walk.ts";
import { storyHotels } from "./stories.ts";
import {
  isPaying,
  isPriced,
  type Offered,
  results,
  type Start,
  type Vertical,
  type View,
  type Walk,
  type WalkOptions,
} from "./walk.ts";

/** Rooms are slept in for three nights. */
const [checkIn, checkOut, busDay] = ["2026-12-08", "2026-12-11", "2026-12-03"] as const;

type World = ReturnType<typeof openWalkWorld>;
type Checkout = ReturnType<typeof checkoutMachine.provide>;
type Seen = View & { readonly offer: { readonly refId: RefId | null; readonly offer: ItineraryRefId } | null };

/** What is a vertical's own of a way from a search to a booking. */
type Shop<Service extends CheckoutService> = {
  readonly vertical: Exclude<Vertical, "flights" | "withdrawals" | "cancellations">;
  readonly start: Extract<Start, { readonly vertical: Shop<Service>["vertical"] }>["start"];
  readonly service: Service;
  readonly machine: (service: Service, clock: World["clock"], checkout: Checkout) => AnyStateMachine;
  readonly connect: (snapshot: AnyMachineSnapshot) => Seen;
  readonly offers: (session: RefId) => readonly Offered[];
  readonly searchFor: (place: string, people: number) => string;
  /** The address of an offer names nothing else, and forgets the search. */
  readonly forgetsSearch?: true;
};

/** Opens a tab on a way from a search to a booking. */
export const openShop = <Service extends CheckoutService>(
  options: WalkOptions,
  world: World,
  shop: Shop<Service>,
): Walk => {
  const { connect, start, vertical } = shop;
  const [ports, service] = [options.dressPorts(world.ports), options.dress(shop.service)];
  const checkout = checkoutMachine.provide({ actors: checkoutActors(service, ports) });
  const walk = openChart(options, world, {
    flow: vertical,
    machine: shop.machine(service, world.clock, checkout),
    input: { start, setting: world.setting },
    step: { name: "checkout", machine: checkoutMachine },
    viewOf: connect,
  });
  return {
    ...walk,
    vertical,
    searchFor: shop.searchFor,
    offers: () => {
      const { session } = walk.snapshot().context;
      const refId = walk.view().children.search?.getSnapshot().context.refId ?? session;
      return refId === null ? [] : shop.offers(refId);
    },
    address: () => {
      const view = connect(walk.snapshot());
      const { offer, search } = view;
      const at = isPaying(view) ?? isPriced(view);
      const onOffer = { at: "offer", search: shop.forgetsSearch === true ? null : search, ...offer };
      return { vertical, start: at ?? (offer === null ? results(view) : onOffer) } as Start;
    },
  };
};

/** A way from a search of hotels to a booking. */
export const openHotels = (options: WalkOptions, start: HotelsStart): Walk => {
  const world = openWalkWorld(options);
  const store = createHotelResultsStore();
  const { edition, times } = world;
  return openShop<HotelsService>(options, world, {
    vertical: "hotels",
    start,
    service: createHotelsService({
      client: world.withToken("hotels"),
      currency: edition.defaultCurrency,
      store,
      ...times,
    }),
    machine: (service, clock, checkout) =>
      hotelsMachine.provide({ actors: hotelsActorsOver({ service, clock, checkout }) }),
    connect: (snapshot) => connectHotels(snapshot as Parameters<typeof connectHotels>[0]),
    offers: (session) =>
      (store.read(session)?.hotels ?? []).map(({ id, names }) => ({
        id,
        airlines: [],
        hasStory: storyHotels.has(names.en),
      })),
    searchFor: (place, people) =>
      encodeStay({
        place,
        checkIn,
        checkOut,
        rooms: Array.from({ length: people }, () => ({ adults: 1, childAges: [] })),
      }),
  });
};

/** A way from a search of buses to a booking. */
export const openBuses = (options: WalkOptions, start: BusesStart): Walk => {
  const world = openWalkWorld(options);
  const store = createBusResultsStore();
  const { app: client, edition, times } = world;
  const timetable = createBusTimetable({ client, currency: edition.defaultCurrency, ...times });
  return openShop<BusesService>(options, world, {
    vertical: "buses",
    start,
    service: {
      ...createBusSearch({ timetable, store }),
      seats: timetable.seats,
      seatFares: timetable.seatFares,
      ...createBusCheckout({ client, ...times }),
    },
    machine: (service, clock, checkout) =>
      busesMachine.provide({ actors: busesActorsOver({ service, clock, checkout }) }),
    connect: (snapshot) => connectBuses(snapshot as Parameters<typeof connectBuses>[0]),
    offers: (session) =>
      (store.read(session)?.departures ?? []).map(({ refId }) => ({ id: refId, airlines: [], hasStory: false })),
    searchFor: (road) => {
      const [from = "", to = ""] = road.split("~");
      return encodeBusCriteria({ from, to, date: busDay });
    },
    forgetsSearch: true,
  });
};
