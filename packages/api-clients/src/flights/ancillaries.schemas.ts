import { z } from "zod";
import { amountSchema, currencySchema, openEnum, referenceSchema } from "../wire/values.schemas.ts";
import { cabinSchema } from "./itinerary.schemas.ts";

export const servicesRequestSchema = z.object({ refid: referenceSchema });

const serviceSchema = z.object({
  service_id: z.string().min(1),
  kind: openEnum(["bag", "meal", "ssr"]),
  title: z.string().min(1),
  detail: z.string().nullable(),
  pax_ids: z.array(z.string()).min(1),
  /** Where it holds: all segments of a leg for a bag, one for a meal. */
  segment_ids: z.array(z.string()).min(1),
  price: amountSchema,
  currency: currencySchema,
  max_quantity: z.number().int().positive(),
  included: z.boolean(),
});

export const servicesSchema = z.object({ RefID: referenceSchema, Services: z.array(serviceSchema) });

export const seatMapRequestSchema = z.object({ refid: referenceSchema, segment_id: z.string().min(1).optional() });

const seatOfferSchema = z.object({
  pax_id: z.string().min(1),
  service_id: z.string().min(1),
  status: openEnum(["available", "unavailable"]),
  price: amountSchema,
  currency: currencySchema,
});

const seatElementSchema = z.object({
  kind: openEnum(["seat", "empty", "exit_row", "lavatory", "galley", "closet", "stairs", "bassinet"]),
  /** `12A`; seats alone have one. */
  designator: z
    .string()
    .regex(/^\d{1,2}[A-Z]$/)
    .optional(),
  status: openEnum(["available", "booked", "held", "unavailable"]).optional(),
  features: z.array(openEnum(["window", "aisle", "exit", "bassinet", "extra_legroom", "limited_recline", "over_wing"])),
  /** What the seat costs each passenger who may sit there; infants have no seat. */
  offers: z.array(seatOfferSchema),
});

const seatMapSchema = z.object({
  segment_id: z.string().min(1),
  aircraft: z.string().min(1),
  cabins: z
    .array(
      z.object({
        deck: z.number().int().nonnegative(),
        cabin: cabinSchema,
        aisles: z.number().int().positive(),
        /** Rows over the wing, by their place in `rows`. */
        wings: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
        rows: z.array(
          z.object({
            /** Null for a row of galleys and lavatories. */
            number: z.number().int().positive().nullable(),
            sections: z.array(z.object({ elements: z.array(seatElementSchema) })).min(1),
          }),
        ),
      }),
    )
    .min(1),
});

export const seatMapsSchema = z.object({ RefID: referenceSchema, SeatMaps: z.array(seatMapSchema) });
