import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Answering } from "../stores/answering.ts";
import type { RedisClient } from "../stores/redis-store.ts";

/**
 * How often something may be tried: for one account, phone or e-mail, and from one network address. Behind one address there
 * may be an office or half a mobile network, so it has more tries than a person.
 */
const rules = {
  login: { points: 10, seconds: 15 * 60 },
  "login-address": { points: 60, seconds: 15 * 60 },
  otp: { points: 5, seconds: 15 * 60 },
  "otp-address": { points: 40, seconds: 15 * 60 },
  contact: { points: 5, seconds: 60 * 60 },
  payment: { points: 12, seconds: 15 * 60 },
  "payment-address": { points: 60, seconds: 15 * 60 },
  voucher: { points: 10, seconds: 15 * 60 },
  "voucher-address": { points: 60, seconds: 15 * 60 },
  proof: { points: 8, seconds: 15 * 60 },
  "proof-address": { points: 40, seconds: 15 * 60 },
  // Beyond it a page searches by its own script.
  "early-search": { points: 120, seconds: 5 * 60 },
} as const;

export type LimitedAction = keyof typeof rules;

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterMs: number };

type Shared = { readonly client: RedisClient; readonly answering: Answering };

type Limiter = Pick<RateLimiterMemory, "consume" | "reward">;

const takeFrom = (limiter: Limiter, key: string): Promise<Verdict> =>
  limiter.consume(key).then(
    () => ({ allowed: true }),
    (refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return { allowed: false, retryAfterMs: refusal.msBeforeNext };
      throw refusal;
    },
  );

/** Counts tries by key in this process, or in Redis so that all servers count together. */
export const createRateLimits = (redis?: Shared) => {
  const limiter = (action: LimitedAction) => {
    const { points, seconds } = rules[action];
    const options = { points, duration: seconds, keyPrefix: `safar:limit:${action}` };
    const inProcess = new RateLimiterMemory(options);
    const together = redis && new RateLimiterRedis({ ...options, storeClient: redis.client, useRedisPackage: true });
    /** While Redis is away each server counts for itself, which is less strict and better than no counting. */
    const counted = <Answer>(count: (limiter: Limiter) => Promise<Answer>): Promise<Answer> =>
      redis && together ? redis.answering(() => count(together)).catch(() => count(inProcess)) : count(inProcess);
    return {
      take: (key: string) => counted((one) => takeFrom(one, key)),
      giveBack: (key: string) => counted((one) => one.reward(key)),
    };
  };
  const limiters = {
    login: limiter("login"),
    "login-address": limiter("login-address"),
    otp: limiter("otp"),
    "otp-address": limiter("otp-address"),
    contact: limiter("contact"),
    payment: limiter("payment"),
    "payment-address": limiter("payment-address"),
    voucher: limiter("voucher"),
    "voucher-address": limiter("voucher-address"),
    proof: limiter("proof"),
    "proof-address": limiter("proof-address"),
    "early-search": limiter("early-search"),
  };

  return {
    /** Counts one try against every key. Refused when any of them has used up its tries. */
    take: async (action: LimitedAction, keys: readonly string[]): Promise<Verdict> => {
      const verdicts = await Promise.all(keys.map((key) => limiters[action].take(key)));
      const waits = verdicts.flatMap((verdict) => (verdict.allowed ? [] : [verdict.retryAfterMs]));
      return waits.length === 0 ? { allowed: true } : { allowed: false, retryAfterMs: Math.max(...waits) };
    },
    /** Gives back the one try that was counted for something which turned out well; earlier failures stay counted. */
    giveBack: async (action: LimitedAction, keys: readonly string[]): Promise<void> => {
      await Promise.all(keys.map((key) => limiters[action].giveBack(key)));
    },
  };
};

export type RateLimits = ReturnType<typeof createRateLimits>;
