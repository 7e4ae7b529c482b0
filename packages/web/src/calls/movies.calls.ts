import { bookingUuid, decodeMovies, encodeMovies } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentBookings } from "../server/bookings/current-bookings.ts";
import { currentMovies } from "../server/movies/current-movies.ts";
import { anOfferId, aReference, aSearch, aSession, line } from "./values.ts";

const search = aSearch((text) => encodeMovies(decodeMovies(text)));
const pick = z.object({ id: aReference, seat: aReference, usesWheelchair: z.boolean().optional() });

/** Left out is not the same as unknown. */
const exactly = ({ usesWheelchair, ...rest }: z.infer<typeof pick>) => ({
  ...rest,
  ...(usesWheelchair === undefined ? {} : { usesWheelchair }),
});

export const searchShows = createServerFn()
  .validator(search)
  .handler(async ({ data }) => told(await (await currentMovies()).finder.find(data.search)));

/** A search that was made before, which then lasts longer. */
export const rereadShows = createServerFn()
  .validator(aSession)
  .handler(async ({ data }) => told(await (await currentMovies()).finder.findAgain(data.refId)));

export const readHall = createServerFn()
  .validator(z.object({ show: anOfferId }))
  .handler(async ({ data }) => told(await (await currentMovies()).finder.readHall(data.show)));

export const priceHallSeats = createServerFn({ method: "POST" })
  .validator(z.object({ show: anOfferId, picks: z.array(pick.transform(exactly)).min(1).max(20).readonly() }))
  .handler(async ({ data }) => told(await (await currentMovies()).finder.priceSeats(data)));

/** Films and cinemas by any part of their names. */
export const matchMovies = createServerFn()
  .validator(z.object({ text: line, city: aReference.nullable() }))
  .handler(async ({ data }) => told(await (await currentMovies()).guide.matching(data.text, data.city)));

/** Asks to be told when a film's shows open, or no longer. */
export const preBookMovie = createServerFn({ method: "POST" })
  .validator(
    z.object({
      draft: z.object({ film: aReference, cinemas: z.string().max(900), way: line, email: line.optional() }),
    }),
  )
  .handler(async ({ data: { draft } }) => {
    const { email, ...rest } = draft;
    return told(await (await currentMovies()).asks.preBook({ ...rest, ...(email === undefined ? {} : { email }) }));
  });

const moved = z.object({ booking: aReference, proof: line.nullable() });

/** A guest who has shown to this browser that a booking is theirs is not asked again. */
const shown = async <Asked extends z.infer<typeof moved>>(asked: Asked): Promise<Asked> => ({
  ...asked,
  proof: asked.proof ?? (await (await currentBookings()).proofOf(bookingUuid(asked.booking))),
});

export const readMoves = createServerFn({ method: "POST" })
  .validator(moved)
  .handler(async ({ data }) => told(await (await currentMovies()).moves.offers(await shown(data))));

export const moveMovie = createServerFn({ method: "POST" })
  .validator(moved.extend({ show: anOfferId, seats: z.array(aReference).min(1).max(20).readonly() }))
  .handler(async ({ data }) => told(await (await currentMovies()).moves.move(await shown(data))));
