import { busesEndpoints, cancellationEndpoints, type RequestOf, type ResponseOf } from "@safar/api-clients/wire";
import { expect, test } from "vitest";
import { type AskOptions, createTestBench, type TestBench } from "../../core/test-bench.ts";
import { cancellationService } from "../app/cancellation.service.ts";
import { orderByUuid } from "../orders/order.ts";
import { busTicket } from "./bus-paper.ts";
import { busesService } from "./buses.service.ts";

type Times = ResponseOf<typeof busesEndpoints.busTimes>;
type Seats = ResponseOf<typeof busesEndpoints.busSeats>;
type Fares = ResponseOf<typeof busesEndpoints.busFares>;
type SaveRequest = RequestOf<typeof busesEndpoints.saveBusOrder>;

const open = (): TestBench => createTestBench({ services: [busesService, cancellationService] });

const given = <Data>({ data, error }: { readonly data?: Data; readonly error?: unknown }): Data => {
  if (data === undefined) throw new Error(`Refused: ${JSON.stringify(error)}`);
  return data;
};

const date = "2026-12-03";

const timesOf = async (bench: TestBench, from = "lahore", to = "islamabad", options: AskOptions = {}): Promise<Times> =>
  given(await bench.ask(busesEndpoints.busTimes, { from, to, date }, options));

const seatsOf = async (bench: TestBench, times: Times, index = 0): Promise<Seats> =>
  given(await bench.ask(busesEndpoints.busSeats, { RefID: times.Buses[index]?.RefID ?? "" }));

/** Free seats that nothing keeps from a man. */
const freeSeats = ({ Seats }: Seats): readonly string[] => {
  const beside = (row: number, col: number, deck: number) =>
    Seats.filter((seat) => seat.deck === deck && seat.row === row && Math.abs(seat.col - col) === 1);
  return Seats.filter(({ status, only }) => status === "available" && only === null)
    .filter(({ row, col, deck }) => beside(row, col, deck).every(({ status }) => status !== "female"))
    .map(({ id }) => id)
    .filter((id) => id !== "7");
};

const faresOf = async (bench: TestBench, seats: Seats, ids: readonly string[], bundle?: string): Promise<Fares> =>
  given(
    await bench.ask(busesEndpoints.busFares, {
      RefID: seats.RefID,
      seats: ids.map((id) => ({ id, gender: "male" as const })),
      ...(bundle === undefined ? {} : { bundle }),
    }),
  );

const orderFor = (fares: Fares, lastName = "Siddiqui", attempt = `attempt-${fares.RefID}`): SaveRequest => ({
  RefID: fares.RefID,
  hash: fares.hash,
  contact: { email: "ayesha@example.com", phone: "+923001234567" },
  seats: fares.seats.map(({ pax_id, gender }, index) => ({
    pax_id,
    title: "Mr" as const,
    gender,
    first_name: ["Bilal", "Hamza", "Omar", "Faisal", "Khalid"][index] ?? "Ali",
    last_name: lastName,
    nationality: "PK",
    document: { kind: "cnic" as const, number: "4210112345671" },
  })),
  client_attempt_id: attempt,
});

const book = async (bench: TestBench, count = 1, lastName?: string) => {
  const seats = await seatsOf(bench, await timesOf(bench));
  const fares = await faresOf(bench, seats, freeSeats(seats).slice(0, count));
  return { fares, saved: given(await bench.ask(busesEndpoints.saveBusOrder, orderFor(fares, lastName))) };
};

test("default: cities have slugs with hyphens, and those of the caller's country come first", async () => {
  const bench = open();
  const { Cities } = given(await bench.ask(busesEndpoints.busCities, {}, { country: "SA" }));
  expect(Cities.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["rahim-yar-khan", "dera-ghazi-khan", "al-khobar"]),
  );
  expect(Cities[0]?.country).toBe("SA");
});

test("default: departures of a day, with stops, prices by category and seats left", async () => {
  const { Buses, From } = await timesOf(open());
  expect(From.name_ar).toBe("لاهور");
  expect(Buses.length).toBeGreaterThan(5);
  for (const bus of Buses) {
    expect(bus.boarding[0]?.time).toBe(bus.departs_at);
    expect(bus.fares.length).toBeGreaterThan(0);
    expect(bus.seats_left).toBeGreaterThan(0);
  }
});

test("default: an operator's page has pictures, terminals and routes with prices", async () => {
  const bench = open();
  const { Operators } = given(await bench.ask(busesEndpoints.busOperators, {}));
  for (const { slug } of Operators) {
    const page = given(await bench.ask(busesEndpoints.busGallery, { slug }));
    expect(page.images).toHaveLength(page.coaches.length);
    expect(page.terminals.length).toBeGreaterThan(1);
    expect(page.routes[0]?.prices.length).toBeGreaterThan(0);
    const inDollars = given(await bench.ask(busesEndpoints.busGallery, { slug, currency: "USD" }));
    expect(new Set(inDollars.routes.map(({ currency }) => currency))).toEqual(new Set(["USD"]));
  }
  expect((await bench.ask(busesEndpoints.busGallery, { slug: "nobody" })).error?.code).toBe("not_found");
});

test("invariant: an operator's routes cost what the cheapest of its coaches does on the day that is named, main roads first", async () => {
  const bench = open();
  const { Operator, date: day, routes } = given(await bench.ask(busesEndpoints.busGallery, { slug: "sindhu-express" }));
  expect(routes.map(({ From, To }) => `${From.slug} ${To.slug}`)).toContain("karachi lahore");
  for (const { From, To, prices } of routes) {
    const { Buses } = given(await bench.ask(busesEndpoints.busTimes, { from: From.slug, to: To.slug, date: day }));
    const fares = Buses.filter(({ operator }) => operator.id === Operator.id).flatMap((bus) => bus.fares);
    for (const { amount, category } of prices) {
      const asked = fares.filter((fare) => fare.category === category).map((fare) => Number(fare.amount));
      expect([From.slug, To.slug, category, Number(amount)]).toEqual([
        From.slug,
        To.slug,
        category,
        Math.min(...asked),
      ]);
    }
    expect(new Set(prices.map(({ category }) => category))).toEqual(new Set(fares.map(({ category }) => category)));
  }
});

test("behavior: a day that is over, an unknown city and the same city twice are refused by field", async () => {
  const bench = open();
  const fieldOf = async (request: RequestOf<typeof busesEndpoints.busTimes>) =>
    (await bench.ask(busesEndpoints.busTimes, request)).error?.field;
  expect(await fieldOf({ from: "lahore", to: "multan", date: "2026-11-20" })).toBe("date");
  expect(await fieldOf({ from: "atlantis", to: "multan", date })).toBe("from");
  expect(await fieldOf({ from: "multan", to: "multan", date })).toBe("to");
});

test("behavior: results expire, and reading a coach's seats keeps them alive", async () => {
  const bench = open();
  const times = await timesOf(bench);
  bench.clock.advance(14 * 60_000);
  await seatsOf(bench, times);
  bench.clock.advance(14 * 60_000);
  await seatsOf(bench, times);
  bench.clock.advance(16 * 60_000);
  expect((await bench.ask(busesEndpoints.busSeats, { RefID: times.Buses[0]?.RefID ?? "" })).error?.code).toBe(
    "session_expired",
  );
});

test("behavior: bundles are priced for the seats, and the chosen one is the price", async () => {
  const bench = open();
  const seats = await seatsOf(bench, await timesOf(bench));
  const three = await faresOf(bench, seats, freeSeats(seats).slice(0, 3));
  expect(three.Bundles.map(({ code }) => code)).toEqual(["standard", "saver", "flexi", "together"]);
  expect(three.price).toEqual(three.Bundles[0]?.price);
  const saver = given(await bench.ask(busesEndpoints.busFares, { RefID: three.RefID, bundle: "saver" }));
  expect(saver).toMatchObject({ RefID: three.RefID, bundle: "saver", price: three.Bundles[1]?.price });
  expect(saver.hash).not.toBe(three.hash);
  expect(saver.policy.cancellation[0]).toMatchObject({ refund: "0.00" });
  // All of the fare comes back: what is kept is the service fee, and is called so.
  const flexi = given(await bench.ask(busesEndpoints.busFares, { RefID: three.RefID, bundle: "flexi" }));
  const service = flexi.charge.lines.find(({ kind }) => kind === "service_fee")?.amount;
  expect(flexi.policy.cancellation[0]).toMatchObject({ penalty: service, service_fee: service });
  const one = await faresOf(bench, seats, freeSeats(seats).slice(0, 1));
  expect(one.Bundles.map(({ code }) => code)).not.toContain("together");
});

test.each([1, 2, 3, 5])("invariant: %i seats cost without a bundle what the plan says of them", async (count) => {
  const bench = open();
  for (const index of [0, 1, 2, 3]) {
    const seats = await seatsOf(bench, await timesOf(bench), index);
    const chosen = freeSeats(seats).slice(0, count);
    const told = seats.Seats.filter(({ id }) => chosen.includes(id)).reduce((sum, { fare }) => sum + Number(fare), 0);
    const { Bundles } = await faresOf(bench, seats, chosen);
    expect(Number(Bundles.find(({ code }) => code === "standard")?.price.total)).toBeCloseTo(told, 2);
  }
});

test("behavior: more than five seats, and a seat that is taken, are refused", async () => {
  const bench = open();
  const seats = await seatsOf(bench, await timesOf(bench));
  const ask = (ids: readonly string[]) =>
    bench.ask(busesEndpoints.busFares, {
      RefID: seats.RefID,
      seats: ids.map((id) => ({ id, gender: "male" as const })),
    });
  expect((await ask(freeSeats(seats).slice(0, 6))).error).toMatchObject({ code: "limit_exceeded", meta: { max: 5 } });
  const taken = seats.Seats.find(({ status }) => status === "male")?.id ?? "";
  expect((await ask([taken])).error).toMatchObject({ code: "seat_taken", meta: { seats: [taken] } });
});

test("behavior: a man is not seated beside a woman he does not travel with, where the operator's rule is strict", async () => {
  const bench = open();
  const times = await timesOf(bench);
  for (const [index, bus] of times.Buses.entries()) {
    const seats = await seatsOf(bench, times, index);
    if (seats.rules.adjacent_gender !== "strict") continue;
    const beside = seats.Seats.find(
      ({ status, only, deck, row, col }) =>
        status === "available" &&
        only === null &&
        seats.Seats.some(
          (seat) =>
            seat.status === "female" && seat.deck === deck && seat.row === row && Math.abs(seat.col - col) === 1,
        ),
    );
    if (beside === undefined) continue;
    const answer = await bench.ask(busesEndpoints.busFares, {
      RefID: bus.RefID,
      seats: [{ id: beside.id, gender: "male" }],
    });
    expect(answer.error).toMatchObject({
      code: "seat_rule_violation",
      meta: { seat: beside.id, reason: "beside_woman" },
    });
    const her = await bench.ask(busesEndpoints.busFares, {
      RefID: bus.RefID,
      seats: [{ id: beside.id, gender: "female" }],
    });
    expect(her.error).toBeUndefined();
    return;
  }
  throw new Error("No coach of the day has a free seat beside a woman.");
});

test("behavior: reserved seats belong to whoever sits there, and the same attempt is the same booking", async () => {
  const bench = open();
  const { fares, saved } = await book(bench, 2);
  expect(given(await bench.ask(busesEndpoints.saveBusOrder, orderFor(fares)))).toEqual(saved);
  const seats = given(await bench.ask(busesEndpoints.busSeats, { RefID: fares.BusRefID }));
  for (const { id } of fares.seats) expect(seats.Seats.find((seat) => seat.id === id)?.status).toBe("male");
  const again = given(await bench.ask(busesEndpoints.busFares, { RefID: fares.RefID }));
  expect(again.reservation).toEqual({ uuid: saved.uuid, order_ref_id: saved.order_ref_id });
  expect(
    (await bench.ask(busesEndpoints.saveBusOrder, orderFor(fares, "Siddiqui", "another-attempt"))).error,
  ).toMatchObject({
    code: "duplicate_order",
    meta: { uuid: saved.uuid },
  });
});

test("behavior: of two who race for a seat one has it, and the other is told which", async () => {
  const bench = open();
  const seats = await seatsOf(bench, await timesOf(bench));
  const [wanted = "", other = ""] = freeSeats(seats);
  const [first, second] = await Promise.all([faresOf(bench, seats, [wanted]), faresOf(bench, seats, [wanted, other])]);
  const answers = await Promise.all([
    bench.ask(busesEndpoints.saveBusOrder, orderFor(first)),
    bench.ask(busesEndpoints.saveBusOrder, orderFor(second)),
  ]);
  expect(answers.filter(({ data }) => data !== undefined)).toHaveLength(1);
  expect(answers.find(({ error }) => error !== undefined)?.error).toMatchObject({
    code: "seat_taken",
    meta: { seats: [wanted] },
  });
});

test("behavior: seat 7 is taken while one reserves, and stays so", async () => {
  const bench = open();
  const times = await timesOf(bench);
  for (const index of times.Buses.keys()) {
    const seats = await seatsOf(bench, times, index);
    const answer = await bench.ask(busesEndpoints.busFares, {
      RefID: seats.RefID,
      seats: [{ id: "7", gender: "male" }],
    });
    if (answer.data === undefined) continue;
    const lost = await bench.ask(busesEndpoints.saveBusOrder, orderFor(answer.data));
    expect(lost.error).toMatchObject({ code: "seat_taken", meta: { seats: ["7"] } });
    expect((await seatsOf(bench, times, index)).Seats.find(({ id }) => id === "7")?.status).toBe("male");
    return;
  }
  throw new Error("No coach of the day lets a man choose seat 7.");
});

test("behavior: the price rises where a bundle is chosen, and the route from Sukkur sells out", async () => {
  const bench = open();
  const seats = await seatsOf(bench, await timesOf(bench, "multan", "lahore"));
  const fares = await faresOf(bench, seats, freeSeats(seats).slice(0, 1));
  const chosen = given(await bench.ask(busesEndpoints.busFares, { RefID: fares.RefID, bundle: fares.bundle }));
  expect(Number(chosen.price.total)).toBeGreaterThan(Number(fares.price.total));

  const last = await seatsOf(bench, await timesOf(bench, "sukkur", "karachi"));
  const lastFares = await faresOf(bench, last, freeSeats(last).slice(0, 1));
  expect((await bench.ask(busesEndpoints.saveBusOrder, orderFor(lastFares))).error?.code).toBe("sold_out");
});

test("behavior: passengers whom the operator would not let aboard are refused field by field", async () => {
  const bench = open();
  const seats = await seatsOf(bench, await timesOf(bench));
  const fares = await faresOf(bench, seats, freeSeats(seats).slice(0, 1));
  const order = orderFor(fares);
  const [one] = order.seats;
  if (one === undefined) throw new Error("An order has a passenger.");
  const wrong = {
    ...order,
    seats: [{ ...one, first_name: "بلال", document: { kind: "cnic" as const, number: "1234" } }],
  };
  expect((await bench.ask(busesEndpoints.saveBusOrder, wrong)).error?.meta).toEqual({
    fields: { "seats.0.first_name": "invalid", "seats.0.document.number": "invalid" },
  });
  const other = { ...order, seats: [{ ...one, gender: "female" as const }] };
  expect((await bench.ask(busesEndpoints.saveBusOrder, other)).error).toMatchObject({
    code: "validation_failed",
    field: "seats.0.gender",
  });
});

test("behavior: a stranger sees where and when of a booking, and whoever knows its e-mail address sees whom", async () => {
  const bench = open();
  const { saved, fares } = await book(bench);
  const masked = given(await bench.ask(busesEndpoints.busBooking, { uuid: saved.uuid }));
  expect(masked).toMatchObject({ masked: true, pnr: null, status: "Pending", actions: [] });
  expect(masked.passengers[0]?.last_name).toBe("S•••");
  const own = given(await bench.ask(busesEndpoints.busBooking, { uuid: saved.uuid, contact: "ayesha@example.com" }));
  expect(own.passengers[0]).toMatchObject({ last_name: "Siddiqui", seat: fares.seats[0]?.id });
  expect(own.actions.map(({ kind }) => kind)).toEqual(["pay", "cancel"]);
});

test("behavior: an unpaid booking that is cancelled gives its seats back", async () => {
  const bench = open();
  const { saved, fares } = await book(bench);
  const contact = "ayesha@example.com";
  const quote = given(
    await bench.ask(cancellationEndpoints.cancellation, { action: "quote", uuid: saved.uuid, contact }),
  );
  if (quote.state !== "quoted") throw new Error("A quote is quoted.");
  const done = given(
    await bench.ask(cancellationEndpoints.cancellation, {
      action: "confirm",
      uuid: saved.uuid,
      contact,
      refund_quote_id: quote.refund_quote_id,
    }),
  );
  expect(done).toMatchObject({ state: "cancelled", status: "Cancelled" });
  const seats = given(await bench.ask(busesEndpoints.busSeats, { RefID: fares.BusRefID }));
  expect(seats.Seats.find(({ id }) => id === fares.seats[0]?.id)?.status).toBe("available");
});

test("default: a ticket says where to get on and off and when, and who sits where", async () => {
  const bench = open();
  const { fares, saved } = await book(bench, 2);
  const order = orderByUuid(bench.store, saved.uuid);
  if (order === undefined) throw new Error("Nothing was reserved.");
  const [coach, seats] = busTicket.partsOf(order, "en");
  expect(coach?.facts).toEqual([
    {
      name: "Get on",
      value: expect.stringMatching(/^Thursday 3 December 2026, \d\d:\d\d \(Pakistan\sTime\)\nLahore · /),
    },
    { name: "Get off", value: expect.stringMatching(/\nIslamabad · /) },
    { name: "Bundle", value: expect.any(String) },
    { name: "Baggage", value: expect.stringMatching(/^\d+ kg$/) },
  ]);
  expect(seats?.rows.map(([seat]) => seat)).toEqual(fares.seats.map(({ id }) => id));
  expect(seats?.rows[0]?.slice(1)).toEqual(["Mr Bilal Siddiqui", "Not issued yet"]);
});

test("behavior: what came back until an hour that has passed is told by no list, no bundle and no terms", async () => {
  const hours = (steps: readonly { hours_before: number }[] = []) => steps.map(({ hours_before }) => hours_before);
  expect(hours((await timesOf(open())).Buses[0]?.cancellation)).toEqual([24, 4]);
  // Less than four hours before the first coach of the day, and less than 24 before the last.
  const startAt = Date.UTC(2026, 11, 3);
  const bench = createTestBench({ services: [busesService, cancellationService], startAt });
  const times = await timesOf(bench);
  expect([times.Buses[0], times.Buses.at(-1)].map((bus) => hours(bus?.cancellation))).toEqual([[], [4]]);
  const seats = await seatsOf(bench, times);
  const { Bundles, policy } = await faresOf(bench, seats, freeSeats(seats).slice(0, 1), "standard");
  expect(Bundles.map(({ code, includes, refund }) => [code, includes[1]?.state, hours(refund)])).toEqual([
    ["standard", "none", []],
    ["saver", "none", []],
    ["flexi", "included", [0.5]],
  ]);
  expect(policy.cancellation.map(({ from, refund }) => [from === null, refund])).toEqual([
    [true, "0.00"],
    [false, "0.00"],
  ]);
});
