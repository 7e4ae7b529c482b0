import { expect, test } from "vitest";
import { createManualClock } from "./clock.ts";
import { createIds } from "./ids.ts";
import { createMemoryStore } from "./memory-store.ts";
import { createSchedule, type ScheduledJob } from "./schedule.ts";
import { StoreFailure } from "./store.ts";

const open = (onFailure?: (error: unknown) => void) => {
  const clock = createManualClock(0);
  const store = createMemoryStore();
  const disk = { isFull: false };
  const ran: string[] = [];
  const run = ({ job }: ScheduledJob) => {
    if (disk.isFull) throw new StoreFailure(new Error("database or disk is full"));
    ran.push(job);
    return () => undefined;
  };
  const schedule = createSchedule(
    store,
    createIds(store, () => "seed"),
    clock,
    run,
    onFailure,
  );
  schedule.add({ dueAt: 1000, job: "age", payload: {}, locale: "en", country: "PK", userId: null });
  schedule.settle();
  return { clock, disk, ran, schedule };
};

test("behavior: a job that cannot be kept is not lost, fails nobody who waits for time, and runs once there is room", () => {
  const heard: unknown[] = [];
  const { clock, disk, ran, schedule } = open((error) => heard.push(error));
  disk.isFull = true;
  clock.advance(3000);
  expect([ran, schedule.list().length, heard.length > 0]).toEqual([[], 1, true]);
  disk.isFull = false;
  clock.advance(1000);
  expect([ran, schedule.list()]).toEqual([["age"], []]);
});

test("default: where nobody hears of failures they are not swallowed", () => {
  const { clock, disk } = open();
  disk.isFull = true;
  expect(() => clock.advance(1000)).toThrow("full");
});
