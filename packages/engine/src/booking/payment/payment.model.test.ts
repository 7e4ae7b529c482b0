import { expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { type Configuration, explore, trapsIn, unreachedStates, withoutResume } from "../testing/explore.ts";
import { reloadAt, stepsTo } from "../testing/rehearse.ts";
import { paymentModel } from "./payment.model.ts";
import type { PaymentContext } from "./payment.types.ts";

const project = ({ context }: AnyMachineSnapshot) => {
  const { attempt, bill, checks, method, need, options, wantedMobile, giveUpAt, permitted }: PaymentContext = context;
  const url = need?.type === "REDIRECT" ? need.url : null;
  const past = [attempt?.id, permitted, wantedMobile, giveUpAt === null, checks];
  return [...past, bill === null, method?.code, need?.type, url, options === null];
};

const model = { ...paymentModel, inputs: { order: paymentModel.input }, project };
const found = explore(model);

type Edge = {
  readonly from: Configuration;
  readonly to: Configuration;
  readonly name: string;
  readonly event: unknown;
};

const edges: readonly Edge[] = [...found.values()].flatMap((from) =>
  [...from.next].flatMap(([name, { key, step }]) => {
    const to = found.get(key);
    return to === undefined ? [] : [{ from, to, name, event: step.event }];
  }),
);

const outputOf = (event: unknown): { readonly type?: unknown; readonly attempt?: unknown } => {
  const output = typeof event === "object" && event !== null && "output" in event ? event.output : undefined;
  return typeof output === "object" && output !== null ? output : {};
};

const entering = (value: Parameters<AnyMachineSnapshot["matches"]>[0]) =>
  edges.filter(({ from, to }) => to.snapshot.matches(value) && !from.snapshot.matches(value));

test("default: every state is reached, says what a reload does, and has a way on", () => {
  expect(unreachedStates(model, found)).toEqual([]);
  expect(withoutResume(found)).toEqual([]);
  expect(trapsIn(found).map(({ path }) => path)).toEqual([]);
});

test("behavior: an attempt is begun only right after an inquiry found the order free, under its own permit", () => {
  const begun = entering({ attempting: "submitting" });
  expect(begun.length).toBeGreaterThan(0);
  for (const { from, to, event } of begun) {
    expect(from.snapshot.matches({ attempting: "clearing" })).toBe(true);
    expect(["FAILED", "NOT_FOUND"]).toContain(outputOf(event).type);
    expect(to.snapshot.context.attempt?.id).toBe(from.snapshot.context.permitted);
  }
});

test("behavior: nothing leads from an attempt that may be paid back to paying, but the service's own word", () => {
  const open = edges.filter(
    ({ from, to }) =>
      from.snapshot.context.attempt !== null &&
      !from.snapshot.matches("unpaid") &&
      ["payable", "attempting", "loadingMethods", "opening"].some((state) => to.snapshot.matches(state)),
  );
  expect(open.length).toBeGreaterThan(0);
  for (const { from, event, name } of open) {
    const word = outputOf(event);
    const isOurs = word.type === "FAILED" && word.attempt === from.snapshot.context.attempt?.id;
    expect({ name, isSaid: word.type === "REFUSED" || isOurs }).toEqual({ name, isSaid: true });
  }
});

test("behavior: failed and cancelled are said only when an inquiry says so of this attempt", () => {
  for (const { from, event } of entering("unpaid")) {
    expect(from.snapshot.matches({ inquiring: "asking" })).toBe(true);
    const { context } = from.snapshot;
    const word = outputOf(event);
    const isOurs = word.type === "FAILED" && word.attempt === context.attempt?.id;
    const isUnheardOf =
      context.checks >= context.patience.fastChecksMs.length && ["FAILED", "NOT_FOUND"].includes(String(word.type));
    expect(isOurs || isUnheardOf).toBe(true);
  }
});

test("behavior: received is said only when the service says so", () => {
  for (const { event } of entering("received")) expect(outputOf(event).type).toBe("RECEIVED");
});

test("behavior: nobody is sent to an origin that is not allowed", () => {
  const redirecting = [...found.values()].filter(({ snapshot }) =>
    snapshot.matches({ awaitingPayer: "needsRedirect" }),
  );
  expect(redirecting.length).toBeGreaterThan(0);
  for (const { snapshot } of redirecting) expect(snapshot.context.need.url).toMatch(/^https:\/\/acs\.bank\.example\//);
});

test("behavior: a reload in any state begins no attempt a second time and breaks nothing", async () => {
  const cast = {
    machine: paymentModel.machine,
    sources: Object.keys(paymentModel.outcomes),
    callbacks: ["permit"],
    once: {
      process: { type: "UNKNOWN" },
      answer: { type: "UNKNOWN" },
      keepFlow: { type: "RELOADED" },
      tokenise: { type: "PROBLEM", problem: { kind: "aborted" }, save: false },
    },
  };
  const places = new Map<string, Configuration>();
  for (const one of found.values()) {
    const place = JSON.stringify([
      one.snapshot.value,
      one.snapshot.context.need?.type,
      one.snapshot.context.method?.flow,
    ]);
    if (one.snapshot.status === "active" && !places.has(place)) places.set(place, one);
  }
  for (const place of places.values()) {
    const reloaded = await reloadAt(cast, paymentModel.input, stepsTo(found, place), 1000);
    expect(reloaded.status).toBe("active");
    expect(reloaded.after.map(({ src }) => src)).not.toContain("process");
    expect(reloaded.after.map(({ src }) => src)).not.toContain("answer");
    if (JSON.stringify(reloaded.was).includes("submitting")) expect(reloaded.is).toEqual({ inquiring: "asking" });
  }
  expect(places.size).toBeGreaterThan(30);
});
