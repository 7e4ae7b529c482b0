// @vitest-environment jsdom
import type { ResumeEvent } from "@safar/engine";
import { act, cleanup, render } from "@testing-library/react";
import { useSelector } from "@xstate/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { assign, fromPromise, setup } from "xstate";
import { serverClock } from "../asking/server-clock.ts";
import { createKeptFlow, type KeptFlow, useKeptFlow, useOutcome } from "./kept-flow.ts";
import { forgetFlowsOfOthers, forgetKeptFlows, tellWhoIsHere } from "./kept-flows.ts";

type Typed = { readonly text: string };

const errand = fromPromise(() => new Promise<void>(() => undefined));

const types: {
  context?: Typed;
  input?: Typed;
  output?: string;
  events?: { type: "type"; text: string } | { type: "send" } | { type: "end" };
  tags?: "stable";
} = {};

const machine = setup({
  types,
  actors: { errand },
}).createMachine({
  context: ({ input }) => input,
  output: ({ context }) => context.text,
  initial: "typing",
  states: {
    typing: {
      tags: "stable",
      on: { type: { actions: assign({ text: ({ event }) => event.text }) }, send: "sending", end: "ended" },
    },
    sending: { invoke: { src: "errand" } },
    ended: { type: "final" },
  },
});

/** As a document sees it: another document has another memory and the same storage. */
const openDocument = () =>
  createKeptFlow({ name: "errand", machine, isRestful: (snapshot) => snapshot.hasTag("stable") });

const seen = vi.fn();

function Screen({ flow }: { flow: KeptFlow<typeof machine> }) {
  const { actor, send } = useKeptFlow(flow, { input: { text: "" } });
  const text = useSelector(actor, ({ context }) => context.text);
  useOutcome(actor, seen);
  return (
    <button type="button" onClick={() => send({ type: "type", text: `${text}.` })}>
      {text}
    </button>
  );
}

beforeEach(() => {
  window.sessionStorage.clear();
  tellWhoIsHere(() => null);
  seen.mockClear();
});
afterEach(cleanup);

test("default: one page takes up where the page before left off", () => {
  const flow = openDocument();
  const first = render(<Screen flow={flow} />);
  act(() => flow.current()?.send({ type: "type", text: "Karachi" }));
  first.unmount();
  expect(render(<Screen flow={flow} />).getByRole("button").textContent).toBe("Karachi");
});

test("behavior: a reload finds what was typed", () => {
  const before = openDocument();
  render(<Screen flow={before} />);
  act(() => before.current()?.send({ type: "type", text: "Jeddah" }));
  cleanup();
  expect(render(<Screen flow={openDocument()} />).getByRole("button").textContent).toBe("Jeddah");
});

test("behavior: a reload in the midst of something finds the rest before it", () => {
  const before = openDocument();
  const actor = before.begin({ text: "Lahore" });
  actor.send({ type: "send" });
  expect(openDocument().current()?.getSnapshot().value).toBe("typing");
});

test("behavior: what came to its end is told once and forgotten", () => {
  const flow = openDocument();
  render(<Screen flow={flow} />);
  act(() => flow.current()?.send({ type: "type", text: "Multan" }));
  act(() => flow.current()?.send({ type: "end" }));
  expect(seen).toHaveBeenCalledExactlyOnceWith("Multan");
  expect(flow.current()).toBeNull();
  expect(openDocument().current()).toBeNull();
});

test("behavior: something unreadable in storage is as good as nothing", () => {
  const flow = openDocument();
  flow.begin({ text: "" });
  for (const key of Object.keys(window.sessionStorage)) window.sessionStorage.setItem(key, '{"value":"nowhere"}');
  expect(openDocument().current()).toBeNull();
});

test("behavior: what cannot be brought back is lost, and that is told", () => {
  const flow = openDocument();
  flow.begin({ text: "" });
  expect(flow.isKept()).toBe(true);
  for (const key of Object.keys(window.sessionStorage)) window.sessionStorage.setItem(key, "{}");
  const after = openDocument();
  expect(after.isLost()).toBe(false);
  expect(after.current()).toBeNull();
  expect(after.isLost()).toBe(true);
});

test("behavior: one that was ended is found nowhere", () => {
  const flow = openDocument();
  flow.begin({ text: "Quetta" });
  flow.end();
  expect([flow.inMemory(), flow.current(), openDocument().current()]).toEqual([null, null, null]);
  expect(flow.isKept()).toBe(false);
});

test("behavior: a newer build goes on with what an older one kept, turned into its own shape, and asks anew", async () => {
  const older = createKeptFlow({ name: "errand", machine, schema: 1 });
  older.begin({ text: "Gwadar" });
  const onRestored = vi.fn();
  const newer = createKeptFlow({
    name: "errand",
    machine,
    schema: 2,
    migrations: async () => ({ 1: (snapshot) => ({ ...Object(snapshot), context: { text: "Gwadar, again" } }) }),
    onRestored,
  });
  await newer.coming();
  expect(newer.current()?.getSnapshot().context.text).toBe("Gwadar, again");
  expect(onRestored).toHaveBeenCalledOnce();
});

test("behavior: a store that is full keeps nothing, and says so", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const flow = openDocument();
  flow.begin({ text: "" });
  expect(flow.isKept()).toBe(false);
  full.mockRestore();
});

describe("behavior: whose it is", () => {
  const signIn = (person: string | null) => tellWhoIsHere(() => person);

  const typedBy = (person: string | null, text: string) => {
    signIn(person);
    const flow = openDocument();
    flow.begin({ text: "" }).send({ type: "type", text });
    return flow;
  };

  test("signing out leaves nothing, in memory or in storage, and a page that is still there begins anew", () => {
    const flow = typedBy("ayesha", "AB1234567");
    const page = render(<Screen flow={flow} />);
    expect(JSON.stringify(window.sessionStorage)).toContain("AB1234567");
    signIn(null);
    act(forgetKeptFlows);
    expect(JSON.stringify(window.sessionStorage)).not.toContain("AB1234567");
    expect(page.getByRole("button").textContent).toBe("");
    expect(openDocument().current()?.getSnapshot().context.text).toBe("");
  });

  test("what the code for a flow that was not loaded here had kept is gone too", () => {
    typedBy("ayesha", "Hunza").current()?.stop();
    act(forgetKeptFlows);
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });

  test("somebody else finds nothing, in memory or after a reload, and what was there is gone once they have come", () => {
    const flow = typedBy("ayesha", "Skardu");
    const page = render(<Screen flow={flow} />);
    signIn("noura");
    expect([flow.inMemory(), openDocument().current()]).toEqual([null, null]);
    act(forgetFlowsOfOthers);
    expect(page.getByRole("button").textContent).toBe("");
    expect(JSON.stringify(window.sessionStorage)).not.toContain("Skardu");
  });

  test("when a session has ended by itself nobody sees it, and who signs in again goes on with it", () => {
    typedBy("ayesha", "Gilgit");
    signIn(null);
    const meanwhile = openDocument();
    expect(meanwhile.current()).toBeNull();
    meanwhile.begin({ text: "somebody's" });
    signIn("ayesha");
    act(forgetFlowsOfOthers);
    expect(openDocument().current()?.getSnapshot().context.text).toBe("Gilgit");
  });

  test("what was begun signed out goes on for who signs in, and is theirs alone from then on", () => {
    const flow = typedBy(null, "Chitral");
    signIn("ayesha");
    flow.current()?.send({ type: "type", text: "Swat" });
    expect(openDocument().current()?.getSnapshot().context.text).toBe("Swat");
    signIn("noura");
    expect(openDocument().current()).toBeNull();
    signIn(null);
    expect(openDocument().current()).toBeNull();
  });
});

describe("a device whose clock is set in between", () => {
  const hourMs = 3_600_000;
  const serverTime = 1_800_000_000_000;
  const heard = (deviceTime: number, at: number) => {
    vi.setSystemTime(deviceTime);
    serverClock.hear({ at, askedAt: null, heardAt: deviceTime });
  };
  const timed: {
    context?: { readonly until: number };
    input?: { readonly until: number };
    events?: ResumeEvent;
  } = {};
  const hold = setup({ types: timed }).createMachine({
    context: ({ input }) => input,
    initial: "held",
    states: {
      held: { on: { RESUME: { guard: ({ context, event }) => event.now >= context.until, target: "over" } } },
      over: {},
    },
  });
  const openHold = () =>
    createKeptFlow({
      name: "hold",
      machine: hold,
      onRestored: (actor) => actor.send({ type: "RESUME", now: serverClock.now() }),
    });

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([-5, 5])(
    "behavior: %i hours later, what was kept is over when the server's time has come, not before",
    (hours) => {
      heard(serverTime - 3 * hourMs, serverTime);
      const before = openHold();
      before.begin({ until: serverTime + hourMs });
      expect(before.isKept()).toBe(true);
      heard(serverTime + hours * hourMs, serverTime + hourMs - 1);
      expect(openHold().current()?.getSnapshot().value).toBe("held");
      heard(serverTime + hours * hourMs, serverTime + hourMs);
      expect(openHold().current()?.getSnapshot().value).toBe("over");
    },
  );
});
