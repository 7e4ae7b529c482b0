import { z } from "zod";
import { airlineCodeSchema, countrySchema, currencySchema, namesSchema } from "../wire/values.schemas.ts";

export const supportedCurrenciesSchema = z.object({
  /** In the order to offer them in. A change of language does not ask again, so both names come. */
  currencies: z.array(
    z.object({
      code: currencySchema,
      symbol: z.string().min(1),
      ...namesSchema.shape,
    }),
  ),
});

export const clientCurrencySchema = z.object({
  /** By where the caller seems to be; it may be one that is not supported. */
  client_currency: currencySchema,
});

export const countriesSchema = z.object({
  /** By name, in the alphabet of the language asked for. */
  countries: z.array(
    z.object({
      iso: countrySchema,
      /** In the language asked for. */
      name: z.string().min(1),
      dial_code: z.string().regex(/^\+\d{1,6}$/),
    }),
  ),
});

export const alliancesSchema = z.object({
  alliances: z.array(
    z.object({
      /** `star`, `oneworld`, `skyteam`, or `none` for airlines with a programme of their own. */
      code: z.string().min(1),
      ...namesSchema.shape,
      airlines: z.array(z.object({ code: airlineCodeSchema, ...namesSchema.shape })),
    }),
  ),
});
