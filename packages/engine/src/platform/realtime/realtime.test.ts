import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { connectRealtime } from "./realtime.connect.ts";
import { realtimeMachine } from "./realtime.machine.ts";
import { realtimeModel } from "./realtime.model.ts";
import { realtimeActors } from "./realtime.setup.ts";
import {
  type AuthorisationFailure,
  type RealtimeConnection,
  type RealtimeConnectionEvent,
  type RealtimeEvent,
  realtimeStates,
  realtimeTimings,
} from "./realtime.types.ts";

const user = "private-user.u1";
const booking = "private-booking.b1";

/** A connection that does what the test says and writes down what it was told. */
const start = () => {
  const told: string[] = [];
  let listener: ((event: RealtimeConnectionEvent) => void) | null = null;
  const connection: RealtimeConnection = {
    connect: (timings) => told.push(`connect ${timings.activityMs}/${timings.pongMs}/${timings.unavailableMs}`),
    disconnect: () => told.push("disconnect"),
    subscribe: (channel) => told.push(`subscribe ${channel}`),
    unsubscribe: (channel) => told.push(`unsubscribe ${channel}`),
    listen: (heard) => {
      listener = heard;
      return () => {
        listener = null;
      };
    },
  };
  const logged: AuthorisationFailure[] = [];
  const machine = realtimeMachine.provide({
    actors: realtimeActors({ connection }),
    actions: { logFailure: (_, failure) => logged.push(failure) },
  });
  const actor = createActor(machine);
  const emitted: string[] = [];
  actor.on("hint", ({ hint }) => emitted.push(`${hint.channel} ${hint.event} @${hint.at}`));
  actor.on("authorisationFailed", ({ failure }) => emitted.push(`refused ${failure.channel} ${failure.status}`));
  actor.start();
  const report = (event: RealtimeConnectionEvent) => listener?.(event);
  const become = (state: Extract<RealtimeConnectionEvent, { type: "connection.changed" }>["state"]) =>
    report({ type: "connection.changed", state });
  const hint = (channel: string, id: string | null, at = 5) =>
    report({ type: "hint.arrived", hint: { channel, event: "booking.updated", at, id } });
  const view = () => connectRealtime(actor.getSnapshot(), (event) => actor.send(event));
  return { actor, told, emitted, logged, report, become, hint, view, isListening: () => listener !== null };
};

const connected = (...channels: string[]) => {
  const world = start();
  for (const channel of channels) world.actor.send({ type: "channel.subscribe", channel });
  world.view().commands.connect?.();
  world.become("connected");
  for (const channel of channels) world.report({ type: "channel.joined", channel, at: 1 });
  world.told.length = 0;
  world.emitted.length = 0;
  return world;
};

test("default: connecting with the specification's timings leads to connected", () => {
  const { actor, told, become, view } = start();
  expect(view()).toMatchObject({ state: "initialized", shouldPoll: true });
  view().commands.connect?.();
  expect(view().state).toBe("connecting");
  become("connected");
  expect(view()).toMatchObject({ state: "connected", isConnected: true, shouldPoll: false });
  expect(told).toEqual(["connect 120000/30000/10000"]);
  expect(realtimeTimings.retryAfterMs).toBe(1_000);
  expect(Object.keys(actor.logic.config.states ?? {})).toEqual([...realtimeStates]);
});

test.each(["unavailable", "failed", "disconnected", "connecting"] as const)(
  "behavior: a connection that is %s asks for polling",
  (state) => {
    const { become, view } = connected(user);
    become(state);
    expect(view()).toMatchObject({ state, shouldPoll: true });
  },
);

test("behavior: failed and disconnected stay until somebody connects again", () => {
  for (const state of ["failed", "disconnected"] as const) {
    const { become, view } = connected();
    become(state);
    become("connected");
    expect(view().state).toBe(state);
    view().commands.connect?.();
    expect(view().state).toBe("connecting");
  }
});

test("behavior: an unavailable connection that comes back is connected", () => {
  const { become, view } = connected();
  become("unavailable");
  become("connected");
  expect(view().state).toBe("connected");
});

test("behavior: disconnecting on request closes the connection and ignores what it says after", () => {
  const { told, become, hint, emitted, view } = connected(user);
  view().commands.disconnect?.();
  become("connecting");
  hint(user, "late");
  expect([view().state, told, emitted]).toEqual(["disconnected", ["disconnect"], []]);
});

test("behavior: stopping the machine closes the connection and stops listening", () => {
  const { actor, told, isListening } = connected(user);
  actor.stop();
  expect([told, isListening()]).toEqual([["disconnect"], false]);
});

describe("subscriptions", () => {
  test("default: a channel wanted twice is subscribed once, and left with the last wish", () => {
    const { actor, told } = connected();
    actor.send({ type: "channel.subscribe", channel: user });
    actor.send({ type: "channel.subscribe", channel: user });
    actor.send({ type: "channel.unsubscribe", channel: user });
    expect(told).toEqual([`subscribe ${user}`]);
    actor.send({ type: "channel.unsubscribe", channel: user });
    actor.send({ type: "channel.unsubscribe", channel: user });
    expect(told).toEqual([`subscribe ${user}`, `unsubscribe ${user}`]);
  });

  test("behavior: wishes made before the connection wait for it", () => {
    const { actor, told, become } = start();
    actor.send({ type: "channel.subscribe", channel: user });
    actor.send({ type: "realtime.connect" });
    expect(told).not.toContain(`subscribe ${user}`);
    become("connected");
    expect(told).toContain(`subscribe ${user}`);
  });

  test("behavior: every wanted channel is asked for again after a reconnection, a left one is not", () => {
    const { actor, told, become } = connected(user, booking);
    become("connecting");
    actor.send({ type: "channel.unsubscribe", channel: booking });
    become("connected");
    expect(told).toEqual([`unsubscribe ${booking}`, `subscribe ${user}`]);
  });

  test("behavior: a channel is polled until it is joined again, and then read once more", () => {
    const { become, view, report, emitted } = connected(user);
    expect(view().shouldPollChannel(user)).toBe(false);
    expect(view().shouldPollChannel("private-user.other")).toBe(true);
    become("connecting");
    become("connected");
    expect(view().shouldPollChannel(user)).toBe(true);
    report({ type: "channel.joined", channel: user, at: 9 });
    expect(view().shouldPollChannel(user)).toBe(false);
    expect(emitted).toEqual([`${user} resumed @9`]);
  });

  test("behavior: a refused authorisation is logged, passed on, polled, and tried again with the next connection", () => {
    const { report, logged, emitted, view, told, become } = connected(user);
    const failure = { channel: user, status: 403, reason: "forbidden" };
    report({ type: "channel.refused", failure });
    expect(logged).toEqual([failure]);
    expect(emitted).toEqual([`refused ${user} 403`]);
    expect(view()).toMatchObject({ isConnected: true });
    expect(view().shouldPollChannel(user)).toBe(true);
    become("connecting");
    become("connected");
    expect(told).toEqual([`subscribe ${user}`]);
  });
});

describe("hints", () => {
  test("default: a hint says what and when, and nothing more", () => {
    const { hint, emitted } = connected(booking);
    hint(booking, "7");
    expect(emitted).toEqual([`${booking} booking.updated @5`]);
  });

  test("behavior: a hint delivered twice is passed on once, also across a reconnection", () => {
    const { hint, emitted, become } = connected(booking);
    hint(booking, "7");
    hint(booking, "7");
    become("connecting");
    become("connected");
    hint(booking, "7");
    expect(emitted).toEqual([`${booking} booking.updated @5`]);
  });

  test("behavior: hints out of order are all passed on, and so are those without an id", () => {
    const { hint, emitted } = connected(booking);
    hint(booking, "8", 8);
    hint(booking, "7", 7);
    hint(booking, null, 9);
    hint(booking, null, 9);
    expect(emitted).toHaveLength(4);
  });

  test("behavior: a hint for a channel that nobody wants is ignored", () => {
    const { hint, emitted } = connected(booking);
    hint("private-booking.forged", "1");
    expect(emitted).toEqual([]);
  });

  test("behavior: with every event dropped, each reconnection still causes one read of each channel", () => {
    const { become, report, emitted } = connected(user, booking);
    for (let round = 1; round <= 3; round += 1) {
      become("connecting");
      become("connected");
      for (const channel of [user, booking]) report({ type: "channel.joined", channel, at: round });
    }
    expect(emitted).toHaveLength(6);
  });

  test("behavior: a long stream does not grow the memory of what was delivered", () => {
    const { hint, actor } = connected(booking);
    for (let index = 0; index < 1_000; index += 1) hint(booking, `${index}`);
    expect(actor.getSnapshot().context.delivered).toHaveLength(64);
  });
});

test("behavior: whatever the order of events, wishes are kept and hints are news about wanted channels", () => {
  const events: RealtimeEvent[] = Object.values(realtimeModel.events).flat();
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (steps) => {
      const { actor, told, view } = start();
      const wishes = new Map<string, number>();
      const hinted = new Set<string>();
      actor.on("hint", ({ hint }) => {
        expect(wishes.get(hint.channel) ?? 0).toBeGreaterThan(0);
        if (hint.event !== "wallet.updated") return;
        expect(hinted).not.toContain(`${hint.channel} ${hint.at}`);
        hinted.add(`${hint.channel} ${hint.at}`);
      });
      for (const step of steps) {
        const before = view().state;
        if (step.type === "channel.subscribe") wishes.set(step.channel, (wishes.get(step.channel) ?? 0) + 1);
        if (step.type === "channel.unsubscribe") {
          wishes.set(step.channel, Math.max(0, (wishes.get(step.channel) ?? 0) - 1));
        }
        told.length = 0;
        actor.send(step);
        const wanted = [...wishes].filter(([, count]) => count > 0).map(([channel]) => channel);
        expect(Object.keys(actor.getSnapshot().context.channels).sort()).toEqual(wanted.sort());
        expect(view().shouldPoll).toBe(view().state !== "connected");
        if (before !== "connected" && view().state === "connected") {
          expect(told.toSorted()).toEqual(wanted.map((channel) => `subscribe ${channel}`).toSorted());
        }
      }
    }),
    { seed: 1, numRuns: 500 },
  );
});
