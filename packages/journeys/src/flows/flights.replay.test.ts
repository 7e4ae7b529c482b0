import { checkoutMachine, flightsMachine, type Itinerary, lateCheckout, offerId, refId } from "@safar/engine";
import { createTransitionTable } from "@safar/paths";
import { createManualClock, openSandbox } from "@safar/sandbox";
import { afterEach, describe, expect, test } from "vitest";
import { fromPromise } from "xstate";
import { begin, cards, type FlightWalk, openWalk, searchFor, type WalkOptions } from "./flight-walk.ts";

const minuteMs = 60_000;
const reserveCall = "C016";

/** What the journeys below have made the chart do. */
const taken = new Set<string>();
const opened: FlightWalk[] = [];

const start = (options: WalkOptions = {}): FlightWalk => {
  const walk = openWalk({ ...options, onTransition: (id) => taken.add(id) });
  opened.push(walk);
  return walk;
};

afterEach(() => {
  for (const walk of opened.splice(0)) walk.close();
});

/** What was paid, by order: the sandbox's own books, in which every rule holds. */
const paidBy = (walk: FlightWalk) => walk.captured().map(({ amount, currency }) => ({ minor: amount, currency }));

/** A service that offers nothing but the flight. */
const withoutExtras: NonNullable<WalkOptions["ports"]> = (ports) => ({
  ...ports,
  flights: {
    ...ports.flights,
    quote: async (request, signal) => {
      const outcome = await ports.flights.quote(request, signal);
      const offeredExtras = { bag: false, seat: false, meal: false, service: false };
      return outcome.type === "QUOTED" ? { ...outcome, quote: { ...outcome.quote, offeredExtras } } : outcome;
    },
  },
});

const dueIn = (walk: FlightWalk) => {
  const { price } = walk.view();
  if (price === null) throw new Error("There is no price on the screen.");
  return price.charge.total;
};

describe("to the ticket", () => {
  test("default: what is on the screen is what is captured, once", async () => {
    const walk = start();
    await walk.search("KHI-ISB", { adults: 2, children: 1, infants: 1 });
    expect(walk.view().commands).toMatchObject({ submitSearch: true, leave: true, acceptItinerary: false });
    await walk.choose();
    const [, dearer] = walk.view().fares;
    walk.send({ type: "fare.choose", fareId: dearer?.id ?? "" });
    expect(walk.view()).toMatchObject({ fareId: dearer?.id, price: { charge: { total: dearer?.price.total } } });
    await walk.price();
    await walk.people();
    await walk.extras();
    await walk.untilScreen("review");
    walk.send({ type: "voucher.change", voucher: null });
    const due = dueIn(walk);
    walk.accept();
    await walk.reserved();
    expect(walk.view()).toMatchObject({ screen: "payment", steps: ["search", "payment"] });
    expect(paidBy(walk)).toEqual([]);
    await walk.payByCard();
    await walk.ended();
    expect(walk.screens()).toEqual([
      "search",
      "results",
      "itinerary",
      "quote",
      "travellers",
      "addons",
      "quote",
      "review",
      "reserving",
      "payment",
      "confirmation",
    ]);
    expect(paidBy(walk)).toEqual([due]);
  });

  test("behavior: a walk without extras goes from its passengers to the review and back", async () => {
    const walk = start({ ports: withoutExtras });
    await walk.search("KHI-ISB");
    await walk.choose();
    await walk.price();
    await walk.people();
    expect(walk.view()).toMatchObject({ screen: "review", checkout: { commands: { editExtras: false, back: true } } });
    walk.send({ type: "flow.back" });
    expect(walk.view().screen).toBe("travellers");
    await walk.people();
    walk.accept();
    await walk.reserved();
    await walk.payByCard(cards.lost);
    await walk.ended();
    expect(walk.view().screen).toBe("confirmation");
    expect(paidBy(walk)).toHaveLength(1);
  });

  test("behavior: every step is gone back from, and nothing that was given is asked for again", async () => {
    const walk = start();
    await walk.toReview();
    walk.send({ type: "travellers.edit" });
    expect(walk.view().screen).toBe("travellers");
    walk.child("travellers").send({ type: "party.submit" });
    expect(walk.view().screen).toBe("review");
    walk.send({ type: "extras.edit" });
    await walk.extras({ seat: false });
    expect(walk.view().screen).toBe("review");
    walk.send({ type: "flow.back" });
    expect(walk.view().screen).toBe("addons");
    walk.child("extras").send({ type: "flow.back" });
    expect(walk.view().screen).toBe("travellers");
    walk.child("travellers").send({ type: "flow.back" });
    await walk.untilScreen("itinerary");
    walk.send({ type: "flow.back" });
    await walk.results();
    expect(walk.offers().length).toBeGreaterThan(0);
    walk.send({ type: "offer.again" });
    await walk.untilScreen("itinerary");
    walk.send({ type: "flow.back" });
    await walk.results();
    walk.child("search").send({ type: "search.edit" });
    expect(walk.view()).toMatchObject({ screen: "search", search: searchFor("KHI-ISB") });
    walk.send({ type: "setting.change", setting: { ...walk.snapshot().context.setting, isSignedIn: true } });
    expect(walk.view()).toMatchObject({ screen: "search", search: searchFor("KHI-ISB") });
    walk.send({ type: "flow.leave" });
    expect(walk.view()).toMatchObject({ screen: "left", terminal: true, booking: null });
    expect(paidBy(walk)).toEqual([]);
  });

  test("behavior: a reload at every step leads on from that step", async () => {
    const walk = start();
    await walk.search("PEW-DXB");
    await walk.reload();
    await walk.results();
    expect(walk.view().screen).toBe("results");
    await walk.choose();
    await walk.reload(minuteMs);
    expect(walk.view().screen).toBe("itinerary");
    walk.send({ type: "itinerary.accept" });
    await walk.priced();
    await walk.reload();
    await walk.acceptPrice();
    walk.send({ type: "setting.change", setting: walk.snapshot().context.setting });
    walk.fillIn({ firstName: "Zubaida" });
    await walk.reload();
    await walk.people({ firstName: "Zubaida" });
    await walk.reload();
    await walk.extras();
    await walk.untilScreen("review");
    await walk.reload();
    expect(walk.view()).toMatchObject({ screen: "review", party: { travellers: [{ firstName: "Zubaida" }] } });
    walk.accept();
    // Closed before the request has left: nobody knows, it is looked for, and it was never made.
    await walk.reload();
    await walk.reserved();
    expect(walk.reservation()).toMatchObject({ screen: "unsettled", commands: { retry: true } });
    walk.child("reserve").send({ type: "reservation.retry" });
    await walk.reserved();
    await walk.reload();
    walk.send({ type: "order.hinted" });
    await walk.payByCard();
    await walk.ended();
    expect(walk.view().screen).toBe("confirmation");
    expect(paidBy(walk)).toHaveLength(1);
  });
});

describe("the search", () => {
  test("behavior: another search takes the place of the first, and a search can be left", async () => {
    const walk = start();
    walk.send({ type: "search.submit", search: searchFor("KHI-ISB") });
    walk.send({ type: "search.submit", search: searchFor("KHI-LHE") });
    await walk.results();
    expect(walk.offers()[0]?.legs[0]?.to).toBe("LHE");
    walk.send({ type: "flow.leave" });
    expect(walk.view().screen).toBe("left");
  });

  test.each([
    ["a search", searchFor("KHI-ISB"), "results"],
    ["nothing that can be searched for", "nonsense", "search"],
  ] as const)("behavior: an address of results with %s", async (_, search, screen) => {
    const walk = start({ start: { at: "results", search, refId: null } });
    await walk.results();
    expect(walk.view().screen).toBe(screen);
  });

  test("behavior: results that nobody reads for a quarter of an hour count no more", async () => {
    const walk = start();
    await walk.search("KHI-ISB");
    await walk.choose();
    walk.sandbox.clock.advance(15 * minuteMs);
    await walk.untilScreen("sessionExpired");
    expect(walk.view().commands).toMatchObject({ refreshSearch: true, editSearch: true, leave: true });
    walk.send({ type: "search.refresh" });
    await walk.results();
    await walk.choose();
    await walk.reload(16 * minuteMs);
    expect(walk.view().screen).toBe("sessionExpired");
    walk.send({ type: "search.edit" });
    expect(walk.view().screen).toBe("search");
    expect(paidBy(walk)).toEqual([]);
  });

  test("behavior: an address of an itinerary whose session is over", async () => {
    const gone = { at: "offer", search: null, refId: refId("gone"), offer: offerId("gone") } as const;
    const walk = start({ start: gone });
    await walk.untilScreen("sessionExpired");
    walk.send({ type: "flow.leave" });
    expect(walk.view().screen).toBe("left");
  });
});

describe("the itinerary", () => {
  test("behavior: it is read again after a failure", async () => {
    const walk = start();
    await walk.search("KHI-ISB");
    walk.fault({
      point: "before",
      match: { path: "air/api/session-log/get-itinerary" },
      times: 2,
      fail: { status: 503 },
    });
    await walk.choose();
    expect(walk.view()).toMatchObject({ screen: "itineraryFailed", problem: { kind: "refused" } });
    await walk.reload();
    expect(walk.view().screen).toBe("itinerary");
    await walk.untilScreen("itineraryFailed");
    walk.send({ type: "offer.reload" });
    await walk.untilScreen("itinerary");
    walk.send({ type: "search.edit" });
    expect(walk.view().screen).toBe("search");
  });
});

describe("the price", () => {
  test("behavior: a risen price is shown line by line; a no leads back to the results", async () => {
    const walk = start();
    await walk.search("PEW-DXB");
    await walk.choose();
    const before = dueIn(walk);
    walk.send({ type: "itinerary.accept" });
    await walk.priced();
    const { difference, screen } = walk.quote();
    expect(screen).toBe("priceChanged");
    expect(difference?.before).toEqual(before);
    expect(difference?.lines.reduce((sum, { changeMinor }) => sum + (changeMinor ?? 0), 0)).toBe(
      difference?.changeMinor,
    );
    expect(difference?.changeMinor).toBeGreaterThan(0);
    walk.child("quote").send({ type: "quote.decline" });
    await walk.results();
    expect(walk.view().screen).toBe("results");
  });

  test("behavior: the last seats went to somebody else before the price was asked for", async () => {
    const sandbox = openSandbox({ seed: "journey", clock: createManualClock(begin) });
    const late = start({ sandbox });
    await late.search("KHI-ISB");
    const scarce = late.offers().find(({ seatsLeft }) => seatsLeft > 0 && seatsLeft < 9);
    await late.choose(scarce);
    const quick = start({ sandbox });
    await quick.search("KHI-ISB", { adults: scarce?.seatsLeft ?? 0 });
    const flightsOf = (offer: Itinerary | undefined) =>
      offer?.legs.flatMap(({ segments }) => segments.map(({ airline, number }) => `${airline} ${number}`)).join();
    await quick.choose(quick.offers().find((offer) => flightsOf(offer) === flightsOf(scarce)));
    await quick.price();
    await quick.people();
    await quick.extras();
    await quick.untilScreen("review");
    quick.accept();
    await quick.reserved();
    expect(quick.view().screen).toBe("payment");
    late.send({ type: "itinerary.accept" });
    await late.untilScreen("soldOut");
    late.send({ type: "flow.back" });
    await late.results();
    expect(late.view().screen).toBe("results");
    expect(paidBy(late)).toEqual([]);
    sandbox.close();
  });

  test("behavior: an address of a quote that nobody knows offers nothing but a way back", async () => {
    const walk = start({ start: { at: "quote", refId: refId("unknown-quote") } });
    await walk.priced();
    expect(walk.quote()).toMatchObject({ screen: "quoteExpired", quote: null, commands: { accept: false } });
    walk.child("quote").send({ type: "quote.decline" });
    expect(walk.view().screen).toBe("search");
  });

  test.each([
    ["search.refresh", "results"],
    ["search.edit", "search"],
    ["flow.leave", "left"],
  ] as const)(
    "behavior: results that the service has let go while the device believed in them, and %s",
    async (type, screen) => {
      const walk = start({ offsetMs: -minuteMs });
      await walk.search("KHI-ISB");
      await walk.choose();
      walk.sandbox.clock.advance(15 * minuteMs);
      expect(walk.view().screen).toBe("itinerary");
      walk.send({ type: "itinerary.accept" });
      await walk.untilScreen("sessionExpired");
      walk.send({ type });
      expect(walk.view().screen).toBe(screen);
    },
  );

  test("behavior: an address of a quote leads to its passengers, and back from them to a search", async () => {
    const first = start();
    await first.search("KHI-ISB");
    await first.choose();
    await first.price();
    const walk = start({
      sandbox: first.sandbox,
      start: { at: "quote", refId: first.view().quote?.refId ?? refId("") },
    });
    await walk.acceptPrice();
    expect(walk.view().screen).toBe("travellers");
    walk.child("travellers").send({ type: "flow.back" });
    expect(walk.view().screen).toBe("search");
  });

  test("behavior: an address of a quote that has been reserved leads to its booking", async () => {
    const first = start();
    await first.toPayment();
    const { booking, quote } = first.view();
    const walk = start({ sandbox: first.sandbox, start: { at: "quote", refId: quote?.refId ?? refId("") } });
    await walk.acceptPrice();
    expect(walk.view()).toMatchObject({ screen: "left", booking });
  });

  test("behavior: extras that could not be priced are chosen anew", async () => {
    const walk = start();
    await walk.search("KHI-ISB");
    await walk.choose();
    await walk.price();
    await walk.people();
    walk.fault({ point: "before", match: { path: "air/api/requote" }, times: 1, fail: { status: 503 } });
    await walk.extras();
    expect(walk.quote()).toMatchObject({ screen: "quoteFailed", commands: { refresh: true, decline: true } });
    walk.child("quote").send({ type: "quote.decline" });
    expect(walk.view().screen).toBe("addons");
    await walk.extras();
    expect(walk.view().screen).toBe("review");
  });

  test.each([
    ["the passengers", async (walk: FlightWalk) => walk.untilScreen("travellers")],
    [
      "the extras",
      async (walk: FlightWalk) => {
        await walk.people();
        await walk.untilScreen("addons");
      },
    ],
    [
      "the review",
      async (walk: FlightWalk) => {
        await walk.people();
        await walk.extras();
        await walk.untilScreen("review");
      },
    ],
  ])("behavior: its guarantee ends at %s, by the clock and after a reload, and is renewed", async (_, lead) => {
    const walk = start();
    await walk.search("KHI-ISB");
    await walk.choose();
    await walk.price();
    await lead(walk);
    const { screen } = walk.view();
    walk.sandbox.clock.advance(10 * minuteMs);
    await walk.untilScreen("quoteExpired");
    expect(walk.view().checkout?.commands).toMatchObject({
      refreshQuote: true,
      refreshSearch: true,
      leave: true,
      reserve: false,
    });
    walk.send({ type: "quote.refresh" });
    await walk.acceptPrice();
    expect(walk.view().screen).toBe(screen);
    await walk.reload(11 * minuteMs);
    await walk.untilScreen("quoteExpired");
    expect(paidBy(walk)).toEqual([]);
  });

  test.each([
    ["search.refresh", "results"],
    ["flow.leave", "left"],
  ] as const)("behavior: when its guarantee has ended, %s leads to %s", async (type, screen) => {
    const walk = start();
    await walk.search("KHI-ISB");
    await walk.choose();
    await walk.price();
    walk.sandbox.clock.advance(10 * minuteMs);
    await walk.untilScreen("quoteExpired");
    walk.send({ type });
    expect(walk.view().screen).toBe(screen);
  });
});

describe("the reservation", () => {
  test("behavior: a price that rises twice meanwhile is asked about twice, and the third is charged", async () => {
    const walk = start();
    await walk.toReview("KHI-ISB", { lastName: "TWICE" });
    const totals = [dueIn(walk).minor];
    for (let change = 0; change < 2; change += 1) {
      walk.accept();
      await walk.reserved();
      await walk.acceptPrice();
      totals.push(dueIn(walk).minor);
    }
    expect(totals.toSorted((one, other) => one - other)).toEqual([...new Set(totals)]);
    walk.accept();
    await walk.reserved();
    await walk.payByCard();
    await walk.ended();
    expect(paidBy(walk)).toEqual([{ minor: totals.at(-1), currency: "PKR" }]);
  });

  test("behavior: a charge that moves to another currency is asked about before it is made", async () => {
    const walk = start();
    await walk.toReview("KHI-ISB", { lastName: "CURRENCY" });
    walk.accept();
    await walk.reserved();
    await walk.priced();
    expect(walk.quote()).toMatchObject({ screen: "priceChanged", difference: { after: { currency: "USD" } } });
    await walk.acceptPrice();
    const due = dueIn(walk);
    walk.accept();
    await walk.reserved();
    await walk.payByCard();
    await walk.ended();
    expect(paidBy(walk)).toEqual([due]);
    expect(due.currency).toBe("USD");
  });

  test.each([
    ["flow.back", "results"],
    ["search.refresh", "results"],
    ["flow.leave", "left"],
  ] as const)("behavior: the last seats go meanwhile, and %s leads to %s", async (type, screen) => {
    const walk = start();
    await walk.toReview("KHI-ISB", { lastName: "SOLDOUT" });
    walk.accept();
    await walk.untilScreen("soldOut");
    walk.send({ type });
    expect(walk.view().screen).toBe(screen);
    expect(paidBy(walk)).toEqual([]);
  });

  test("behavior: a service whose clock is ahead of what the device believes has let the price go", async () => {
    const walk = start({ offsetMs: -minuteMs });
    await walk.toReview();
    walk.sandbox.clock.advance(10 * minuteMs);
    expect(walk.view().screen).toBe("review");
    walk.accept();
    await walk.untilScreen("quoteExpired");
  });

  test("behavior: a seat that somebody else took, and a name that the airline refuses, are mended where they were chosen", async () => {
    const walk = start();
    await walk.toReview("KHI-ISB", { lastName: "SEATTAKEN" });
    walk.accept();
    await walk.untilScreen("addons");
    expect(walk.child("extras").getSnapshot().context.taken).toHaveLength(1);
    await walk.extras();
    walk.accept();
    await walk.reserved();
    expect(walk.view().screen).toBe("payment");

    const bare = start({
      ports: (ports) => {
        const taken = { type: "SEAT_TAKEN", seats: [{ segmentId: "s1", seat: "12A" }] } as const;
        const { flights, ...others } = withoutExtras(ports);
        return { ...others, flights: { ...flights, reserve: async () => taken } };
      },
    });
    await bare.search("KHI-ISB");
    await bare.choose();
    await bare.price();
    await bare.people();
    bare.accept();
    // With no seats to choose here, it leads back to what was chosen before the price.
    await bare.untilScreen("itinerary");
    expect(bare.snapshot().context.kept.draft?.contact.email).toBe("ayesha@example.com");

    const same = start();
    await same.toReview("KHI-ISB", { firstName: "Bilal" }, { adults: 2 });
    same.accept();
    await same.untilScreen("travellers");
    expect(same.travellers().travellers[1]?.problems).toEqual({ firstName: { code: "refused" } });
  });

  test.each([
    ["flow.back", "review"],
    ["search.refresh", "results"],
    ["flow.leave", "left"],
  ] as const)("behavior: it is refused, and %s leads to %s", async (type, screen) => {
    const walk = start();
    await walk.toReview();
    walk.fault({ point: "before", match: { call: reserveCall }, fail: { status: 401 } });
    walk.accept();
    await walk.untilScreen("reserveRefused");
    expect(walk.view().problem).toMatchObject({ kind: "tokenUnavailable" });
    walk.send({ type });
    expect(walk.view().screen).toBe(screen);
    expect(paidBy(walk)).toEqual([]);
  });

  test("behavior: a lost answer is looked for, found, and paid once", async () => {
    const walk = start();
    await walk.toReview();
    walk.fault({ point: "afterCommit", match: { call: reserveCall }, times: 1, fail: { drop: true } });
    walk.accept();
    await walk.reserved();
    expect(walk.view().screen).toBe("payment");
    await walk.payByCard();
    await walk.ended();
    expect(paidBy(walk)).toHaveLength(1);
  });

  test("behavior: who leaves while nobody knows leaves no charge behind", async () => {
    const walk = start();
    await walk.toReview();
    walk.fault({ point: "before", match: { call: reserveCall }, fail: { drop: true } });
    walk.accept();
    await walk.reserved();
    expect(walk.reservation()).toMatchObject({ screen: "unsettled", commands: { leave: true, retry: true } });
    walk.child("reserve").send({ type: "flow.leave" });
    expect(walk.view()).toMatchObject({ screen: "left", booking: null });
    expect(paidBy(walk)).toEqual([]);
  });
});

describe("the payment", () => {
  test("behavior: an address of a payment is paid with a code", async () => {
    const first = start();
    await first.toPayment();
    const { booking } = first.view();
    const { order } = first.child("payment").getSnapshot().context;
    if (booking === null) throw new Error("What was reserved has a booking.");
    const walk = start({ sandbox: first.sandbox, start: { at: "payment", booking, order } });
    expect(walk.screens()).toEqual(["payment"]);
    await walk.chooseMethod("jazzcash");
    walk.child("payment").send({ type: "mobile.submit", mobile: "03001234567" });
    await walk.enterCode();
    await walk.ended();
    expect(walk.view()).toMatchObject({ screen: "confirmation", booking });
    expect(paidBy(walk)).toHaveLength(1);
  });

  test("behavior: a declined card is not an end, and leaving keeps the booking", async () => {
    const walk = start();
    await walk.toPayment();
    await walk.payByCard(cards.declined);
    await walk.until("the refusal", () => walk.payment().screen === "failed");
    const { booking } = walk.view();
    walk.child("payment").send({ type: "flow.leave" });
    expect(walk.view()).toMatchObject({ screen: "left", booking });
    expect(booking).not.toBeNull();
    expect(paidBy(walk)).toEqual([]);
  });

  test.each([
    ["search.refresh", "results"],
    ["flow.leave", "left"],
  ] as const)("behavior: the time to pay ends, nothing is charged, and %s leads to %s", async (type, screen) => {
    const walk = start();
    await walk.toPayment("KHI-ISB", { lastName: "EXPIRE" });
    await walk.until("the end of the time to pay", () => walk.payment().screen === "expired");
    walk.child("payment").send({ type: "flow.leave" });
    expect(walk.view().screen).toBe("holdExpired");
    walk.send({ type });
    expect(walk.view().screen).toBe(screen);
    expect(paidBy(walk)).toEqual([]);
  });
});

describe("a step that breaks leaves the walk on its feet", () => {
  const breaks = fromPromise<never>(() => Promise.reject(new Error("a fault of ours")));
  const lead: Readonly<Record<string, (walk: FlightWalk) => Promise<void>>> = {
    search: async (walk) => walk.send({ type: "search.submit", search: searchFor("KHI-ISB") }),
    readFares: async (walk) => {
      await walk.search("KHI-ISB");
      await walk.choose();
    },
    quote: async (walk) => {
      await walk.search("KHI-ISB");
      await walk.choose();
      walk.send({ type: "itinerary.accept" });
    },
    travellers: async (walk) => {
      await walk.search("KHI-ISB");
      await walk.choose();
      await walk.price();
    },
    extras: async (walk) => {
      await walk.search("KHI-ISB");
      await walk.choose();
      await walk.price();
      await walk.people();
    },
    reserve: async (walk) => {
      await walk.toReview();
      walk.accept();
    },
    payment: async (walk) => {
      await walk.toReview();
      walk.accept();
    },
  };

  test.each([
    ["search", "search"],
    ["readFares", "itineraryFailed"],
    ["quote", "results"],
    ["travellers", "itinerary"],
    ["extras", "travellers"],
    ["reserve", "left"],
    ["payment", "left"],
  ] as const)("behavior: %s leads to %s", async (step, screen) => {
    const walk = start({ actors: { [step]: breaks } });
    await lead[step]?.(walk);
    await walk.until(screen, () => walk.view().screen === screen && walk.screens().length > 1);
    expect(paidBy(walk)).toEqual([]);
  });

  test("behavior: a checkout that cannot even begin", async () => {
    const broken = lateCheckout(() => {
      throw new Error("a fault of ours");
    });
    const walk = start({ machine: (machine) => machine.provide({ actors: { checkout: broken } }) });
    await walk.search("KHI-ISB");
    await walk.choose();
    walk.send({ type: "itinerary.accept" });
    await walk.untilScreen("left");
    expect(paidBy(walk)).toEqual([]);
  });
});

test("behavior: every transition of the charts was taken", () => {
  const all = [flightsMachine, checkoutMachine].flatMap((machine) =>
    createTransitionTable(machine).all.map(({ id }) => `${machine.id}: ${id}`),
  );
  expect(all.filter((id) => !taken.has(id))).toEqual([]);
});
