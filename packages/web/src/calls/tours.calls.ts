import { decodeTours, encodeTours } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentTours } from "../server/tours/current-tours.ts";
import { anOfferId, aSearch, aSession, line } from "./values.ts";

const search = aSearch((text) => encodeTours(decodeTours(text)));

/** The front page of tours: its places, and a few tours of them. */
export const readToursHome = createServerFn().handler(async () => (await currentTours()).guide.home());

/** Every place that there are tours of; null when they could not be had. */
export const readTourPlaces = createServerFn().handler(async () => {
  const outcome = await (await currentTours()).guide.home();
  return outcome.type === "HOME" ? outcome.home.places : null;
});

export const searchTours = createServerFn()
  .validator(search)
  .handler(async ({ data }) => told(await (await currentTours()).finder.find(data.search)));

/** A search that was made before, which then lasts longer. */
export const rereadTours = createServerFn()
  .validator(aSession)
  .handler(async ({ data }) => told(await (await currentTours()).finder.findAgain(data.refId)));

export const readTour = createServerFn()
  .validator(z.object({ tour: anOfferId, date: z.iso.date().nullable() }))
  .handler(async ({ data }) => told(await (await currentTours()).finder.readTour(data)));

const unit = z.object({ unit: line, quantity: z.number().int().min(1).max(99) });

export const priceUnits = createServerFn({ method: "POST" })
  .validator(
    z.object({
      tour: anOfferId,
      start: line,
      units: z.array(unit).min(1).max(20).readonly(),
      pickup: line.nullable(),
      answers: z.record(line, line),
    }),
  )
  .handler(async ({ data }) => told(await (await currentTours()).finder.priceUnits(data)));
