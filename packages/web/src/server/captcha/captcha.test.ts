import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../stores/memory-store.ts";
import { captchaLastsMs, createCaptcha } from "./captcha.ts";

const work = { rounds: 10, fewestTries: 5, mostTries: 20 };
const secret = "a secret of the test";
const open = (over: Partial<Parameters<typeof createCaptcha>[0]> = {}) =>
  createCaptcha({ secret, store: createMemoryStore(), work, ...over });

const payloadOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const solve = async (challenge: Challenge) => ({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });

describe("createCaptcha", () => {
  test("default: a solved challenge is spent once, and stands for itself upstream", async () => {
    const captcha = open();
    const solved = await solve(await captcha.challenge());
    expect(await captcha.spend(payloadOf(solved))).toBe(solved.challenge.signature);
  });

  test("behavior: the same solution is worth nothing the second time, nor for a twin that came at the same moment", async () => {
    const captcha = open();
    const payload = payloadOf(await solve(await captcha.challenge()));
    const answers = await Promise.all([captcha.spend(payload), captcha.spend(payload)]);
    expect(answers.filter((token) => token !== null)).toHaveLength(1);
    expect(await captcha.spend(payload)).toBeNull();
  });

  test("behavior: a second server that shares the store knows what was spent", async () => {
    const store = createMemoryStore();
    const payload = payloadOf(await solve(await open({ store }).challenge()));
    expect(await open({ store }).spend(payload)).not.toBeNull();
    expect(await open({ store }).spend(payload)).toBeNull();
  });

  test("behavior: a challenge whose time is over is refused", async () => {
    const captcha = open({ now: () => Date.now() - captchaLastsMs - 2000 });
    expect(await captcha.spend(payloadOf(await solve(await captcha.challenge())))).toBeNull();
  });

  test("behavior: a challenge signed with another secret is refused", async () => {
    const forged = await solve(await open({ secret: "of somebody else" }).challenge());
    expect(await open().spend(payloadOf(forged))).toBeNull();
  });

  test("behavior: a later expiry, written in by the solver, breaks the signature", async () => {
    const captcha = open();
    const { challenge, solution } = await solve(await captcha.challenge());
    const parameters = { ...challenge.parameters, expiresAt: (challenge.parameters.expiresAt ?? 0) + 3600 };
    expect(await captcha.spend(payloadOf({ challenge: { ...challenge, parameters }, solution }))).toBeNull();
  });

  test("behavior: a guessed key is refused", async () => {
    const captcha = open();
    const { challenge, solution } = await solve(await captcha.challenge());
    const guessed = { ...solution, derivedKey: "00".repeat(32) };
    expect(await captcha.spend(payloadOf({ challenge, solution: guessed }))).toBeNull();
  });

  test.each(["", "not base64 at all", payloadOf(null), payloadOf({}), payloadOf({ challenge: {}, solution: {} })])(
    "behavior: %j is no solution",
    async (payload) => {
      expect(await open().spend(payload)).toBeNull();
    },
  );

  test("behavior: a store that does not answer is said to be so, and nothing passes", async () => {
    const captcha = open({ store: { acquire: () => Promise.reject(new Error("the store is away")) } });
    const payload = payloadOf(await solve(await captcha.challenge()));
    await expect(captcha.spend(payload)).rejects.toThrow("the store is away");
  });
});
