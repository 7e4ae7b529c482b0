import { expect, test } from "vitest";
import type { Remark } from "./remarks.data.ts";
import { reviewsFrom } from "./reviews.ts";

const said = Array.from({ length: 12 }, (_, at): Remark => [8, { en: `Remark ${at}`, ar: `قول ${at}` }]);

test.each(["a", "b", "c", "d"])("invariant: of %s nobody writes twice, nor the same as somebody else", (id) => {
  const reviews = reviewsFrom(
    { id, score: 8, reviewCount: 40 },
    {
      topics: [],
      said,
      otherwise: { en: "Good.", ar: "جيد." },
    },
  );
  expect(reviews).toHaveLength(9);
  expect(new Set(reviews.map(({ author }) => author.en)).size).toBe(9);
  expect(new Set(reviews.map(({ text }) => text.en)).size).toBe(9);
});
