import { offerId, type __Pascal__Offer } from "@safar/engine";
import type { z } from "zod";
import type { MoneyReader } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { priceIn } from "../wire/price.decoding.ts";
import type { __camel__OfferSchema } from "./__name__.schemas.ts";

/** An offer of the wire in the engine's words. The adapter that fulfils `__Pascal__Service` is written over it. */
export const __camel__OfferIn = (wire: z.output<typeof __camel__OfferSchema>, reader: MoneyReader): __Pascal__Offer => ({
  id: offerId(wire.id),
  names: namesIn(wire),
  price: priceIn(wire.price, reader),
});
