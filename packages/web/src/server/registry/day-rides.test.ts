import { beforeEach, expect, test, vi } from "vitest";
import type { CurrentRequest } from "../request/current-request.ts";
import { createMemoryStore } from "../stores/memory-store.ts";

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;
const operator = { slug: "sindhu-express", name: { en: "Sindhu Express", ar: "سندهو" } };
const coach = (local: string, minutes: number, minor: number, seatsLeft = 4) => ({
  departs: { local },
  minutes,
  km: 345,
  seatsLeft,
  operator,
  fares: [{ amount: pkr(minor) }],
});

const times = vi.fn<(search: string) => Promise<object>>();
const find = vi.fn<(search: string) => Promise<object>>();
vi.mock("../general-data.ts", () => ({ currenciesOf: async () => ({ chosen: "PKR" }) }));
vi.mock("../buses/current-buses.ts", () => ({ currentBuses: async () => ({ timetable: { times } }) }));
vi.mock("../trains/current-trains.ts", () => ({ currentTrains: async () => ({ finder: { find } }) }));

const { dayRides } = await import("./day-rides.ts");

beforeEach(() => {
  times.mockReset();
  find.mockReset();
});

const requestOf = () =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever is asked here looks at nothing else of it
  ({ server: { store: createMemoryStore() } }) as unknown as CurrentRequest;
const bus = (to: string) => ({ carrier: "buses", search: `from=lahore&to=${to}&date=2026-12-03` }) as const;

test("default: a day in short, of what has room; asked once, however the search is written", async () => {
  times.mockResolvedValue({
    type: "TIMES",
    times: {
      departures: [
        coach("2026-12-03T21:00", 225, 150_000),
        coach("2026-12-03T05:30", 240, 215_000),
        coach("2026-12-03T09:00", 230, 90_000, 0),
      ],
    },
  });
  const request = requestOf();
  const found = {
    ok: true,
    value: {
      least: pkr(150_000),
      count: 3,
      way: { minutes: 225, km: 345 },
      first: "2026-12-03T05:30",
      last: "2026-12-03T21:00",
      firms: [{ emblem: operator.slug, name: operator.name }],
    },
  };
  expect(await dayRides(request, bus("multan"))).toEqual(found);
  const written = { carrier: "buses", search: "date=2026-12-03&to=multan&from=lahore&utm=1" } as const;
  expect(await dayRides(request, written)).toEqual(found);
  expect(times).toHaveBeenCalledOnce();
});

test("default: a train's price is everybody's in the cheapest class that has room", async () => {
  const classes = [
    { seatsLeft: 0, total: pkr(90_000) },
    { seatsLeft: 9, total: pkr(230_000) },
    { seatsLeft: 2, total: pkr(180_000) },
  ];
  const train = { departs: { local: "2026-12-03T06:37" }, minutes: 1171, km: 1300, classes };
  find.mockResolvedValue({ type: "FOUND", found: { trains: [train] } });
  const found = await dayRides(requestOf(), {
    carrier: "trains",
    search: "from=karachi&to=lahore&date=2026-12-03&adults=2",
  });
  expect(found).toMatchObject({ ok: true, value: { least: pkr(180_000), count: 1, firms: [] } });
});
