import { createHmac } from "node:crypto";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { KeyValueStore } from "../stores/key-value-store.ts";

/** How long a challenge may be solved and spent. */
export const captchaLastsMs = 10 * 60_000;

/** A few hundred keys to try, each of this many rounds: about a second for a phone, and a price for whoever sends thousands. */
const usualWork = { rounds: 2000, fewestTries: 300, mostTries: 900 };

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
});

const read = (payload: string) => {
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(payload, "base64").toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
};

type CaptchaFacts = {
  readonly secret: string;
  readonly store: Pick<KeyValueStore, "acquire">;
  readonly now?: () => number;
  readonly work?: typeof usualWork;
};

/** Proof of work instead of a puzzle: nothing to see or hear, and nobody else is told of the visitor. */
export const createCaptcha = ({ secret, store, now = Date.now, work = usualWork }: CaptchaFacts) => {
  const key = (purpose: string) => createHmac("sha256", secret).update(purpose).digest("hex");
  const secrets = { hmacSignatureSecret: key("captcha challenge"), hmacKeySignatureSecret: key("captcha solution") };

  return {
    /** Nothing is kept of it here: its signature says that it is ours. */
    challenge: (): Promise<Challenge> =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: work.rounds,
        counter: randomInt(work.mostTries, work.fewestTries),
        expiresAt: new Date(now() + captchaLastsMs),
        deriveKey,
        ...secrets,
      }),
    /**
     * Spends a solved challenge and gives the token that stands for it, or null when it is forged, unsolved, too old or
     * spent already. Throws when the store that remembers the spent ones does not answer.
     */
    spend: async (payload: string): Promise<string | null> => {
      const solved = read(payload);
      if (solved === null) return null;
      const { challenge, solution } = solved;
      const { verified } = await verifySolution({
        challenge,
        solution: { ...solution, time: solution.time ?? 0 },
        deriveKey,
        ...secrets,
      });
      if (!verified) return null;
      const taken = await store.acquire(`captcha:${challenge.signature}`, captchaLastsMs);
      return taken === null ? null : challenge.signature;
    },
  };
};

export type Captcha = ReturnType<typeof createCaptcha>;
