import { trainsEndpoints as calls, type RequestOf, type ResponseOf } from "@safar/api-clients/wire";
import { expect, test } from "vitest";
import { type AskOptions, createTestBench, type TestBench } from "../../core/test-bench.ts";
import { cancellationService } from "../app/cancellation.service.ts";
import { trainsService } from "./trains.service.ts";

type Found = ResponseOf<typeof calls.searchTrains>;
type Seatmap = ResponseOf<typeof calls.trainSeatmap>;
type Quoted = ResponseOf<typeof calls.quoteTrains>;

const open = (): TestBench => createTestBench({ services: [trainsService, cancellationService] });

const given = <Data>({ data, error }: { readonly data?: Data; readonly error?: unknown }): Data => {
  if (data === undefined) throw new Error(`Refused: ${JSON.stringify(error)}`);
  return data;
};

const date = "2026-12-03";
const two = { adult: 2, child: 0, infant: 0 };
const one = { ...two, adult: 1 };

const searchFor = async (
  bench: TestBench,
  route: string,
  pax = one,
  options: AskOptions = {},
  on = date,
): Promise<Found> => {
  const [from = "", to = ""] = route.split(" ");
  return given(await bench.ask(calls.searchTrains, { from, to, date: on, pax }, options));
};

const seatmapOf = async (bench: TestBench, { Trains }: Found, code: string): Promise<Seatmap> => {
  const train = Trains.find(({ classes }) => classes.some((each) => each.code === code));
  return given(await bench.ask(calls.trainSeatmap, { RefID: train?.RefID ?? "", class: code }));
};

const elementsOf = ({ Coaches }: Seatmap) => Coaches.flatMap(({ rows }) => rows.flatMap(({ elements }) => elements));
const freeIn = (map: Seatmap, coach = "") =>
  elementsOf(map).filter(({ category, id, status }) => {
    return status === "available" && category !== "family" && id.startsWith(coach);
  });

const quote = (
  bench: TestBench,
  { Train, travellers }: Seatmap,
  code: string,
  ids: readonly string[],
  gender: "male" | "female" = "male",
) =>
  bench.ask(calls.quoteTrains, {
    RefID: Train.RefID,
    class: code,
    places: ids.map((id, at) => ({ id, pax_id: travellers[at]?.pax_id ?? "", gender })),
  });

const orderFor = ({ RefID, hash, places }: Quoted, lastName: string): RequestOf<typeof calls.reserveTrains> => ({
  RefID,
  hash,
  contact: { email: "ayesha@example.com", phone: "+923001234567" },
  client_attempt_id: `attempt ${lastName}`,
  travellers: places.map(({ gender, pax_id, pax_type }, at) => ({
    pax_id,
    title: "Mr" as const,
    gender,
    first_name: ["Bilal", "Hamza", "Omar", "Khalid"][at] ?? "Ali",
    last_name: lastName,
    nationality: "PK",
    document: pax_type === "child" ? null : { kind: "cnic" as const, number: "4210112345671" },
  })),
});

const quoted = async (bench: TestBench, route = "lahore rawalpindi", code = "economy", pax = two) => {
  const map = await seatmapOf(bench, await searchFor(bench, route, pax), code);
  const ids = freeIn(map)
    .slice(0, map.travellers.length)
    .map(({ id }) => id);
  return { map, ids, price: given(await quote(bench, map, code, ids)) };
};

test("default: trains between two cities, with their stops, classes and days in the place's time", async () => {
  const { Stations, Trains } = await searchFor(open(), "karachi lahore");
  expect(Trains.length).toBeGreaterThan(3);
  for (const train of Trains) {
    expect(train.tz).toBe("Asia/Karachi");
    expect(train.stops[train.boards]?.departs_at).toBe(train.departs_at);
    expect(train.stops[train.leaves]?.arrives_at).toBe(train.arrives_at);
    expect(train.stops.every(({ station }) => Stations[station]?.name_ar !== undefined)).toBe(true);
    expect(train.classes.every(({ fare }) => Number(fare.child) < Number(fare.adult))).toBe(true);
  }
  expect(Trains.some(({ day_offset }) => day_offset === 1)).toBe(true);
});

test("default: Saudi lines have two classes of seats, taxed and in riyals", async () => {
  const { Trains } = await searchFor(open(), "makkah madinah", one, { country: "SA" });
  expect(Trains[0]?.classes.map(({ code }) => code)).toEqual(["sa-economy", "sa-business"]);
  expect(Trains[0]).toMatchObject({ tz: "Asia/Riyadh", currency: "SAR" });
  expect(Trains.every(({ duration_min }) => duration_min < 180)).toBe(true);
});

test("default: where no train goes directly, journeys have one change with time to make it", async () => {
  const { Connections, Trains } = await searchFor(open(), "sialkot faisalabad");
  expect(Trains).toEqual([]);
  expect(Connections.length).toBeGreaterThan(0);
  for (const { change_min, first, second } of Connections) {
    expect(first.to).toBe(second.from);
    expect(change_min).toBeGreaterThanOrEqual(30);
  }
});

test("behavior: where there is no train at all, the days and stations that are offered have one", async () => {
  const bench = open();
  const { Connections, Trains, suggestions } = await searchFor(bench, "karachi-city gwadar");
  expect([Trains, Connections]).toEqual([[], []]);
  expect(suggestions.next_dates).toHaveLength(3);
  const [next] = suggestions.next_dates;
  const then = await searchFor(bench, `${next?.from} ${next?.to}`, one, {}, next?.date);
  expect(then.Trains.length || then.Connections.length).toBe(next?.trains);

  const desert = await searchFor(bench, "quetta taftan");
  expect(desert.Trains).toEqual([]);
  expect(desert.suggestions.next_dates.map(({ date: day }) => day)).toEqual(["2026-12-05", "2026-12-08", "2026-12-12"]);
  const chaman = await searchFor(bench, "sialkot gwadar", one, {}, "2026-12-05");
  for (const { code, end, trains } of chaman.suggestions.nearby_stations) {
    const near = await searchFor(bench, end === "to" ? `sialkot ${code}` : `${code} gwadar`, one, {}, "2026-12-05");
    expect(near.Trains.length || near.Connections.length).toBe(trains);
  }
});

test("behavior: a day that is over, an unknown station and a party that cannot travel are refused by field", async () => {
  const bench = open();
  const fieldOf = async (change: Partial<RequestOf<typeof calls.searchTrains>>) =>
    (await bench.ask(calls.searchTrains, { from: "lahore", to: "multan", date, pax: one, ...change })).error?.field;
  expect(await fieldOf({ date: "2026-11-20" })).toBe("date");
  expect(await fieldOf({ from: "atlantis" })).toBe("from");
  expect(await fieldOf({ to: "lahore" })).toBe("to");
  expect(await fieldOf({ pax: { adult: 0, child: 2, infant: 0 } })).toBe("pax");
  expect(await fieldOf({ pax: { adult: 3, child: 2, infant: 0 } })).toBe("pax");
});

test("behavior: at the feast most classes are sold out", async () => {
  const { Trains } = await searchFor(open(), "karachi lahore", one, {}, "2027-03-09");
  const classes = Trains.flatMap(({ classes: all }) => all);
  expect(classes.filter(({ seats_left }) => seats_left === 0).length).toBeGreaterThan(classes.length / 2);
});

test("default: a class's places come coach by coach, in bays whose lower berths cost more", async () => {
  const bench = open();
  const berths = await seatmapOf(bench, await searchFor(bench, "karachi lahore"), "ac-standard");
  expect(berths.Coaches.map(({ no }) => no)).toEqual(["S1", "S2"]);
  const extras = new Map(elementsOf(berths).map(({ extra, kind }) => [kind, Number(extra)]));
  expect(extras.get("berth_lower")).toBeGreaterThan(extras.get("berth_upper") ?? 0);
  const bay = elementsOf(berths).filter(({ bay: name, id }) => name === "1" && id.startsWith("S1-"));
  expect(bay).toHaveLength(8);
  expect(berths.rules.map(({ rule }) => rule)).toEqual(expect.arrayContaining(["most", "an_adult", "lone_woman"]));
});

test("default: chosen places are priced as the map showed them, reserved once and taken; others stay free", async () => {
  const bench = open();
  const { ids, map, price } = await quoted(bench, "karachi lahore", "ac-standard");
  const shown = ids.map((id) => Number(elementsOf(map).find((place) => place.id === id)?.fare?.adult));
  expect(Number(price.price.total)).toBe(shown.reduce((sum, fare) => sum + fare, 0));
  expect(price.shown.total).toBe(price.price.total);
  const saved = given(await bench.ask(calls.reserveTrains, orderFor(price, "Siddiqui")));
  expect(given(await bench.ask(calls.reserveTrains, orderFor(price, "Siddiqui"))).uuid).toBe(saved.uuid);
  const now = given(await bench.ask(calls.trainSeatmap, { RefID: map.Train.RefID, class: "ac-standard" }));
  const taken = elementsOf(now).filter(({ id }) => ids.includes(id));
  expect(taken.map(({ status }) => status)).toEqual(["booked_male", "booked_male"]);
  const own = given(await bench.ask(calls.trainsBooking, { uuid: saved.uuid, contact: "ayesha@example.com" }));
  expect(own.travellers).toMatchObject([{ last_name: "Siddiqui", coach: "S1" }, { first_name: "Hamza" }]);
  const strange = given(await bench.ask(calls.trainsBooking, { uuid: saved.uuid }));
  expect(strange).toMatchObject({ masked: true, pnr: null, travellers: [{ last_name: "S•••" }, {}] });
});

test("behavior: a place that another booking has is refused by name, at the price and at the reservation", async () => {
  const bench = open();
  const { ids, map, price } = await quoted(bench);
  const rival = given(await quote(bench, map, "economy", ids));
  given(await bench.ask(calls.reserveTrains, orderFor(price, "Siddiqui")));
  expect((await bench.ask(calls.reserveTrains, orderFor(rival, "Rival"))).error).toMatchObject({
    code: "seat_taken",
    meta: { seats: ids },
  });
  expect((await quote(bench, map, "economy", ids)).error?.code).toBe("seat_taken");
});

test("behavior: a woman who travels alone is not placed in a bay with a man, and a family cabin is sold whole", async () => {
  const bench = open();
  const map = await seatmapOf(bench, await searchFor(bench, "faisalabad lahore-junction"), "ac-parlour");
  const [free] = freeIn(map);
  const alone = await quote(bench, map, "ac-parlour", [free?.id ?? ""], "female");
  expect(alone.error).toMatchObject({ code: "seat_rule_violation", meta: { reason: "beside_man" } });
  given(await quote(bench, map, "ac-parlour", [free?.id ?? ""]));

  const cabins = await seatmapOf(bench, await searchFor(bench, "karachi lahore"), "ac-sleeper");
  const family = elementsOf(cabins).find(({ category, status }) => category === "family" && status === "available");
  if (family === undefined) return;
  expect((await quote(bench, cabins, "ac-sleeper", [family.id])).error).toMatchObject({
    meta: { reason: "whole_bay" },
  });
});

test("behavior: the berths of a cabin that is sold whole are left for those who fill it, and for nobody else", async () => {
  const bench = open();
  const leftFor = async (adult: number): Promise<number> => {
    const { Trains } = await searchFor(bench, "karachi lahore", { adult, child: 0, infant: 0 });
    return Trains.flatMap(({ classes }) => classes.filter(({ code }) => code === "ac-sleeper")).reduce(
      (sum, { seats_left }) => sum + seats_left,
      0,
    );
  };
  const map = await seatmapOf(bench, await searchFor(bench, "karachi lahore"), "ac-sleeper");
  const own = map.Train.classes.find(({ code }) => code === "ac-sleeper")?.seats_left;
  const ordinary = elementsOf(map).filter(
    ({ category, status }) => category === "ac-sleeper" && status === "available",
  );
  expect(own).toBe(ordinary.length);
  expect(await leftFor(4)).toBeGreaterThan(await leftFor(2));
});

test("behavior: a berth may be dearer once it is chosen; the quote says what it was", async () => {
  const { price } = await quoted(open(), "lahore multan", "ac-standard");
  expect(Number(price.price.total)).toBeGreaterThan(Number(price.shown.total));
});

test("behavior: a place of coach B3 goes to somebody else once, and the next try has another", async () => {
  const bench = open();
  const map = await seatmapOf(bench, await searchFor(bench, "karachi lahore"), "ac-business");
  const [first, second] = freeIn(map, "B3-").map(({ id }) => id);
  expect((await quote(bench, map, "ac-business", [first ?? ""])).error).toMatchObject({
    code: "seat_taken",
    meta: { seats: [first] },
  });
  given(await quote(bench, map, "ac-business", [second ?? ""]));
});

test("behavior: one place is left on the last berth's route", async () => {
  const bench = open();
  const { Trains } = await searchFor(bench, "sahiwal multan");
  expect(Trains.flatMap(({ classes }) => classes.map(({ seats_left }) => seats_left))).toEqual(
    Trains.flatMap(({ classes }) => classes.map(() => 1)),
  );
});

test("behavior: the last names that sell a class out do so, as does its route", async () => {
  const bench = open();
  const { price } = await quoted(bench);
  expect((await bench.ask(calls.reserveTrains, orderFor(price, "SOLDOUT"))).error?.code).toBe("sold_out");
  const { price: far } = await quoted(bench, "peshawar karachi");
  expect((await bench.ask(calls.reserveTrains, orderFor(far, "Khan"))).error?.code).toBe("sold_out");
});

test("default: what cancelling gives back follows the railway's steps, to the hours after the departure", async () => {
  const { price } = await quoted(open());
  const total = Number(price.charge.total);
  const shares = price.policy.cancellation.map(({ refund }) => Math.round((100 * Number(refund)) / total));
  expect(shares).toEqual([88, 78, 69, 49, 0]);
});
