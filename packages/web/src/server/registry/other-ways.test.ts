import { beforeEach, expect, test, vi } from "vitest";
import type { CurrentRequest } from "../request/current-request.ts";

const pkr = (minor: number) => ({ minor, currency: "PKR" }) as const;
const world = { sold: ["flights", "trains", "buses"], coaches: [{ seatsLeft: 4, fares: [{ amount: pkr(410_000) }] }] };

vi.mock("../current-dashboard.ts", () => ({
  currentDashboard: async () => ({ settings: { verticals: world.sold } }),
}));
vi.mock("../general-data.ts", () => ({ currenciesOf: async () => ({ chosen: "PKR" }) }));
vi.mock("../buses/bus-directory.ts", () => ({
  busCities: async () => ({ ok: true, value: [{ slug: "lahore" }, { slug: "karachi" }] }),
}));
vi.mock("../buses/current-buses.ts", () => ({
  currentBuses: async () => ({
    timetable: { times: async () => ({ type: "TIMES", times: { departures: world.coaches } }) },
  }),
}));
vi.mock("../trains/train-directory.ts", () => ({
  trainStations: async () => ({
    ok: true,
    value: [
      { slug: "karachi", stations: ["karachi-cantt"] },
      { slug: "karachi-cantt", stations: [] },
      { slug: "lahore", stations: ["lahore-junction"] },
    ],
  }),
}));
vi.mock("../trains/current-trains.ts", () => ({
  currentTrains: async () => ({
    finder: {
      find: async () => ({
        type: "FOUND",
        found: {
          trains: [
            {
              classes: [
                { seatsLeft: 0, total: pkr(90_000) },
                { seatsLeft: 9, total: pkr(230_000) },
                { seatsLeft: 2, total: pkr(180_000) },
              ],
            },
          ],
        },
      }),
    },
  }),
}));
vi.mock("../flights/airport-directory.ts", () => ({
  airportsBy: async () => [{ citySlug: "karachi" }, { citySlug: "lahore" }],
}));
vi.mock("../flights/day-fares.ts", () => ({
  dayFares: async () => ({ ok: true, value: [{ date: "2026-12-03", price: pkr(1_540_000) }] }),
}));

const { otherWays } = await import("./other-ways.ts");
const airports = [
  { iata: "KHI", citySlug: "karachi" },
  { iata: "LHE", citySlug: "lahore" },
];
const search = async (text: string) => ({
  type: "FOUND",
  places: airports.filter(({ citySlug }) => citySlug === text),
});
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever is asked here looks at nothing else of it
const request = { services: { airports: { search } } } as unknown as CurrentRequest;
const ask = (carrier: "flights" | "trains" | "buses", search: string) => otherWays(request, { carrier, search });

beforeEach(() => {
  world.sold = ["flights", "trains", "buses"];
  world.coaches = [{ seatsLeft: 4, fares: [{ amount: pkr(410_000) }] }];
});

const trainsThere = {
  carrier: "trains",
  href: "/train/karachi-to-lahore?date=2026-12-03&adults=1",
  least: pkr(180_000),
};
const busesThere = { carrier: "buses", href: "/bus/karachi-to-lahore?date=2026-12-03", least: pkr(410_000) };

test("default: between the same cities on the same day, with whoever has room, at the least it costs", async () => {
  const legs = "trip=one_way&legs=KHI-LHE.2026-12-03&adults=2&children=0&infants=0&cabin=economy";
  expect(await ask("flights", legs)).toEqual([trainsThere, busesThere]);
  const href = expect.stringMatching(/^\/flights\/search\?.*KHI-LHE\.2026-12-03/);
  const flights = { carrier: "flights", href, least: pkr(1_540_000) };
  expect(await ask("buses", "from=karachi&to=lahore&date=2026-12-03")).toEqual([flights, trainsThere]);
});

test("behavior: a station is of its city, and who has no seat left is left out", async () => {
  world.coaches = [{ seatsLeft: 0, fares: [{ amount: pkr(410_000) }] }];
  const stations = "from=karachi-cantt&to=lahore-junction&date=2026-12-03&adults=1";
  expect(await ask("trains", stations)).toEqual([expect.objectContaining({ carrier: "flights" })]);
});

test("behavior: what is not sold here is not offered, nor a city that nobody stops in, nor a search that goes nowhere", async () => {
  world.sold = ["buses", "hotels"];
  expect(await ask("buses", "from=karachi&to=lahore&date=2026-12-03")).toEqual([]);
  world.sold = ["trains", "buses"];
  expect(await ask("buses", "from=gwadar&to=gilgit&date=2026-12-03")).toEqual([]);
  expect(await ask("buses", "from=karachi&to=karachi&date=2026-12-03")).toEqual([]);
  expect(await ask("flights", "trip=multi_city")).toEqual([]);
});
