import { buildWatchActors, buildWatchMachine, type RealtimeHint, realtimeActors, realtimeMachine } from "@safar/engine";
import { createActor } from "xstate";
import { watchBusy } from "../asking/busy.ts";
import { serverClock } from "../asking/server-clock.ts";
import { deviceStorage } from "../device/device-storage.ts";
import { createRealtimeConnection, type RealtimeSettings } from "./realtime.adapter.ts";

export type { RealtimeSettings } from "./realtime.adapter.ts";

const fetchBuildId = async (signal: AbortSignal): Promise<string> => {
  const response = await fetch("/version", { signal, cache: "no-store" });
  const { id }: { id: string } = await response.json();
  return id;
};

const watchVisibility = (tell: (isVisible: boolean) => void) => {
  const changed = () => tell(document.visibilityState === "visible");
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

export type BuildWatchHooks = {
  readonly buildId: string;
  /** Calls back with the address of each navigation within the application as it begins. */
  readonly onNavigation: (started: (to: string) => void) => () => void;
};

/** Watches for a new build, and loads the next page anew when there is one and nothing would be lost. */
export const startBuildWatch = ({ buildId, onNavigation }: BuildWatchHooks): (() => void) => {
  const machine = buildWatchMachine.provide({
    actors: buildWatchActors({ fetchBuildId, watchVisibility, storage: deviceStorage, clock: serverClock }),
  });
  const actor = createActor(machine, { input: { buildId, isVisible: document.visibilityState === "visible" } });
  actor.on("RELOAD", ({ to }) => window.location.assign(to));
  actor.start();
  const ends = [
    onNavigation((to) => actor.send({ type: "navigation.started", to, now: serverClock.now() })),
    watchBusy((by, isBusy) => actor.send({ type: "busy.set", by, isBusy })),
  ];
  return () => {
    for (const end of ends) end();
    actor.stop();
  };
};

export type Realtime = {
  /** Tells of hints on a channel until the function it gives is called. A hint says only that something may be read again. */
  readonly follow: (channel: string, onHint: (hint: RealtimeHint) => void) => () => void;
  readonly stop: () => void;
};

/** One connection for everything a page follows. */
export const openRealtime = (settings: RealtimeSettings): Realtime => {
  const connection = createRealtimeConnection(settings, serverClock);
  const actor = createActor(realtimeMachine.provide({ actors: realtimeActors({ connection }) })).start();
  // A device that comes online again does not wait for the library to notice.
  const connect = () => actor.send({ type: "realtime.connect" });
  window.addEventListener("online", connect);
  connect();
  return {
    follow: (channel, onHint) => {
      const hints = actor.on("hint", ({ hint }) => {
        if (hint.channel === channel) onHint(hint);
      });
      actor.send({ type: "channel.subscribe", channel });
      return () => {
        actor.send({ type: "channel.unsubscribe", channel });
        hints.unsubscribe();
      };
    },
    stop: () => {
      window.removeEventListener("online", connect);
      actor.send({ type: "realtime.disconnect" });
      actor.stop();
    },
  };
};
