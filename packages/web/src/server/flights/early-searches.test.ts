import { type OffersAnswer, type OffersQuestion, refId } from "@safar/engine";
import { describe, expect, test } from "vitest";
import { createEarlySearches } from "./early-searches.ts";

const session = refId("S-1");
const question: OffersQuestion = { search: "trip=one_way", refId: session, providers: ["gds", "ndc"] };
const noAnswer = (provider: string): OffersAnswer => ({ provider, answer: { ok: false, error: { kind: "offline" } } });

const open = (most = 10) => {
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  let now = 0;
  let stopped = 0;
  const asked: OffersQuestion[] = [];
  let answer: (answer: OffersAnswer) => void = () => {};
  const clock = {
    now: () => now,
    setTimeout: (run: () => void, delay: number) => {
      timers.set(timers.size, { at: now + delay, run });
      return timers.size - 1;
    },
    clearTimeout: (handle: unknown) => void timers.delete(Number(handle)),
  };
  const early = createEarlySearches({ clock, unreadForMs: 1000, most });
  const begin = (of = question) =>
    early.begin(of, (one, onAnswer) => {
      asked.push(one);
      answer = onAnswer;
      return () => {
        stopped += 1;
      };
    });
  const collected: string[] = [];
  return {
    early,
    begin,
    asked,
    collected,
    answer: (provider: string) => answer(noAnswer(provider)),
    collect: () => early.collect(session, ({ provider }) => collected.push(provider)),
    stopped: () => stopped,
    pass: (ms: number) => {
      now += ms;
      for (const [handle, { at, run }] of timers) {
        if (at > now) continue;
        timers.delete(handle);
        run();
      }
    },
  };
};

test("default: what came before its reader is collected first, and the rest as it comes", () => {
  const { answer, begin, collect, collected, early, stopped } = open();
  begin();
  answer("ndc");
  collect();
  expect(collected).toEqual(["ndc"]);
  answer("gds");
  expect(collected).toEqual(["ndc", "gds"]);
  expect(early.collect(session, () => {})).toBeNull();
  expect(stopped()).toBe(0);
});

test("behavior: a session is asked once, however often it begins", () => {
  const { asked, begin } = open();
  begin();
  begin();
  expect(asked).toEqual([question]);
});

describe("behavior: calls that nobody waits for are ended", () => {
  test("when nobody came to collect them", () => {
    const { answer, begin, collect, early, pass, stopped } = open();
    begin();
    answer("gds");
    pass(999);
    expect(stopped()).toBe(0);
    pass(1);
    expect(stopped()).toBe(1);
    expect(collect()).toBeNull();
    expect(early.hasRoom()).toBe(true);
  });

  test("when the reader leaves, and not while another one reads", () => {
    const { begin, collect, stopped } = open();
    begin();
    const [leave, leaveToo] = [collect(), collect()];
    leave?.();
    expect(stopped()).toBe(0);
    leaveToo?.();
    expect(stopped()).toBe(1);
  });

  test("when the page was not waited for, unless somebody collects", () => {
    const { begin, collect, early, stopped } = open();
    begin();
    const leave = collect();
    early.abandon(session);
    expect(stopped()).toBe(0);
    leave?.();
    begin();
    early.abandon(session);
    expect(stopped()).toBe(2);
  });

  test("and a slow reader is waited for as long as it reads", () => {
    const { answer, begin, collect, collected, pass, stopped } = open();
    begin();
    collect();
    pass(60_000);
    answer("gds");
    expect(stopped()).toBe(0);
    expect(collected).toEqual(["gds"]);
  });
});

test("behavior: answers that have all come are held without a call to end, and forgotten too", () => {
  const { answer, begin, collect, pass, stopped } = open();
  begin();
  answer("gds");
  answer("ndc");
  pass(1000);
  expect(stopped()).toBe(0);
  expect(collect()).toBeNull();
});

test("behavior: whoever only looks takes nothing away, and keeps nothing alive", () => {
  const { answer, begin, collect, collected, early } = open();
  begin();
  const seen: string[] = [];
  const lookAway = early.watch(session, ({ provider }) => seen.push(provider));
  answer("gds");
  lookAway?.();
  answer("ndc");
  expect(seen).toEqual(["gds"]);
  collect();
  expect(collected).toEqual(["gds", "ndc"]);
  expect(early.watch(refId("S-2"), () => {})).toBeNull();
});

test("behavior: says when no more can be held", () => {
  const { begin, collect, early } = open(1);
  expect(early.hasRoom()).toBe(true);
  begin();
  expect(early.hasRoom()).toBe(false);
  collect()?.();
  expect(early.hasRoom()).toBe(true);
});
