import { createBusCheckout, createBusTimetable, createHotelsService } from "@safar/api-clients";
import {
  type BusesService,
  type BusesStart,
  busesActorsOver,
  busesMachine,
  type CheckoutPorts,
  type CheckoutService,
  type CheckoutView,
  checkoutActors,
  checkoutMachine,
  connectBuses,
  connectHotels,
  connectPayment,
  connectWithdrawal,
  createBusResultsStore,
  createBusSearch,
  createHotelResultsStore,
  encodeBusCriteria,
  encodeStay,
  type FlightsPorts,
  type FlightsStart,
  type FlightsView,
  type HotelsService,
  type HotelsStart,
  hotelsActorsOver,
  hotelsMachine,
  type ItineraryRefId,
  keepFlow,
  type PassengerForm,
  type QuotedPrice,
  restoreFlow,
  type WithdrawalService,
  withdrawalActors,
  withdrawalMachine,
} from "@safar/engine";
import { type InProcessSandbox, sampleUsers } from "@safar/sandbox";
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  type Snapshot,
  type SnapshotFrom,
  StateMachine,
} from "xstate";
import { type WalkOptions as FlightOptions, openWalk as openFlightWalk, searchFor } from "../flows/flight-walk.ts";
import { fillInParty, openWalkWorld, type WorldOptions } from "../flows/walk-world.ts";
import { storyHotels } from "./stories.ts";
import { type WithdrawalStart, withdrawalPorts } from "./withdrawal-walk.ts";

/** What is booked; or money is withdrawn from the wallet, which has a walk of its own. */
export type Vertical = "flights" | "hotels" | "buses" | "withdrawals";

type Children = CheckoutView["children"] & {
  readonly search?: FlightsView["children"]["search"];
  readonly checkout?: FlightsView["children"]["checkout"];
  readonly rooms?: ReturnType<typeof connectHotels>["children"]["rooms"];
  readonly seats?: ReturnType<typeof connectBuses>["children"]["seats"];
};

/** How a walk stands, whatever is booked. */
export type View = Pick<FlightsView, "booking" | "busy" | "deadline" | "search" | "terminal"> & {
  readonly screen: string;
  readonly price: QuotedPrice | null;
  readonly checkout: CheckoutView | null;
  readonly children: Children;
};

export type Said = { readonly type: string } & Readonly<Record<string, unknown>>;

export type Offered = {
  readonly id: ItineraryRefId;
  /** Of a flight. */
  readonly airlines: readonly string[];
  /** The sandbox has something happen to whoever chooses it. */
  readonly hasStory: boolean;
};

/** Where a walk is begun anew by its address. */
export type Start =
  | { readonly vertical: "flights"; readonly start: FlightsStart }
  | { readonly vertical: "hotels"; readonly start: HotelsStart }
  | { readonly vertical: "buses"; readonly start: BusesStart }
  | { readonly vertical: "withdrawals"; readonly start: WithdrawalStart };

/** Somebody's way from a search to a ticket, as a tab of theirs has it. */
export type Walk = {
  readonly vertical: Vertical;
  view(): View;
  /** Says something to the walk, or to its checkout where that is what it is meant for. */
  send(event: Said): void;
  child<Name extends keyof Children>(name: Name): NonNullable<Children[Name]>;
  payment(): ReturnType<typeof connectPayment>;
  actor(): AnyActorRef;
  snapshot(): AnyMachineSnapshot;
  screens(): readonly string[];
  /** How many of its timers run. */
  timers(): number;
  reload(afterMs: number): void;
  close(): void;
  fillIn(values: Partial<PassengerForm>): void;
  /** What can be chosen from the results, by its reference and, for a flight, by its airlines. */
  offers(): readonly Offered[];
  /** The search of somebody who wants what their plan says. */
  searchFor(route: string, people: number): string;
  /** Its address, as far as that leads anywhere. */
  address(): Start;
};

/** What stands between a walk and what it books from. */
export type Dress = <Service extends CheckoutService>(service: Service) => Service;

export type WalkOptions = WorldOptions & {
  readonly sandbox: InProcessSandbox;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly inspect: (event: InspectionEvent) => void;
  readonly dress: Dress;
  readonly dressPorts: (ports: CheckoutPorts) => CheckoutPorts;
  readonly dressWithdrawals: (service: WithdrawalService) => WithdrawalService;
  readonly kept: (text: string) => string;
  readonly from: Start;
  /** Of flights alone, where bugs are planted. */
  readonly plant?: Pick<FlightOptions, "checkout"> & { readonly ports?: (ports: FlightsPorts) => FlightsPorts };
};

const isPaying = ({ booking, children }: View) => {
  const order = children.payment?.getSnapshot().context.order;
  return booking === null || order === undefined ? null : ({ at: "payment", booking, order } as const);
};

const isPriced = ({ checkout }: View) =>
  checkout?.quote == null ? null : ({ at: "quote", refId: checkout.quote.refId } as const);

const results = ({ search }: View) =>
  search === null ? ({ at: "search" } as const) : ({ at: "results", search, refId: null } as const);

const openFlights = (options: WalkOptions, start: FlightsStart): Walk => {
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
    send: (event) => walk.send(event as Parameters<typeof walk.send>[0]),
    child: (name) => childOf(walk.view().children, name),
    fillIn: (values) => walk.fillIn(values),
    reload: (afterMs) => walk.reload(afterMs),
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

const childOf = <Name extends keyof Children>(children: Children, name: Name): NonNullable<Children[Name]> => {
  const found = children[name];
  if (found === undefined || found === null) throw new Error(`There is no ${name} now.`);
  return found;
};

/** What reaches a checkout through its walk. */
const throughTheWalk = new Set(["setting.change", "RESUME", "order.hinted"]);

type Kit = {
  readonly flow: string;
  readonly machine: AnyStateMachine;
  readonly input: object;
  readonly viewOf: (snapshot: AnyMachineSnapshot) => View;
};

/** A walk over the real clients and the sandbox in this process, of a chart of which no more is known than that it has a checkout. */
const openOther = (options: WalkOptions, world: ReturnType<typeof openWalkWorld>, kit: Kit) => {
  const { clock, sandbox, timers } = world;
  const screens: string[] = [];
  const charts = new Set([kit.machine.id, checkoutMachine.id]);
  let actor: AnyActorRef | null = null;
  const snapshot = (): AnyMachineSnapshot => actor?.getSnapshot();
  const view = (): View => kit.viewOf(snapshot());
  const note = () => {
    const { screen } = view();
    if (screens.at(-1) !== screen) screens.push(screen);
  };
  const start = (kept?: Snapshot<unknown>) => {
    const made = createActor(kit.machine, {
      input: kit.input,
      inspect: (event) => {
        options.inspect(event);
        if (event.type !== "@xstate.snapshot" || actor === null || !("logic" in event.actorRef)) return;
        const { logic } = event.actorRef;
        if (logic instanceof StateMachine && charts.has(logic.id)) note();
      },
      ...(kept === undefined ? {} : { snapshot: kept }),
    });
    actor = made;
    made.start();
    note();
    return made;
  };
  let running = start();
  const flow = { flow: kit.flow, schema: 1 };
  const send = (event: Said) => {
    const checkout = throughTheWalk.has(event.type) ? undefined : view().children.checkout;
    if (checkout === undefined) running.send(event);
    else (checkout as AnyActorRef).send(event);
  };
  return {
    view,
    send,
    child: <Name extends keyof Children>(name: Name) => childOf(view().children, name),
    payment: () => connectPayment(childOf(view().children, "payment").getSnapshot()),
    actor: () => running,
    snapshot,
    screens: () => screens,
    timers: () => timers.size,
    reload: (afterMs: number) => {
      const text = options.kept(keepFlow(flow, running.getPersistedSnapshot(), clock.now()));
      running.stop();
      sandbox.clock.advance(afterMs);
      const restored = restoreFlow(kit.machine, flow, text);
      if (restored.type !== "RESTORED") throw new Error(`The flow was dropped: ${restored.reason}`);
      running = start(restored.snapshot);
      send({ type: "RESUME", now: clock.now() });
    },
    close: () => {
      running.stop();
    },
    fillIn: (values: Partial<PassengerForm>) =>
      fillInParty(childOf(view().children, "travellers"), options.contact, values),
  };
};

/** Rooms are slept in for three nights. */
const [checkIn, checkOut, busDay] = ["2026-12-08", "2026-12-11", "2026-12-03"];

const openHotels = (options: WalkOptions, start: HotelsStart): Walk => {
  const world = openWalkWorld(options);
  const { clock, edition, times } = world;
  const store = createHotelResultsStore();
  const bare = createHotelsService({
    client: world.withToken("hotels"),
    currency: edition.defaultCurrency,
    store,
    ...times,
  });
  const [ports, service] = [options.dressPorts(world.ports), options.dress<HotelsService>(bare)];
  const checkout = checkoutMachine.provide({ actors: checkoutActors(service, ports) });
  const machine = hotelsMachine.provide({ actors: hotelsActorsOver({ service, clock, checkout }) });
  type Seen = Parameters<typeof connectHotels>[0];
  const seen = (snapshot: AnyMachineSnapshot) => connectHotels(snapshot as Seen);
  const walk = openOther(options, world, {
    flow: "hotels",
    machine,
    input: { start, setting: world.setting },
    viewOf: seen,
  });
  return {
    ...walk,
    vertical: "hotels",
    offers: () => {
      const { session } = walk.snapshot().context;
      const { search } = walk.view().children;
      const refId = search?.getSnapshot().context.refId ?? session;
      return refId === null
        ? []
        : (store.read(refId)?.hotels ?? []).map(({ id, names }) => ({
            id,
            airlines: [],
            hasStory: storyHotels.has(names.en),
          }));
    },
    searchFor: (place, people) =>
      encodeStay({
        place,
        checkIn: checkIn ?? "",
        checkOut: checkOut ?? "",
        rooms: Array.from({ length: people }, () => ({ adults: 1, childAges: [] })),
      }),
    address: () => {
      const view = seen(walk.snapshot());
      const { offer, search } = view;
      const at = isPaying(view) ?? isPriced(view);
      if (at !== null) return { vertical: "hotels", start: at };
      return { vertical: "hotels", start: offer === null ? results(view) : { at: "offer", search, ...offer } };
    },
  };
};

const openBuses = (options: WalkOptions, start: BusesStart): Walk => {
  const world = openWalkWorld(options);
  const { app: client, clock, edition, times } = world;
  const store = createBusResultsStore();
  const timetable = createBusTimetable({ client, currency: edition.defaultCurrency, ...times });
  const bare: BusesService = {
    ...createBusSearch({ timetable, store }),
    seats: timetable.seats,
    seatFares: timetable.seatFares,
    ...createBusCheckout({ client, ...times }),
  };
  const [ports, service] = [options.dressPorts(world.ports), options.dress<BusesService>(bare)];
  const checkout = checkoutMachine.provide({ actors: checkoutActors(service, ports) });
  const machine = busesMachine.provide({ actors: busesActorsOver({ service, clock, checkout }) });
  type Seen = Parameters<typeof connectBuses>[0];
  const seen = (snapshot: AnyMachineSnapshot) => connectBuses(snapshot as Seen);
  const walk = openOther(options, world, {
    flow: "buses",
    machine,
    input: { start, setting: world.setting },
    viewOf: seen,
  });
  return {
    ...walk,
    vertical: "buses",
    offers: () => {
      const refId = walk.view().children.search?.getSnapshot().context.refId ?? null;
      return refId === null
        ? []
        : (store.read(refId)?.departures ?? []).map((departure) => ({
            id: departure.refId,
            airlines: [],
            hasStory: false,
          }));
    },
    searchFor: (road) => {
      const [from = "", to = ""] = road.split("~");
      return encodeBusCriteria({ from, to, date: busDay ?? "" });
    },
    address: () => {
      const view = seen(walk.snapshot());
      const at = isPaying(view) ?? isPriced(view);
      if (at !== null) return { vertical: "buses", start: at };
      const { offer } = view;
      return { vertical: "buses", start: offer === null ? results(view) : { at: "offer", search: null, ...offer } };
    },
  };
};

const openWithdrawals = (options: WalkOptions, { request }: WithdrawalStart): Walk => {
  const world = openWalkWorld(options);
  const dressed = options.dressPorts(world.ports);
  const machine = withdrawalMachine.provide({
    actors: withdrawalActors(withdrawalPorts(world, { dressed, dress: options.dressWithdrawals })),
  });
  const { country = "PK" } = options;
  const walk = openOther(options, world, {
    flow: "withdrawals",
    machine,
    input: { phone: sampleUsers[country].phone, dialCode: world.edition.dialCode, request },
    viewOf: (snapshot) => {
      const { busy, screen } = connectWithdrawal(snapshot as SnapshotFrom<typeof withdrawalMachine>);
      const nothing = { booking: null, checkout: null, children: {}, deadline: null, price: null, search: null };
      return { ...nothing, busy, screen, terminal: snapshot.hasTag("terminal") };
    },
  });
  return {
    ...walk,
    vertical: "withdrawals",
    offers: () => [],
    searchFor: () => "",
    address: () => ({
      vertical: "withdrawals",
      start: { request: walk.snapshot().context.withdrawal?.id ?? null },
    }),
  };
};

/** Opens a tab at an address. */
export const openWalk = (options: WalkOptions): Walk => {
  switch (options.from.vertical) {
    case "flights":
      return openFlights(options, options.from.start);
    case "hotels":
      return openHotels(options, options.from.start);
    case "buses":
      return openBuses(options, options.from.start);
    default:
      return openWithdrawals(options, options.from.start);
  }
};
