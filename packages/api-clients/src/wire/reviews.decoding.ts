import type { Rated, Reviewed } from "@safar/engine";
import type { z } from "zod";
import { namesIn } from "./names.ts";
import type { ratedSchema, reviewedShape } from "./reviews.schemas.ts";

export const ratedIn = ({ count, score }: z.infer<typeof ratedSchema>): Rated => ({ score, reviewCount: count });

type Wire = z.infer<z.ZodObject<typeof reviewedShape>>;

export const reviewedIn = ({ reviews, scores }: Wire): Omit<Reviewed, keyof Rated> => ({
  scores,
  reviews: reviews.map(({ author, country, date: on, id, score, text }) => ({
    id,
    author: namesIn(author),
    country,
    score,
    on,
    text: namesIn(text),
  })),
});
