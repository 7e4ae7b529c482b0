import { reviewTopics } from "@safar/engine";
import { z } from "zod";
import { countrySchema, countSchema, dateSchema, namesSchema, openEnum } from "./values.schemas.ts";

const scoreSchema = z.number().min(0).max(10);

/** Out of ten, with one digit after the point; null until somebody has written. */
export const ratedSchema = z.object({ score: scoreSchema.nullable(), count: countSchema });

/** What people say of something: in numbers, and a few of them in words, the latest first. */
export const reviewedShape = {
  scores: z.array(z.object({ topic: openEnum(reviewTopics), score: scoreSchema })),
  reviews: z.array(
    z.object({
      id: z.string().min(1),
      author: namesSchema,
      country: countrySchema,
      score: scoreSchema,
      date: dateSchema,
      text: namesSchema,
    }),
  ),
};
