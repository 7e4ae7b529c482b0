import type { MoviesBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";

/** Which film a booking is for. */
export const MovieTitle = ({ booking: { movies } }: { readonly booking: MoviesBooking }) => (
  <bdi>{movies.film.title[useFacts().locale]}</bdi>
);
