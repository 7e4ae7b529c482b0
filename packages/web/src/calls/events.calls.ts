import { decodeEvents, encodeEvents, isSlug } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentBookings } from "../server/bookings/current-bookings.ts";
import { currentEvents } from "../server/events/current-events.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { aBookingId, anOfferId, aReference, aSearch, aSession, line } from "./values.ts";

const search = aSearch((text) => encodeEvents(decodeEvents(text)));

/** The front page of events in a city, empty for all of them; in the one chosen last where none is named. */
export const readEventsHome = createServerFn()
  .validator(z.object({ city: line.nullable() }))
  .handler(async ({ data }) => {
    const { context } = await currentRequest();
    const city = data.city ?? context.chosen.city ?? "";
    return (await currentEvents()).guide.home(isSlug(city) ? city : null);
  });

/** The cities that there are events in; none when they could not be had. */
export const readEventCities = createServerFn().handler(async () => {
  const outcome = await (await currentEvents()).guide.home(null);
  return outcome.type === "HOME" ? outcome.home.cities : [];
});

export const searchEvents = createServerFn()
  .validator(search)
  .handler(async ({ data }) => told(await (await currentEvents()).finder.find(data.search)));

/** A search that was made before, which then lasts longer. */
export const rereadEvents = createServerFn()
  .validator(aSession)
  .handler(async ({ data }) => told(await (await currentEvents()).finder.findAgain(data.refId)));

/** Events by any part of their names, places and tags, in either script; none when they could not be had. */
export const matchEvents = createServerFn()
  .validator(z.object({ text: line }))
  .handler(async ({ data }) => {
    const outcome = await (await currentEvents()).guide.matching(data.text.slice(0, 100));
    return outcome.type === "MATCHES"
      ? outcome.events.map(({ slug, title, venue }) => ({ slug, title, venue: venue.name }))
      : [];
  });

export const readEvent = createServerFn()
  .validator(z.object({ event: anOfferId, code: line.nullable() }))
  .handler(async ({ data }) => told(await (await currentEvents()).finder.readEvent(data)));

const pass = z.object({ item: aReference, quantity: z.number().int().min(1).max(99) });

export const pricePasses = createServerFn({ method: "POST" })
  .validator(
    z.object({
      item: anOfferId,
      slot: aReference,
      lines: z.array(pass).min(1).max(30).readonly(),
      answers: z.record(aReference, line),
      code: line.nullable(),
    }),
  )
  .handler(async ({ data }) => told(await (await currentEvents()).finder.pricePasses(data)));

/** Waits for a show that is sold out, or no longer. */
export const waitForShow = createServerFn({ method: "POST" })
  .validator(z.object({ draft: z.object({ show: aReference, way: line, email: line.optional() }) }))
  .handler(async ({ data: { draft } }) => {
    const { email, ...rest } = draft;
    return told(await (await currentEvents()).asks.wait({ ...rest, ...(email === undefined ? {} : { email }) }));
  });

/** Gives a ticket to somebody else. A guest who has shown to this browser that a booking is theirs is not asked again. */
export const renameTicket = createServerFn({ method: "POST" })
  .validator(z.object({ draft: z.object({ booking: aBookingId, ticket: line, firstName: line, lastName: line }) }))
  .handler(async ({ data: { draft } }) => {
    const [{ asks }, { proven }] = await Promise.all([currentEvents(), currentBookings()]);
    return told(await asks.rename(await proven(draft)));
  });
