import { itineraryRefId, type __Pascal__Offer } from "@safar/engine";
import type { z } from "zod";
import { cleanText } from "../client/content.text.ts";
import { priceIn } from "../travel/price.decoding.ts";
import type { __camel__OfferSchema } from "./__name__.schemas.ts";
import type { MoneyReader } from "./wallet.decoding.ts";

/** An offer of the wire in the engine's words. The adapter that fulfils `__Pascal__Service` is written over it. */
export const __camel__OfferIn = (wire: z.output<typeof __camel__OfferSchema>, reader: MoneyReader): __Pascal__Offer => ({
  id: itineraryRefId(wire.id),
  names: { en: cleanText(wire.name), ar: cleanText(wire.name_ar) },
  price: priceIn(wire.price, reader),
});
