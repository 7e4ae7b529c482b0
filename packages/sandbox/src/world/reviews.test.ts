import { expect, test } from "vitest";
import { outingRemarks, type Remark } from "./remarks.data.ts";
import { reviewsFrom, topicScores } from "./reviews.ts";

const said = Array.from({ length: 12 }, (_, at): Remark => [8, { en: `Remark ${at}`, ar: `قول ${at}` }]);

test.each(["a", "b", "c", "d"])("invariant: of %s nobody writes twice, nor the same as somebody else", (id) => {
  const reviews = reviewsFrom(
    { id, score: 8, reviewCount: 40 },
    {
      topics: [],
      said,
      most: 9,
      otherwise: { en: "Good.", ar: "جيد." },
    },
  );
  expect(reviews).toHaveLength(9);
  expect(new Set(reviews.map(({ author }) => author.en)).size).toBe(9);
  expect(new Set(reviews.map(({ text }) => text.en)).size).toBe(9);
});

test("invariant: of what is said of outings there is enough that nobody repeats somebody else", () => {
  for (const score of [7.5, 8.2, 9, 9.7])
    for (const id of ["a", "b", "c", "d", "e", "f"]) {
      const texts = reviewsFrom({ id, score, reviewCount: 300 }, outingRemarks).map(({ text }) => text.en);
      expect([id, score, texts.length, new Set(texts).size]).toEqual([id, score, 20, 20]);
    }
});

test("invariant: of two things neither the days nor the writers of their reviews are the same, the latest first", () => {
  const of = (id: string) =>
    reviewsFrom(
      { id, score: 8, reviewCount: 40 },
      { topics: [], said, most: 9, otherwise: { en: "Good.", ar: "جيد." } },
    );
  const [one, other] = [of("a"), of("b")];
  const daysOf = (reviews: typeof one) => reviews.map(({ daysAgo }) => daysAgo);
  const writersOf = (reviews: typeof one) => reviews.map(({ author }) => author.en).toSorted();
  expect(daysOf(one)).not.toEqual(daysOf(other));
  expect(writersOf(one)).not.toEqual(writersOf(other));
  for (const reviews of [one, other])
    expect(daysOf(reviews)).toEqual([...new Set(daysOf(reviews))].toSorted((left, right) => left - right));
});

test("invariant: topics come to what the whole is scored, none beyond ten", () => {
  const topics = ["cleanliness", "staff", "location", "comfort", "value"];
  for (const score of [6.2, 8.9, 9.7, 10])
    for (const id of ["a", "b", "c", "d", "e"]) {
      const scores = topicScores({ id, score, reviewCount: 40 }, topics).map((one) => one.score);
      const mean = scores.reduce((sum, one) => sum + one, 0) / topics.length;
      expect([id, score, Math.abs(mean - score) <= 0.05]).toEqual([id, score, true]);
      expect(Math.max(...scores)).toBeLessThanOrEqual(10);
    }
  expect(topicScores({ id: "a", score: null, reviewCount: 0 }, topics)).toEqual([]);
});
