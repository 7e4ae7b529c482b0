import { decodeTours, encodeTours } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentTours } from "../server/tours/current-tours.ts";
import { anOfferId, aSearch, aSession } from "./values.ts";

const search = aSearch((text) => encodeTours(decodeTours(text)));

export const searchTours = createServerFn()
  .validator(search)
  .handler(async ({ data }) => told(await (await currentTours()).finder.find(data.search)));

/** A search that was made before, which then lasts longer. */
export const rereadTours = createServerFn()
  .validator(aSession)
  .handler(async ({ data }) => told(await (await currentTours()).finder.findAgain(data.refId)));

export const readToursOffer = createServerFn()
  .validator(z.object({ offer: anOfferId }))
  .handler(async ({ data }) => told(await (await currentTours()).finder.readOffer(data.offer)));
