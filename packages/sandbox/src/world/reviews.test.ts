import { expect, test } from "vitest";
import { type Remark, reviewsFrom } from "./reviews.ts";

const remarks = Array.from({ length: 8 }, (_, at): Remark => [8, { en: `Remark ${at}`, ar: `قول ${at}` }]);

test.each(["a", "b", "c", "d"])("invariant: of %s nobody writes twice, nor the same as somebody else", (id) => {
  const reviews = reviewsFrom({ id, score: 8, reviewCount: 40 }, remarks, { en: "Good.", ar: "جيد." });
  expect(reviews).toHaveLength(6);
  expect(new Set(reviews.map(({ author }) => author.en)).size).toBe(6);
  expect(new Set(reviews.map(({ text }) => text.en)).size).toBe(6);
});
