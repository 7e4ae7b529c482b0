import { hotelsEndpoints, type RequestOf, type ResponseOf } from "@safar/api-clients/wire";
import { type AskOptions, createTestBench, type TestBench } from "../../core/test-bench.ts";
import { hotelsService } from "./hotels.service.ts";

export type Search = ResponseOf<typeof hotelsEndpoints.searchHotels>;
export type Detail = ResponseOf<typeof hotelsEndpoints.hotel>;
export type Quote = ResponseOf<typeof hotelsEndpoints.quoteHotel>;
type SearchRequest = RequestOf<typeof hotelsEndpoints.searchHotels>;
type ReserveRequest = RequestOf<typeof hotelsEndpoints.reserveHotel>;

export const openHotels = (options: Partial<Parameters<typeof createTestBench>[0]> = {}): TestBench =>
  createTestBench({ services: [hotelsService], ...options });

export const searchRequest = (changes: Partial<SearchRequest> = {}): SearchRequest => ({
  place: "karachi",
  check_in: "2026-12-08",
  check_out: "2026-12-11",
  rooms: [{ adults: 2, child_ages: [] }],
  currency: "PKR",
  ...changes,
});

const given = <Data>(what: string, { data, error }: { data?: Data; error?: unknown }): Data => {
  if (data === undefined) throw new Error(`${what} was refused: ${JSON.stringify(error)}`);
  return data;
};

export const search = async (
  bench: TestBench,
  changes: Partial<SearchRequest> = {},
  options: AskOptions = {},
): Promise<Search> =>
  given("The search", await bench.ask(hotelsEndpoints.searchHotels, searchRequest(changes), options));

/** The result whose English name is so, or the first. */
export const resultOf = ({ Hotels }: Search, name?: string): Search["Hotels"][number] => {
  const found = Hotels.find((hotel) => name === undefined || hotel.name === name);
  if (found === undefined) throw new Error(`The search found no ${name ?? "hotel"}.`);
  return found;
};

export const detailOf = async (bench: TestBench, results: Search, name?: string): Promise<Detail> => {
  const { ItineraryRefID } = resultOf(results, name);
  return given("The hotel", await bench.ask(hotelsEndpoints.hotel, { RefID: results.RefID, ItineraryRefID }));
};

/** A rate for each requested room, the cheapest that fits its guests. */
export const cheapestKeys = ({ Occupancies, Rooms }: Detail): string[] => {
  const rates = Rooms.flatMap((room) => room.rates).toSorted(
    (one, other) => Number(one.price.total) - Number(other.price.total),
  );
  const keys: string[] = [];
  for (const { id, rooms } of Occupancies) {
    for (const room of rooms) keys[room] = rates.find(({ occupancy }) => occupancy === id)?.rate_key ?? "";
  }
  return keys;
};

export const askQuote = (bench: TestBench, detail: Detail, keys = cheapestKeys(detail), options: AskOptions = {}) =>
  bench.ask(
    hotelsEndpoints.quoteHotel,
    { RefID: detail.RefID, ItineraryRefID: detail.ItineraryRefID, rate_keys: keys },
    options,
  );

/** The whole way to a quote of a hotel by its English name. */
export const quoteOf = async (bench: TestBench, name?: string, changes: Partial<SearchRequest> = {}): Promise<Quote> =>
  given("The quote", await askQuote(bench, await detailOf(bench, await search(bench, changes), name)));

const firstNames = ["Ayesha", "Bilal", "Hamza", "Noura", "Faisal", "Zainab", "Omar", "Sana", "Khalid", "Mariam"];

export const guestsFor = ({ guests }: Quote, lastName = "Siddiqui"): ReserveRequest["guests"] =>
  guests
    .filter(({ named }) => named)
    .map(({ id, pax_type }, index) => ({
      guest_id: id,
      pax_type,
      title: "Mr",
      gender: "male",
      first_name: firstNames[index] ?? `Ali${"a".repeat(index)}`,
      last_name: lastName,
    }));

export const reserveRequest = (quote: Quote, changes: Partial<ReserveRequest> = {}): ReserveRequest => ({
  RefID: quote.RefID,
  hash: quote.hash,
  contact: { email: "ayesha@example.com", phone: "+923001234567" },
  guests: guestsFor(quote),
  client_attempt_id: `attempt-${quote.RefID}`,
  ...changes,
});

export const reserve = (bench: TestBench, quote: Quote, changes: Partial<ReserveRequest> = {}) =>
  bench.ask(hotelsEndpoints.reserveHotel, reserveRequest(quote, changes));
