import { flightBookingsEndpoints, flightsEndpoints, type RequestOf, type ResponseOf } from "@safar/api-clients/wire";
import { type AskOptions, createTestBench, type TestBench } from "../../core/test-bench.ts";
import { airportsService } from "../general/airports.service.ts";
import { flightBookingsService } from "./bookings/flight-bookings.service.ts";
import { flightsService } from "./flights.service.ts";
import { ancillariesService } from "./quotes/ancillaries.service.ts";

export type { TestBench };

export const flightRooms = [airportsService, flightsService, ancillariesService, flightBookingsService];

export const openFlights = (options: Partial<Parameters<typeof createTestBench>[0]> = {}): TestBench =>
  createTestBench({ services: flightRooms, ...options });

export type Search = ResponseOf<typeof flightsEndpoints.searchFlights>;
export type Quote = ResponseOf<typeof flightsEndpoints.quote>;
type ReserveRequest = RequestOf<typeof flightBookingsEndpoints.reserveFlight>;
type SearchRequest = RequestOf<typeof flightsEndpoints.searchFlights>;

/** Answers of providers are held back by the sandbox's clock; a test moves it on instead of waiting. */
const answered = async <Value>(bench: TestBench, asked: Promise<Value>): Promise<Value> => {
  const state = { isDone: false };
  const done = asked.finally(() => {
    state.isDone = true;
  });
  for (let turn = 0; turn < 100 && !state.isDone; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (!state.isDone && turn > 1) bench.clock.advance(1_000);
  }
  return done;
};

export const requestFor = (route: string, changes: Partial<SearchRequest> = {}): SearchRequest => ({
  trip_type: "one_way",
  legs: [{ from: route.slice(0, 3), to: route.slice(4), date: "2026-12-10" }],
  travellers: { adult: 1 },
  currency: "PKR",
  ...changes,
});

export const searchAs = async (bench: TestBench, request: SearchRequest, options: AskOptions = {}): Promise<Search> => {
  const { data, error } = await answered(bench, bench.ask(flightsEndpoints.searchFlights, request, options));
  if (data === undefined) throw new Error(`The search was refused: ${JSON.stringify(error)}`);
  return data;
};

export const search = (bench: TestBench, route: string, changes: Partial<SearchRequest> = {}): Promise<Search> =>
  searchAs(bench, requestFor(route, changes));

export const quoteOf = async (
  bench: TestBench,
  results: Search,
  index = 0,
  options: AskOptions = {},
): Promise<Quote> => {
  const itinerary = results.Itineraries[index];
  if (itinerary === undefined) throw new Error("The search found nothing to quote.");
  const request = { RefID: results.RefID, ItineraryRefID: itinerary.ItineraryRefID };
  const { data, error } = await bench.ask(flightsEndpoints.quote, request, options);
  if (data === undefined) throw new Error(`The quote was refused: ${JSON.stringify(error)}`);
  return data;
};

const firstNames = ["Ayesha", "Bilal", "Hamza", "Noura", "Faisal", "Zainab", "Omar", "Sana", "Khalid"];
const births = { adult: "1990-05-04", child: "2019-03-02", infant: "2026-02-01" } as const;

/** People whom the quote asks for, with the documents it asks for. */
export const passengersFor = (quote: Quote, lastName = "Siddiqui"): ReserveRequest["passengers"] =>
  quote.passengers.map(({ id, pax_type }, index) => {
    const wanted = quote.required_fields.find((required) => required.pax_type === pax_type)?.documents[0];
    const numbers = { passport: `AB123456${index}`, cnic: "4210112345671", saudi_id: "1000000008" } as const;
    const nationality = wanted === "saudi_id" ? "SA" : "PK";
    return {
      pax_id: id,
      pax_type,
      title: "Mr",
      gender: "male",
      first_name: firstNames[index] ?? "Ali",
      last_name: lastName,
      birth_date: births[pax_type],
      nationality,
      document:
        wanted === undefined
          ? null
          : {
              kind: wanted,
              number: numbers[wanted],
              issued_by: nationality,
              expires_on: wanted === "passport" ? "2031-01-01" : null,
            },
      tied_to: pax_type === "infant" ? id.replace("inf", "adt") : null,
    };
  });

export const reserveRequest = (quote: Quote, changes: Partial<ReserveRequest> = {}): ReserveRequest => ({
  RefID: quote.RefID,
  hash: quote.hash,
  contact: { email: "ayesha@example.com", phone: "+923001234567" },
  passengers: passengersFor(quote),
  client_attempt_id: `attempt-${quote.RefID}`,
  ...changes,
});

export const reserve = (bench: TestBench, request: ReserveRequest) =>
  bench.ask(flightBookingsEndpoints.reserveFlight, request);
