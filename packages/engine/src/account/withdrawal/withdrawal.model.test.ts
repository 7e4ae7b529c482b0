import { expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { type Configuration, explore, trapsIn, unreachedStates, withoutResume } from "../../booking/testing/explore.ts";
import { reloadAt, stepsTo } from "../../booking/testing/rehearse.ts";
import { withdrawalModel } from "./withdrawal.model.ts";
import type { WithdrawalContext } from "./withdrawal.types.ts";

const project = ({ context }: AnyMachineSnapshot) => {
  const { accepted, account, amount, attempt, checks, options, seen, wanted, withdrawal }: WithdrawalContext = context;
  return [
    attempt,
    checks,
    accepted?.charges.minor,
    account === null,
    amount === null,
    options?.charges === null,
    seen,
    wanted,
    withdrawal?.status,
    withdrawal?.charges.minor,
    withdrawal?.id,
  ];
};

const found = explore({ ...withdrawalModel, project });

type Edge = { readonly from: Configuration; readonly to: Configuration; readonly name: string };

const edges: readonly Edge[] = [...found.values()].flatMap((from) =>
  [...from.next].flatMap(([name, { key }]) => {
    const to = found.get(key);
    return to === undefined ? [] : [{ from, to, name }];
  }),
);

const contextOf = ({ snapshot }: Configuration): WithdrawalContext => snapshot.context;

const entering = (value: Parameters<AnyMachineSnapshot["matches"]>[0]) =>
  edges.filter(({ from, to }) => to.snapshot.matches(value) && !from.snapshot.matches(value));

test("default: every state is reached, says what a reload does, and has a way on", () => {
  expect(unreachedStates(withdrawalModel, found)).toEqual([]);
  expect(withoutResume(found)).toEqual([]);
  expect(trapsIn(found).map(({ path }) => path)).toEqual([]);
});

test("behavior: a request is sent only under the lock, right after a list that does not show it", () => {
  const sent = entering({ sending: "submitting" });
  expect(sent.length).toBeGreaterThan(0);
  for (const { from, to, name } of sent) {
    expect(from.snapshot.matches({ sending: "clearing" })).toBe(true);
    expect(["list → none", "list → others"]).toContain(name);
    expect(contextOf(to).attempt).toBe(contextOf(from).attempt);
  }
});

test("behavior: the attempt's name outlives everything but a withdrawal that is known", () => {
  const renamed = edges.filter(
    ({ from, to }) => contextOf(from).attempt !== null && contextOf(to).attempt !== contextOf(from).attempt,
  );
  expect(renamed.length).toBeGreaterThan(0);
  for (const { from, name } of renamed) {
    expect(name).toContain("withdrawal.restart");
    expect(contextOf(from).withdrawal).not.toBeNull();
  }
});

test("behavior: from an unknown outcome the list alone leads on", () => {
  const left = edges.filter(
    ({ from, to }) =>
      from.snapshot.matches({ sending: "unknown" }) &&
      !to.snapshot.matches({ sending: "unknown" }) &&
      !to.snapshot.matches("left"),
  );
  expect(left.length).toBeGreaterThan(0);
  for (const { name } of left) expect(name).toMatch(/^list → (?!offline|signedOut)/);
  for (const { from } of left) expect(from.snapshot.matches({ sending: { unknown: "asking" } })).toBe(true);
});

test("behavior: a code is asked for only for figures that were accepted", () => {
  for (const { to } of entering("confirming")) {
    const { accepted, withdrawal } = contextOf(to);
    expect(withdrawal?.status).toBe("awaitingCode");
    expect(accepted?.charges).toEqual(withdrawal?.charges);
    expect(accepted?.net).toEqual(withdrawal?.net);
  }
});

test("behavior: submitted, rejected, cancelled and paid are the service's words, or a code's that counted", () => {
  for (const state of ["submitted", "over"]) {
    for (const { name } of entering(state)) expect(name).toMatch(/^(?:list|open|request) → /);
  }
});

test("behavior: nothing that was sent ever comes to less than nothing", () => {
  for (const one of found.values()) {
    const { accepted, amount } = contextOf(one);
    for (const money of [amount, accepted?.net, accepted?.charges]) expect(money?.minor ?? 0).toBeGreaterThanOrEqual(0);
  }
});

test("behavior: a reload in any state sends nothing a second time and breaks nothing", async () => {
  const cast = {
    machine: withdrawalModel.machine,
    sources: Object.keys(withdrawalModel.outcomes),
    callbacks: ["permit"],
    once: { request: { type: "UNKNOWN" }, cancel: { type: "UNKNOWN" } },
  };
  const places = new Map<string, Configuration>();
  for (const one of found.values()) {
    const place = JSON.stringify(one.snapshot.value);
    if (one.snapshot.status === "active" && !places.has(place)) places.set(place, one);
  }
  for (const place of places.values()) {
    const [inputName] = place.path;
    const input = inputName === "byAddress" ? withdrawalModel.inputs.byAddress : withdrawalModel.inputs.fresh;
    const reloaded = await reloadAt(cast, input, stepsTo(found, place), 1000);
    expect(reloaded.status).toBe("active");
    const again = reloaded.after.map(({ src }) => src);
    expect(again).not.toContain("request");
    expect(again).not.toContain("cancel");
    if (place.snapshot.matches({ sending: "submitting" })) {
      expect(reloaded.is).toEqual({ sending: { unknown: "asking" } });
    }
    const [meta] = Object.values(place.snapshot.getMeta()).slice(-1);
    if (meta?.resume === "inquire") expect(again.filter((src) => src === "list" || src === "open")).toHaveLength(1);
  }
  expect(places.size).toBeGreaterThan(20);
});
