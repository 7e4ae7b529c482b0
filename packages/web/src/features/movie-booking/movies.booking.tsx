import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { isMoviesBooking, type MoviesBooking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { MoveShow } from "./move-show.tsx";
import { MovieParty } from "./movie-party.tsx";
import { MovieTitle } from "./movie-title.tsx";
import booked from "./movies.booked.tsx";

function Share({ booking: { movies }, address }: { readonly booking: MoviesBooking; readonly address: string }) {
  const { t } = useLingui();
  const film = isolated(movies.film.title[useFacts().locale]);
  return <ShareButton path={address} title={t`We are going to see ${film}`} />;
}

/** The page of a booking of a show. */
export default createBooking<MoviesBooking>({
  booked,
  isOf: isMoviesBooking,
  name: msg`Your movie booking`,
  zoneOf: ({ movies: { show } }) => show.starts.zone,
  Title: MovieTitle,
  Share,
  icon: Ticket,
  People: MovieParty,
  manage: { label: msg`Manage your booking`, More: MoveShow },
});
