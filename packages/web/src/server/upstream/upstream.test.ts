import { contentEndpoints } from "@safar/api-clients";
import { afterEach, expect, test, vi } from "vitest";
import { readEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { createMemoryStore } from "../stores/memory-store.ts";
import { openUpstream } from "./upstream.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settings = {
  TRAVEL_URL: "https://travel.example",
  TRAVEL_USERNAME: "safar",
  TRAVEL_PASSWORD: "travel-secret",
  HOTELS_URL: "https://hotels.example",
  HOTELS_USERNAME: "safar",
  HOTELS_PASSWORD: "hotels-secret",
  APP_URL: "https://app.example",
  APP_API_KEY: "app-secret",
  CLIENT_URL: "https://client.example",
  CLIENT_API_KEY: "client-secret",
  REALTIME_KEY: "key",
  REALTIME_URL: "wss://ws.example",
  CAPTCHA_SECRET: "0123456789abcdef",
};

const open = (more: Readonly<Record<string, string>> = {}) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const service = { isDown: true };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (service.isDown) throw new TypeError("connection refused");
    return Response.json({ error: "not found" }, { status: 404 });
  });
  vi.stubGlobal("fetch", fetch);
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const upstream = openUpstream(readEnvironment({ ...settings, ...more }), createMemoryStore(Date.now), log);
  const ask = async (times: number) => {
    // Each request gets clients of its own, as in the server.
    for (let time = 0; time < times; time += 1) {
      await upstream({ locale: "en", country: "PK" }).client.call(contentEndpoints.blogs, { page: 1 });
    }
  };
  const told = () =>
    lines
      .map((line): { msg: string; service: string } => JSON.parse(line))
      .flatMap(({ msg, service: of }) => (msg === "upstream" ? [] : [`${of}: ${msg}`]));
  return { ask, fetch, lines, service, told };
};

test("default: all clients of a service learn from each other that a call keeps failing, and the log says so once", async () => {
  const { ask, fetch, lines, service, told } = open();
  await ask(30);
  expect(fetch).toHaveBeenCalledTimes(10);
  expect(told()).toEqual(["client: upstream call fails and is left alone"]);
  service.isDown = false;
  vi.setSystemTime(Date.now() + 5000);
  await ask(2);
  expect(fetch).toHaveBeenCalledTimes(12);
  expect(told().slice(1)).toEqual(["client: upstream call is answered again"]);
  for (const secret of ["client-secret", "client.example"]) expect(lines.join("\n")).not.toContain(secret);
});

test("behavior: with no pause every call is sent", async () => {
  const { ask, fetch, told } = open({ SERVICE_PAUSE_SECONDS: "0" });
  await ask(30);
  expect(fetch).toHaveBeenCalledTimes(30);
  expect(told()).toEqual([]);
});
