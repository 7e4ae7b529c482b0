import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What scores out of ten are called, the best first: each from `least` on. */
export const scoreBands = [
  { least: 9, words: msg`Wonderful` },
  { least: 8, words: msg`Very good` },
  { least: 7, words: msg`Good` },
  { least: 6, words: msg`Pleasant` },
  { least: 0, words: msg`Fair` },
] as const;

const bandOf = (score: number) => scoreBands.find(({ least }) => score >= least) ?? scoreBands[4];

/** What a score out of ten means. */
export const scoreWords = (score: number): MessageDescriptor => bandOf(score).words;

/** Of which band a score is, by where that begins. */
export const leastOf = (score: number): number => bandOf(score).least;
