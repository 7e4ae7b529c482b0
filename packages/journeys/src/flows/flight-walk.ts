import { createFlightsService } from "@safar/api-clients";
import {
  type BookingUuid,
  type CheckoutEvent,
  checkoutActors,
  checkoutMachine,
  connectExtras,
  connectFlights,
  connectOtp,
  connectPayment,
  connectQuote,
  connectReserve,
  connectSearch,
  connectTravellers,
  createFlightResultsStore,
  encodeCriteria,
  type FlightsEvent,
  type FlightsPorts,
  type FlightsScreen,
  type FlightsStart,
  flightsActorsOver,
  flightsMachine,
  flightsMigrations,
  flightsSchema,
  type Itinerary,
  keepFlow,
  offerId,
  restoreFlow,
  type TravellerForm,
} from "@safar/engine";
import { createTransitionTable } from "@safar/paths";
import type { FaultRule } from "@safar/sandbox";
import { type AnyMachineSnapshot, createActor, type InspectionEvent, type Snapshot, StateMachine } from "xstate";
import { begin, fillInParty, openWalkWorld, type WorldOptions } from "./walk-world.ts";

export { begin };

const travelDay = "2026-12-11";
const flow = { flow: "flights", schema: flightsSchema, migrations: flightsMigrations };
const hurriedMs = 250;
const mostTurns = 8_000;

type Actors = Omit<ReturnType<typeof flightsActorsOver>, "checkout"> & ReturnType<typeof checkoutActors>;

/** What can be said to a walk, or to its checkout. */
export type WalkEvent = FlightsEvent | CheckoutEvent;

/** What reaches a checkout through its walk. */
const throughTheWalk = new Set(["setting.change", "RESUME", "order.hinted"]);

export type WalkOptions = WorldOptions & {
  readonly start?: FlightsStart;
  /** Ports that answer otherwise than the services. */
  readonly ports?: (ports: FlightsPorts) => FlightsPorts;
  /** Steps that break, to see that the walk does not. */
  readonly actors?: Partial<Actors>;
  /** Told of every transition that the walk's own chart and its checkout's take, by their names. */
  readonly onTransition?: (id: string) => void;
  /** Told of every step of every chart. */
  readonly inspect?: (event: InspectionEvent) => void;
  /** The chart with other parts, to see that somebody notices. */
  readonly machine?: (machine: typeof flightsMachine, ports: FlightsPorts) => typeof flightsMachine;
  /** The same of its checkout's chart. */
  readonly checkout?: (machine: typeof checkoutMachine, ports: FlightsPorts) => typeof checkoutMachine;
  /** What a reload finds of what was kept. */
  readonly kept?: (text: string) => string;
  /** Where the tickets go. */
  readonly contact?: { readonly email: string; readonly phone: string };
};

export type Party = { readonly adults: number; readonly children: number; readonly infants: number };

export const searchFor = (route: string, party: Partial<Party> = {}): string =>
  encodeCriteria({
    trip: "one_way",
    legs: [{ from: route.slice(0, 3), to: route.slice(4), date: travelDay }],
    party: { adults: 1, children: 0, infants: 0, ...party },
    cabin: "economy",
  });

const sampleContact = { email: "ayesha@example.com", phone: "03001234567" };

export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  lost: "4000 0000 0000 0119",
} as const;

/**
 * The walk of a flight over the real clients and the sandbox in this process. Nobody waits: time passes when somebody looks
 * forward to something.
 */
export const openWalk = (options: WalkOptions = {}) => {
  const world = openWalkWorld(options);
  const { clock, edition, sandbox, times, timers } = world;
  const store = createFlightResultsStore();
  const plain: FlightsPorts = {
    ...world.ports,
    flights: createFlightsService({
      client: world.withToken("travel"),
      currency: edition.defaultCurrency,
      store,
      ...times,
    }),
  };
  const ports = options.ports?.(plain) ?? plain;
  const wholeCheckout = checkoutMachine.provide({
    actors: { ...checkoutActors(ports.flights, ports), ...options.actors },
  });
  const checkout = options.checkout?.(wholeCheckout, ports) ?? wholeCheckout;
  const whole = flightsMachine.provide({
    actors: { ...flightsActorsOver({ service: ports.flights, clock: ports.clock, checkout }), ...options.actors },
  });
  const machine = options.machine?.(whole, ports) ?? whole;

  const ordersIn = () => sandbox.store.collection<{ readonly id: string }>("orders").all().length;
  // In a world that somebody else is in, nobody asks.
  const ordersBefore = options.sandbox === undefined ? ordersIn() : 0;
  const screens: FlightsScreen[] = [];
  const tables =
    options.onTransition === undefined
      ? []
      : [machine, checkout].map((one) => ({ id: one.id, table: createTransitionTable(one) }));
  const charts = new Set<string>([machine.id, checkout.id]);
  const note = () => {
    const { screen } = connectFlights(actor.getSnapshot());
    if (screens.at(-1) !== screen) screens.push(screen);
  };
  const inspect = (event: InspectionEvent) => {
    options.inspect?.(event);
    if (!("logic" in event.actorRef)) return;
    const { logic } = event.actorRef;
    if (event.type === "@xstate.snapshot" && hasBegun && logic instanceof StateMachine && charts.has(logic.id)) note();
    if (options.onTransition === undefined || event.type !== "@xstate.microstep") return;
    const found = tables.find(({ id }) => logic instanceof StateMachine && logic.id === id);
    if (found === undefined) return;
    // oxlint-disable-next-line no-underscore-dangle -- what XState calls the definitions that a step took
    for (const definition of event._transitions) options.onTransition(`${found.id}: ${found.table.idOf(definition)}`);
  };
  const start = (snapshot?: Snapshot<unknown>) => {
    const setting = { ...world.setting, seatedPassengers: edition.seatedPassengers };
    const actor = createActor(machine, {
      input: { start: options.start ?? { at: "search" }, setting },
      inspect,
      ...(snapshot === undefined ? {} : { snapshot }),
    });
    return actor;
  };
  let hasBegun = false;
  let actor = start();
  hasBegun = true;
  actor.start();
  note();

  const view = () => connectFlights(actor.getSnapshot());

  /** Lets time pass until something is so. */
  const until = async (what: string, isSo: () => boolean): Promise<void> => {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      if (isSo()) return;
      await new Promise((resolve) => setImmediate(resolve));
      if (turn % 2 === 1 && !isSo()) sandbox.clock.advance(hurriedMs);
    }
    throw new Error(`${what} never came; the walk is at ${JSON.stringify(actor.getSnapshot().value)}.`);
  };
  const untilScreen = (...wanted: FlightsScreen[]) =>
    until(wanted.join(" or "), () => wanted.includes(view().screen) && !view().busy);

  const child = <Name extends keyof ReturnType<typeof view>["children"]>(name: Name) => {
    const found = view().children[name];
    if (found === undefined) throw new Error(`There is no ${name} now; the walk is at ${view().screen}.`);
    return found;
  };

  const send = (event: WalkEvent) => {
    const checkout = throughTheWalk.has(event.type) ? undefined : view().children.checkout;
    // Each hears what is meant for it, and lets pass what is not.
    if (checkout === undefined) actor.send(event as FlightsEvent);
    else checkout.send(event as CheckoutEvent);
  };

  const walk = {
    sandbox,
    clock,
    store,
    machine,
    view,
    child,
    send,
    until,
    untilScreen,
    /** Every screen that the walk was on, in order. */
    screens: (): readonly FlightsScreen[] => screens,
    actor: () => actor,
    /** How many of its timers run. */
    timers: (): number => timers.size,
    fault: (rule: FaultRule) => sandbox.admin.faults.add(rule),
    /** What was paid for an order, in minor units, and that no rule of the books is broken. */
    captured: () => {
      const broken = sandbox.ledger.audit();
      if (broken.length > 0) throw new Error(JSON.stringify(broken));
      return sandbox.ledger.movements().filter(({ kind, at }) => kind === "capture" && at >= begin);
    },

    /** How many orders the world has got since. */
    ordered: () => ordersIn() - ordersBefore,

    /** The page is closed. What is returned opens it again from what was kept, whenever that is. */
    shut: () => {
      const kept = keepFlow(flow, actor.getPersistedSnapshot(), clock.now());
      const text = options.kept?.(kept) ?? kept;
      actor.stop();
      return () => {
        const restored = restoreFlow(machine, flow, text);
        if (restored.type !== "RESTORED") throw new Error(`The flow was dropped: ${restored.reason}`);
        actor = start(restored.snapshot);
        actor.start();
        send({ type: "RESUME", now: clock.now() });
      };
    },
    /** The page is closed, time passes in which nobody answers, and it is opened again. */
    reload: (afterMs = 0) => {
      const reopen = walk.shut();
      sandbox.clock.advance(afterMs);
      reopen();
    },

    search: async (route: string, party: Partial<Party> = {}) => {
      send({ type: "search.submit", search: searchFor(route, party) });
      await walk.results();
    },
    /** Every provider has answered. */
    results: async () => {
      await until("the results", () => {
        const { search } = view().children;
        return search === undefined || !connectSearch(search.getSnapshot()).busy;
      });
    },
    offers: (): readonly Itinerary[] => {
      const { refId } = connectSearch(child("search").getSnapshot());
      return refId === null ? [] : (store.read(refId)?.itineraries ?? []);
    },
    choose: async (offer: Itinerary | undefined = walk.offers()[0]) => {
      if (offer === undefined) throw new Error("The search found nothing to choose.");
      child("search").send({ type: "offer.choose", offer: offerId(offer.id) });
      await until("the itinerary", () => !view().busy);
    },
    /** Asks for the price, and takes it when it is another one. */
    price: async () => {
      send({ type: "itinerary.accept" });
      await walk.acceptPrice();
    },
    acceptPrice: async () => {
      await walk.priced();
      const { quote } = view().children;
      if (quote === undefined) return;
      const { acknowledgement } = connectQuote(quote.getSnapshot());
      if (acknowledgement !== null) quote.send({ type: "quote.accept", acknowledged: acknowledgement });
    },
    /** The price is there, or why there is none. */
    priced: () =>
      until("a price", () => {
        const { quote } = view().children;
        return view().screen !== "quote" || quote === undefined || !connectQuote(quote.getSnapshot()).busy;
      }),
    fillIn: (values: Partial<TravellerForm> = {}) =>
      fillInParty(child("travellers"), options.contact ?? sampleContact, values),
    people: async (values: Partial<TravellerForm> = {}) => {
      await untilScreen("travellers");
      walk.fillIn(values);
      child("travellers").send({ type: "party.submit" });
      await until("the next step", () => view().screen !== "travellers");
    },
    /** The first free seat, or nothing at all. */
    extras: async ({ seat = true }: { readonly seat?: boolean } = {}) => {
      await untilScreen("addons");
      const extras = child("extras");
      const read = () => connectExtras(extras.getSnapshot());
      await until("what is on offer", () => !read().busy);
      const [map] = read().seatMaps;
      const [passenger] = read().travellers;
      if (seat && map !== undefined && passenger !== undefined) {
        const free = map.cabins
          .flatMap(({ rows }) => rows.flatMap(({ elements }) => elements))
          .find((one) => one.kind === "seat" && one.status === "available");
        const designator = free?.kind === "seat" ? free.designator : "";
        extras.send({ type: "seat.choose", segmentId: map.segmentId, travellerId: passenger.id, designator });
      }
      extras.send({ type: "extras.submit" });
      if (view().screen === "quote") await walk.acceptPrice();
    },
    /** From the search to the review. */
    toReview: async (route = "KHI-ISB", values: Partial<TravellerForm> = {}, party: Partial<Party> = {}) => {
      await walk.search(route, party);
      await walk.choose();
      await walk.price();
      await walk.people(values);
      await walk.extras();
      await untilScreen("review");
    },
    /** The yes to the price that is on the screen. */
    accept: () => {
      const acknowledgement = view().checkout?.acknowledgement ?? null;
      if (acknowledgement === null) throw new Error("There is no price to accept.");
      send({ type: "review.accept", acknowledged: acknowledgement });
    },
    reserved: () =>
      until("the reservation", () => {
        const { reserve } = view().children;
        return reserve === undefined || connectReserve(reserve.getSnapshot()).screen === "unsettled";
      }),
    toPayment: async (route?: string, values?: Partial<TravellerForm>, party?: Partial<Party>) => {
      await walk.toReview(route, values, party);
      walk.accept();
      await walk.reserved();
    },
    quote: () => connectQuote(child("quote").getSnapshot()),
    travellers: () => connectTravellers(child("travellers").getSnapshot()),
    reservation: () => connectReserve(child("reserve").getSnapshot()),
    payment: () => connectPayment(child("payment").getSnapshot()),
    chooseMethod: async (code: string) => {
      await until("the methods", () => walk.payment().screen === "methods" && !walk.payment().busy);
      child("payment").send({ type: "method.choose", code });
      await until("the bill", () => !walk.payment().busy);
    },
    payByCard: async (number: string = cards.good) => {
      await walk.chooseMethod("card");
      const card = { number, expiry: "12/30", securityCode: "123", holder: "Ayesha Siddiqui" };
      child("payment").send({ type: "card.submit", card, save: false });
    },
    enterCode: async () => {
      await until("the code", () => walk.payment().code !== null);
      const { code } = walk.payment();
      if (code === null) throw new Error("No code is asked for.");
      await until("the code", () => !connectOtp(code.getSnapshot()).busy);
      const sent = sandbox.admin.outbox.messages().findLast((message) => message.code !== undefined)?.code ?? "";
      code.send({ type: "code.submit", code: sent });
    },
    ended: () => until("the end", () => view().terminal),
    booking: (): BookingUuid | null => view().booking,
    snapshot: (): AnyMachineSnapshot => actor.getSnapshot(),
    close: () => {
      actor.stop();
      if (options.sandbox === undefined) sandbox.close();
    },
  };
  return walk;
};

export type FlightWalk = ReturnType<typeof openWalk>;
