import { decodeTrains, encodeTrains } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { withOwnGender } from "../server/account/own-gender.ts";
import { told } from "../server/account/told.ts";
import { currentTrains } from "../server/trains/current-trains.ts";
import { anOfferId, aReference, aSearch, aSession } from "./values.ts";

const search = aSearch((text) => encodeTrains(decodeTrains(text)));
const choice = z.object({ train: anOfferId, code: aReference });
const pick = z.object({
  id: aReference,
  age: z.enum(["adult", "child", "infant"]),
  seat: aReference,
  gender: z.enum(["male", "female"]),
});

export const searchTrains = createServerFn()
  .validator(search)
  .handler(async ({ data }) => told(await (await currentTrains()).finder.find(data.search)));

/** A search that was made before, which then lasts longer. */
export const rereadTrains = createServerFn()
  .validator(aSession)
  .handler(async ({ data }) => told(await (await currentTrains()).finder.findAgain(data.refId)));

export const readTrain = createServerFn()
  .validator(z.object({ train: anOfferId }))
  .handler(async ({ data }) => told(await (await currentTrains()).finder.readTrain(data.train)));

export const readTrainPlaces = createServerFn()
  .validator(choice)
  .handler(async ({ data }) => told(await withOwnGender((await currentTrains()).finder.readPlaces(data))));

export const priceTrainPlaces = createServerFn({ method: "POST" })
  .validator(choice.extend({ picks: z.array(pick).min(1).max(20).readonly() }))
  .handler(async ({ data }) => told(await (await currentTrains()).finder.placeFares(data)));
