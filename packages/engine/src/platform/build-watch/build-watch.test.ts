import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { connectBuildWatch } from "./build-watch.connect.ts";
import { buildWatchMachine } from "./build-watch.machine.ts";
import { buildWatchActors } from "./build-watch.setup.ts";
import type { BuildWatchInput } from "./build-watch.types.ts";

const minute = 60_000;

type World = { readonly served?: string; readonly isStorageBroken?: boolean } & Partial<BuildWatchInput>;

/** A page, its server's manifest, and a device that outlives the page. */
const start = async (
  { served = "one", isStorageBroken = false, buildId = null, isVisible = true }: World = {},
  device: { time: number; kept: Map<string, string> } = { time: 1_000_000, kept: new Map() },
) => {
  const clock = new SimulatedClock();
  const manifest = { id: served, isDown: false };
  let asked = 0;
  let aborted = 0;
  let tell: (isVisible: boolean) => void = () => undefined;
  const broken = () => Promise.reject(new Error("storage is blocked"));
  const machine = buildWatchMachine.provide({
    actors: buildWatchActors({
      fetchBuildId: (signal) => {
        asked += 1;
        signal.addEventListener("abort", () => {
          aborted += 1;
        });
        return manifest.isDown ? Promise.reject(new Error("down")) : Promise.resolve(manifest.id);
      },
      watchVisibility: (listener) => {
        tell = listener;
        return () => {
          tell = () => undefined;
        };
      },
      storage: {
        read: (key) => (isStorageBroken ? broken() : Promise.resolve(device.kept.get(key) ?? null)),
        write: (key, value) => {
          if (isStorageBroken) return broken();
          device.kept.set(key, value);
          return Promise.resolve();
        },
      },
      clock: { now: () => device.time },
    }),
  });
  const actor = createActor(machine, { input: { buildId, isVisible }, clock });
  const reloads: string[] = [];
  actor.on("RELOAD", ({ to }) => reloads.push(to));
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    device.time += ms;
    clock.increment(ms);
    await settle();
  };
  const show = async (visible: boolean) => {
    tell(visible);
    clock.increment(0);
    await settle();
  };
  const navigate = async (to: string) => {
    actor.send({ type: "navigation.started", to, now: device.time });
    await settle();
  };
  const busy = (by: "payment" | "otp" | "form", isBusy: boolean) => actor.send({ type: "busy.set", by, isBusy });
  const deploy = async (id: string) => {
    manifest.id = id;
    await pass(minute);
  };
  await settle();
  const view = () => connectBuildWatch(actor.getSnapshot());
  return {
    actor,
    manifest,
    device,
    reloads,
    pass,
    show,
    navigate,
    busy,
    deploy,
    view,
    asked: () => asked,
    aborted: () => aborted,
  };
};

test("default: a new build is noticed within a minute and reloads in place of the next navigation", async () => {
  const { deploy, navigate, reloads, view } = await start();
  await navigate("/hotels");
  expect(view().isStale).toBe(false);
  await deploy("two");
  expect(view().isStale).toBe(true);
  expect(reloads).toEqual([]);
  await navigate("/flights");
  expect(reloads).toEqual(["/flights"]);
});

test("behavior: the same build is asked for once a minute and changes nothing", async () => {
  const { pass, asked, view } = await start();
  expect(asked()).toBe(1);
  await pass(minute - 1);
  expect(asked()).toBe(1);
  await pass(1);
  await pass(minute);
  expect([asked(), view().isStale]).toEqual([3, false]);
});

test("behavior: a page that knows its own build notices at the first answer", async () => {
  const { view } = await start({ buildId: "zero" });
  expect(view().isStale).toBe(true);
});

test("behavior: a hidden page asks nothing, and once shown waits for the rest of its minute", async () => {
  const { show, pass, asked } = await start();
  await pass(20_000);
  await show(false);
  await pass(10 * minute);
  expect(asked()).toBe(1);
  await show(true);
  expect(asked()).toBe(2);
  await pass(20_000);
  await show(false);
  await show(true);
  await pass(39_999);
  expect(asked()).toBe(2);
  await pass(1);
  expect(asked()).toBe(3);
});

test("behavior: a page that starts hidden asks as soon as it is shown", async () => {
  const { show, asked } = await start({ isVisible: false });
  expect(asked()).toBe(0);
  await show(true);
  expect(asked()).toBe(1);
});

test("behavior: hiding the page gives up a question that is out", async () => {
  const { actor, aborted, pass, asked } = await start();
  const asking = pass(minute);
  actor.send({ type: "visibility.changed", isVisible: false, now: 0 });
  await asking;
  expect([asked(), aborted()]).toEqual([2, 1]);
  expect(actor.getSnapshot().value).toBe("hidden");
});

test("behavior: a manifest that cannot be read is asked for again a minute later", async () => {
  const { manifest, pass, asked, view } = await start();
  manifest.isDown = true;
  await pass(minute);
  expect([asked(), view().isStale]).toEqual([2, false]);
  manifest.isDown = false;
  manifest.id = "two";
  await pass(minute);
  expect(view().isStale).toBe(true);
});

test.each(["payment", "otp", "form"] as const)("behavior: a reload waits while %s must not be lost", async (by) => {
  const { deploy, navigate, reloads, busy, view } = await start();
  busy(by, true);
  busy("form", true);
  await deploy("two");
  await navigate("/pay");
  busy(by, false);
  if (by !== "form") await navigate("/otp");
  expect(reloads).toEqual([]);
  busy("form", false);
  expect(view().isBusy).toBe(false);
  await navigate("/done");
  expect(reloads).toEqual(["/done"]);
});

test("behavior: a page that comes up within ten seconds of a reload does not reload again", async () => {
  const first = await start({ buildId: "one", served: "two" });
  await first.navigate("/flights");
  expect(first.reloads).toEqual(["/flights"]);
  first.actor.stop();

  first.device.time += 3_000;
  const second = await start({ buildId: "one", served: "two" }, first.device);
  await second.navigate("/hotels");
  await second.pass(6_999);
  await second.navigate("/hotels");
  expect(second.reloads).toEqual([]);
  await second.pass(1);
  await second.navigate("/hotels");
  expect(second.reloads).toEqual(["/hotels"]);
});

test("behavior: a reload that did not happen may be asked for again after ten seconds", async () => {
  const { deploy, navigate, reloads, pass } = await start();
  await deploy("two");
  await navigate("/a");
  await navigate("/b");
  await pass(9_999);
  await navigate("/c");
  await pass(1);
  await navigate("/d");
  expect(reloads).toEqual(["/a", "/d"]);
});

test("behavior: a device that keeps nothing never reloads, for it could not tell how often", async () => {
  const { deploy, navigate, reloads, view } = await start({ isStorageBroken: true });
  await deploy("two");
  await navigate("/flights");
  expect([view().isStale, reloads]).toEqual([true, []]);
});

test("behavior: what was kept by something else does not stop reloads", async () => {
  const device = { time: 1_000_000, kept: new Map([["build-watch.reloadedAt", "yesterday"]]) };
  const { navigate, reloads } = await start({ buildId: "one", served: "two" }, device);
  await navigate("/flights");
  expect(reloads).toEqual(["/flights"]);
});

test("behavior: a stale page asks no more", async () => {
  const { deploy, pass, asked } = await start();
  await deploy("two");
  await pass(10 * minute);
  expect(asked()).toBe(2);
});
