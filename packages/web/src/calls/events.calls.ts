import { decodeEvents, encodeEvents } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentEvents } from "../server/events/current-events.ts";
import { anOfferId, aSearch, aSession } from "./values.ts";

const search = aSearch((text) => encodeEvents(decodeEvents(text)));

export const searchEvents = createServerFn()
  .validator(search)
  .handler(async ({ data }) => told(await (await currentEvents()).finder.find(data.search)));

/** A search that was made before, which then lasts longer. */
export const rereadEvents = createServerFn()
  .validator(aSession)
  .handler(async ({ data }) => told(await (await currentEvents()).finder.findAgain(data.refId)));

export const readEventsOffer = createServerFn()
  .validator(z.object({ offer: anOfferId }))
  .handler(async ({ data }) => told(await (await currentEvents()).finder.readOffer(data.offer)));
