import { expect, test } from "vitest";
import type { DeviceStorage } from "../../kernel/ports.ts";
import { decodeBusCriteria, encodeBusCriteria } from "../../verticals/buses/criteria.ts";
import { createRecentStays, type RecentStay, recentPlaces } from "../../verticals/hotels/recent-stays.ts";
import { encodeStay, usualRooms } from "../../verticals/hotels/stay-criteria.ts";
import { createRecentRoutes, type RecentRoute } from "./recent-routes.ts";

const today = "2026-11-21";

const deviceWith = (texts: Map<string, string>): DeviceStorage => ({
  read: async (key) => texts.get(key) ?? null,
  write: async (key, value) => void texts.set(key, value),
  remove: async (key) => void texts.delete(key),
});

const stay = (place: string, checkIn = "2026-12-08", checkOut = "2026-12-11"): RecentStay => ({
  search: encodeStay({ place, checkIn, checkOut, rooms: usualRooms }),
  place: { id: place, kind: "city", names: { en: place, ar: place }, within: null, country: "PK" },
});

const route = (to: string, date = "2026-12-03"): RecentRoute => ({
  search: encodeBusCriteria({ from: "karachi", to, date }),
  from: { slug: "karachi", name: { en: "Karachi", ar: "كراتشي" } },
  to: { slug: to, name: { en: to, ar: to } },
});

test("default: stays and routes are kept apart, the newest first, and their places each once", async () => {
  const device = deviceWith(new Map());
  const [stays, routes] = [
    createRecentStays(device),
    createRecentRoutes({ storage: device, key: "bus-searches", decode: decodeBusCriteria }),
  ];
  await stays.add(stay("karachi"), 1);
  await stays.add(stay("lahore"), 2);
  await stays.add(stay("karachi", "2026-12-20", "2026-12-21"), 3);
  await routes.add(route("lahore"), 4);
  expect(recentPlaces(await stays.list(today)).map(({ id }) => id)).toEqual(["karachi", "lahore"]);
  expect(await routes.list(today)).toEqual([route("lahore")]);
  await stays.clear();
  expect(await stays.list(today)).toEqual([]);
  expect(await routes.list(today)).toHaveLength(1);
});

test("behavior: what is over, or does not name what it is about, is not offered", async () => {
  const device = deviceWith(new Map());
  const [stays, routes] = [
    createRecentStays(device),
    createRecentRoutes({ storage: device, key: "bus-searches", decode: decodeBusCriteria }),
  ];
  await stays.add(stay("karachi", "2026-11-20", "2026-11-22"), 1);
  await stays.add({ ...stay("karachi"), place: stay("lahore").place }, 2);
  await routes.add(route("lahore", "2026-11-20"), 3);
  await routes.add({ ...route("lahore"), to: route("multan").to }, 4);
  expect(await stays.list(today)).toEqual([]);
  expect(await routes.list(today)).toEqual([]);
});

test("behavior: what something else wrote there is left out", async () => {
  const hostile = '{"schema":1,"at":1,"value":[{"search":7},null,{"search":"x","place":{"id":1},"from":{},"to":null}]}';
  const device = deviceWith(
    new Map([
      ["hotel-searches", hostile],
      ["bus-searches", hostile],
    ]),
  );
  expect(await createRecentStays(device).list(today)).toEqual([]);
  expect(
    await createRecentRoutes({ storage: device, key: "bus-searches", decode: decodeBusCriteria }).list(today),
  ).toEqual([]);
});
