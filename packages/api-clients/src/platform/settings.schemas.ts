import { z } from "zod";
import { genderSchema } from "../wire/people.schemas.ts";
import { amountSchema, currencySchema } from "../wire/values.schemas.ts";

const limit = z.number().int().positive();

/** What an edition sells and how much of it at once. */
export const appSettingsSchema = z.object({
  /** Icon identifiers of the verticals that are sold in this country; the guard of each vertical's pages reads it. */
  enabled_verticals: z.array(z.string()),
  /** Identifiers of the services beside them: wallet, subscription, support, fnf, notifications, games, shop, deals. */
  enabled_features: z.array(z.string()),
  limits: z.object({
    bus_seats: limit,
    train_seats: limit,
    movie_seats: limit,
    hotel_rooms: limit,
    /** Passengers with a seat of their own. */
    flight_seats: limit,
    saved_travellers: limit,
  }),
  /** Null when the limits are not told beforehand. */
  withdrawal: z
    .object({
      currency: currencySchema,
      min: amountSchema,
      max: amountSchema,
      charge_fixed: amountSchema,
      /** Of the amount, in hundredths of a percent: 50 is 0.5%. */
      charge_basis_points: z.number().int().nonnegative(),
      /** The most that the charge comes to; null when there is no cap. */
      charge_max: amountSchema.nullable(),
    })
    .nullable(),
  support: z.object({
    /** When and how help is given, in the language asked for. */
    text: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
});

export const settingsSchema = z.object({ appSettings: appSettingsSchema });

export const utilitiesSchema = z.object({
  otp: z.object({
    /** Digits of a code. */
    length: z.number().int().min(4).max(10),
    /** Seconds to wait before each resend; the last holds for all that follow. */
    resend_after: z.array(z.number().int().positive()).min(1),
    /** Tries before a code is locked. */
    max_tries: z.number().int().positive(),
    /** How a code may be sent, the usual way first, named in the language asked for. */
    methods: z.array(z.object({ code: z.string().min(1), name: z.string().min(1) })).min(1),
  }),
  upload: z.object({
    /** Bytes of one file. */
    max_bytes: z.number().int().positive(),
    /** Media types that are taken. */
    types: z.array(z.string().min(1)).min(1),
  }),
  /** Titles for a passenger, in the language asked for. */
  titles: z.array(z.object({ code: z.string().min(1), name: z.string().min(1), gender: genderSchema })),
});

export const guestConfigSchema = z.object({
  /** Whether a visitor may book without signing in. */
  guest_checkout: z.boolean(),
  /** What a guest must give so that a booking can be found again. */
  required_contact: z.array(z.enum(["email", "phone"])),
  /** Minutes that search results last. */
  results_minutes: z.number().int().positive(),
});
