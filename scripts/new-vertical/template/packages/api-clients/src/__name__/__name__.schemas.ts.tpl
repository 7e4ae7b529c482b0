import { z } from "zod";
import { priceSchema } from "../wire/price.schemas.ts";
import { instantSchema, namesSchema } from "../wire/values.schemas.ts";

/** One result, as the service writes it. Fill in what the wire has besides a name and a price. */
export const __camel__OfferSchema = namesSchema.extend({ id: z.string().min(1), price: priceSchema });

/** An offer as it is now, with the search that it is of. */
export const __camel__OfferAnswerSchema = z.object({
  offer: __camel__OfferSchema,
  search: z.string(),
  expires_at: instantSchema,
});
