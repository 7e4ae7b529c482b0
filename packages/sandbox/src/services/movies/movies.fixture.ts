import { moviesEndpoints as calls, type RequestOf, type ResponseOf } from "@safar/api-clients/wire";
import { type AskOptions, createTestBench, type TestBench } from "../../core/test-bench.ts";
import { orderRooms } from "../../testing/orders.fixture.ts";
import { moviesService } from "./movies.service.ts";

export type Shows = ResponseOf<typeof calls.movieShows>;
export type Seatmap = ResponseOf<typeof calls.movieSeatmap>;
export type Quoted = ResponseOf<typeof calls.quoteMovies>;

export const openCinema = () => createTestBench({ services: [moviesService, ...orderRooms] });

export const given = <Data>({ data, error }: { readonly data?: Data; readonly error?: unknown }): Data => {
  if (data === undefined) throw new Error(`Refused: ${JSON.stringify(error)}`);
  return data;
};

export const date = "2026-11-24";

export const showsOf = async (bench: TestBench, movie: string, city = "lahore", on = date): Promise<Shows> =>
  given(await bench.ask(calls.movieShows, { movie, city, date: on }));

export const hallOf = async (bench: TestBench, show_id: string): Promise<Seatmap> =>
  given(await bench.ask(calls.movieSeatmap, { show_id }));

export const freeIn = ({ Rows }: Seatmap) =>
  Rows.flatMap(({ category, elements }, row) => elements.map((element) => ({ ...element, category, row }))).filter(
    ({ status }) => status === "available",
  );

export const price = (bench: TestBench, show_id: string, seats: readonly string[], options: AskOptions = {}) =>
  bench.ask(calls.quoteMovies, { show_id, seats: seats.map((id) => ({ id })) }, options);

export const orderFor = (
  { RefID, chosen, hash }: Quoted,
  email = "ayesha@example.com",
): RequestOf<typeof calls.reserveMovies> => ({
  RefID,
  hash,
  contact: { email, phone: "+923001234567" },
  client_attempt_id: `attempt ${RefID}`,
  extras: chosen,
  lead: null,
});
