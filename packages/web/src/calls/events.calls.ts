import { decodeEvents, encodeEvents } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentEvents } from "../server/events/current-events.ts";
import { anOfferId, aReference, aSearch, aSession, line } from "./values.ts";

const search = aSearch((text) => encodeEvents(decodeEvents(text)));

/** The front page of events. */
export const readEventsHome = createServerFn().handler(async () => (await currentEvents()).guide.home());

/** The cities that there are events in; none when they could not be had. */
export const readEventCities = createServerFn().handler(async () => {
  const outcome = await (await currentEvents()).guide.home();
  return outcome.type === "HOME" ? outcome.home.cities : [];
});

export const searchEvents = createServerFn()
  .validator(search)
  .handler(async ({ data }) => told(await (await currentEvents()).finder.find(data.search)));

/** A search that was made before, which then lasts longer. */
export const rereadEvents = createServerFn()
  .validator(aSession)
  .handler(async ({ data }) => told(await (await currentEvents()).finder.findAgain(data.refId)));

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
