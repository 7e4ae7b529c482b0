import { namesWire } from "../../world/names.ts";
import type { Remarks } from "../../world/remarks.data.ts";
import { type Reviewed, reviewsFrom, topicScores } from "../../world/reviews.ts";
import { addDays, type LocalDate } from "../../world/zones.ts";

export const ratedWire = ({ reviewCount, score }: Omit<Reviewed, "id">) => ({ score, count: reviewCount });

/** What people say of something that has what `has` tells, in numbers and in words, as of today. */
export const reviewedWire = (of: Reviewed, remarks: Remarks, today: LocalDate, has?: ReadonlySet<string>) => ({
  scores: topicScores(of, remarks.topics),
  reviews: reviewsFrom(of, remarks, has).map(({ author, country, daysAgo, id, score, text }) => ({
    id,
    author: namesWire(author),
    country,
    score,
    date: addDays(today, -daysAgo),
    text: namesWire(text),
  })),
});
