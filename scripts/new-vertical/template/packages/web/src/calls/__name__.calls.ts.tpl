import { decode__Pascal__, encode__Pascal__ } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { current__Pascal__ } from "../server/__name__/current-__name__.ts";
import { anOfferId, aSearch, aSession } from "./values.ts";

const search = aSearch((text) => encode__Pascal__(decode__Pascal__(text)));

export const search__Pascal__ = createServerFn()
  .validator(search)
  .handler(async ({ data }) => told(await (await current__Pascal__()).finder.find(data.search)));

/** A search that was made before, which then lasts longer. */
export const reread__Pascal__ = createServerFn()
  .validator(aSession)
  .handler(async ({ data }) => told(await (await current__Pascal__()).finder.findAgain(data.refId)));

export const read__Pascal__Offer = createServerFn()
  .validator(z.object({ offer: anOfferId }))
  .handler(async ({ data }) => told(await (await current__Pascal__()).finder.readOffer(data.offer)));
