import { expect, test } from "vitest";
import { createLid } from "./lid.ts";
import { breathe, createTime } from "./time.ts";

const open = () => {
  const { clock, pass } = createTime(0);
  const lid = createLid(clock);
  const told: string[] = [];
  const tell = (what: string) => () => {
    told.push(`${what} at ${clock.now()}`);
  };
  return { clock, lid, pass, told, tell };
};

test("default: what an instant sets off is done before the next instant comes", async () => {
  const { clock, pass, told, tell } = open();
  const answer = new Promise<void>((resolve) => {
    clock.at(100, resolve);
  });
  void answer.then(tell("the answer"));
  clock.at(200, tell("the timeout"));
  await pass(300);
  expect(told).toEqual(["the answer at 100", "the timeout at 200"]);
  expect(clock.now()).toBe(300);
});

test("behavior: on waking the timers that ran out are done first, and then what arrived meanwhile", async () => {
  const { clock, lid, pass, told, tell } = open();
  const answer = new Promise<void>((resolve) => {
    clock.at(100, resolve);
  });
  void lid.reached(answer).then(tell("the answer"));
  lid.timers.setTimeout(tell("the timeout"), 200);
  lid.timers.setTimeout(tell("a later one"), 2000);
  lid.timers.clearTimeout(lid.timers.setTimeout(tell("one that was called off"), 200));
  lid.close("timers run out");
  await pass(1000);
  expect(told).toEqual([]);
  lid.open();
  await breathe();
  expect(told).toEqual(["the timeout at 1000", "the answer at 1000"]);
  await pass(1000);
  expect(told.at(-1)).toBe("a later one at 2000");
});

test("behavior: timers that stood still are late by as long as the device slept", async () => {
  const { lid, pass, told, tell } = open();
  lid.timers.setTimeout(tell("the timeout"), 200);
  lid.timers.setTimeout(tell("a later one"), 2000);
  lid.close("timers stand still");
  await pass(1000);
  lid.open();
  lid.timers.setTimeout(tell("a new one"), 50);
  await pass(2000);
  expect(told).toEqual(["a new one at 1050", "the timeout at 1200", "a later one at 3000"]);
});
