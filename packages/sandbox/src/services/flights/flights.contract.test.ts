import {
  createServiceClient,
  createTokenFetcher,
  createTokenGate,
  flightBookingsEndpoints,
  flightsEndpoints,
  type ServiceClient,
  travelTokenEndpoints,
} from "@safar/api-clients";
import { expect, test } from "vitest";
import { createManualClock } from "../../core/clock.ts";
import { openSandbox } from "../../doors/in-process.ts";
import { passengersFor, type Quote, requestFor, reserveRequest } from "./flights.fixture.ts";

/** The real client against the whole sandbox; both wait by one clock, which the test moves. */
const open = () => {
  const sandbox = openSandbox({ clock: createManualClock(Date.parse("2026-11-21T09:00:00Z")) });
  const clock = {
    now: sandbox.clock.now,
    setTimeout: (callback: () => void, ms: number) => sandbox.clock.at(sandbox.clock.now() + ms, callback),
    clearTimeout: (callOff: unknown) => {
      if (typeof callOff === "function") callOff();
    },
  };
  const common = {
    service: "travel",
    baseUrl: "http://sandbox/travel",
    fetch: sandbox.fetch,
    clock,
    locale: "en",
  } as const;
  const { username, password } = sandbox.credentials;
  const fetchToken = createTokenFetcher(createServiceClient(common), travelTokenEndpoints.travelToken, {
    username,
    password,
  });
  const client = createServiceClient({ ...common, tokens: createTokenGate({ clock, fetchToken }) });

  const settled = async <Value>(asked: Promise<Value>): Promise<Value> => {
    const state = { isDone: false };
    const done = asked.finally(() => {
      state.isDone = true;
    });
    for (let turn = 0; turn < 200 && !state.isDone; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (!state.isDone && turn > 4) sandbox.clock.advance(1_000);
    }
    return done;
  };
  const call: ServiceClient["call"] = (endpoint, request, options) => settled(client.call(endpoint, request, options));
  return { sandbox, call };
};

const { searchFlights, quote, requote } = flightsEndpoints;
const { reserveFlight, flightBooking } = flightBookingsEndpoints;

const quoteFor = async ({ call }: ReturnType<typeof open>, route: string): Promise<Quote> => {
  const results = await call(searchFlights, requestFor(route));
  if (!results.ok) throw new Error(JSON.stringify(results.error));
  const ItineraryRefID = results.value.Itineraries[0]?.ItineraryRefID ?? "";
  const quoted = await call(quote, { RefID: results.value.RefID, ItineraryRefID });
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
  return quoted.value;
};

test("default: searches, quotes, reserves and reads the booking", async () => {
  const bench = open();
  const quoted = await quoteFor(bench, "LHE-DXB");
  const reserved = await bench.call(reserveFlight, reserveRequest(quoted));
  if (!reserved.ok) throw new Error(JSON.stringify(reserved.error));
  expect(reserved.value).toMatchObject({ status: "Pending", hash: quoted.hash });
  const read = await bench.call(flightBooking, { uuid: reserved.value.uuid, confirm: "ayesha@example.com" });
  expect(read).toMatchObject({ ok: true, value: { masked: false, itinerary: { legs: quoted.Itinerary.legs } } });
});

test("behavior: LYP to RUH is given up after a minute, not reported as failed", async () => {
  const bench = open();
  const answer = await bench.call(searchFlights, requestFor("LYP-RUH"));
  expect(answer).toEqual({ ok: false, error: { kind: "timeout", afterMs: 60_000 } });
});

test("behavior: a changed price comes with everything that has to be shown and accepted", async () => {
  const bench = open();
  const quoted = await quoteFor(bench, "LHE-DXB");
  const passengers = passengersFor(quoted, "TWICE");
  const refused = await bench.call(reserveFlight, reserveRequest(quoted, { passengers }));
  expect(refused).toMatchObject({ ok: false, error: { kind: "refused", code: "price_changed", status: 409 } });
});

test("behavior: an expired quote is refused with its code, and wrong passengers with their field", async () => {
  const bench = open();
  const quoted = await quoteFor(bench, "LHE-DXB");
  const nobody = passengersFor(quoted).map((person) => Object.assign(person, { first_name: "4" }));
  const wrong = await bench.call(reserveFlight, reserveRequest(quoted, { passengers: nobody }));
  expect(wrong).toMatchObject({
    error: { kind: "refused", code: "validation_failed", field: "passengers.0.first_name" },
  });
  bench.sandbox.clock.advance(10 * 60_000);
  expect(await bench.call(requote, { RefID: quoted.RefID })).toMatchObject({
    error: { code: "quote_expired", status: 410 },
  });
});

test("behavior: a reservation whose answer was lost is found by its quote, and repeating it books nothing twice", async () => {
  const bench = open();
  const quoted = await quoteFor(bench, "LHE-DXB");
  bench.sandbox.admin.faults.add({ point: "afterCommit", match: { call: "C016" }, fail: { drop: true }, times: 1 });
  expect(await bench.call(reserveFlight, reserveRequest(quoted))).toMatchObject({
    ok: false,
    error: { kind: "offline" },
  });
  const read = await bench.call(flightsEndpoints.getQuote, { refid: quoted.RefID });
  const repeated = await bench.call(reserveFlight, reserveRequest(quoted));
  if (!read.ok || !repeated.ok) throw new Error("Both answers were expected.");
  expect(read.value.reservation?.uuid).toBe(repeated.value.uuid);
});
