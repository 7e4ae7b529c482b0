import { z } from "zod";
import { questionSchema } from "../content/content.schemas.ts";
import {
  iataSchema,
  instantSchema,
  localTimeSchema,
  moneySchema,
  openEnum,
  zoneSchema,
} from "../wire/values.schemas.ts";
import { appSettingsSchema } from "./settings.schemas.ts";

/** Texts are in the language asked for; `art` seeds the picture; `link` is a path of ours or an https address. */
const cardSchema = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  text: z.string(),
  art: z.string().min(1),
});
const linkSchema = z.string().nullable();

export const dashboardRequestSchema = z.object({ country_iso: z.string().regex(/^[A-Z]{2}$/) });

export const dashboardSchema = z.object({
  DashboardIcons: z.array(
    z.object({
      type: openEnum(["vertical", "service"]),
      /** A vertical's or a service's identifier; `more` opens those that find no room. */
      identifier: z.string().min(1),
      title: z.string().min(1),
      order: z.number().int(),
    }),
  ),
  DashboardOffers: z.array(
    cardSchema.extend({
      link: linkSchema,
      code: z.string().nullable(),
      valid_until: instantSchema.nullable(),
      is_active: z.boolean(),
    }),
  ),
  DashboardBanners: z.array(cardSchema.extend({ link: linkSchema })),
  TrendingDestinations: z.array(
    cardSchema.extend({
      from: iataSchema,
      to: iataSchema,
      /** One way, one adult, in the next weeks; null when none is for sale. */
      lowest_fare: moneySchema.nullable(),
    }),
  ),
  UpcomingEvents: z.array(
    z.object({
      slug: z.string().min(1),
      title: z.string().min(1),
      city: z.string(),
      venue: z.string(),
      category: z.string(),
      art: z.string().min(1),
      starts_at: localTimeSchema,
      tz: zoneSchema,
      from_price: moneySchema.nullable(),
    }),
  ),
  Promotions: z.array(cardSchema.extend({ link: linkSchema })),
  FAQ: z.array(questionSchema),
  AppDownload: z
    .object({
      title: z.string(),
      text: z.string(),
      stores: z.array(z.object({ name: z.string().min(1), link: z.string() })),
    })
    .nullable(),
  Corporate: z
    .object({ title: z.string(), text: z.string(), benefits: z.array(z.string()), link: linkSchema })
    .nullable(),
  appSettings: appSettingsSchema,
});
