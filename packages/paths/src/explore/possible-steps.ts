import type { EventObject } from "xstate";
import type { Alphabet } from "../machine/alphabet.ts";
import type { Move, Walker } from "../machine/walker.ts";
import { firing, waited } from "../machine/zone.ts";
import { type Configuration, configurationAfter, pendingOf } from "./configuration.ts";
import type { Step } from "./graph.types.ts";

export type Possible = {
  readonly step: Step;
  readonly label: string;
  readonly moves: readonly Move[];
  readonly next: Configuration;
};

const sourceOf = (child: { readonly src: unknown }): string => (typeof child.src === "string" ? child.src : "inline");

const withCase = (text: string, name: string): string => (name === "" ? text : `${text} (${name})`);

export const doneEvent = (actor: string, output: unknown): EventObject => {
  const event = { type: `xstate.done.actor.${actor}`, output, actorId: actor };
  return event;
};

export const errorEvent = (actor: string, error: unknown): EventObject => {
  const event = { type: `xstate.error.actor.${actor}`, error, actorId: actor };
  return event;
};

const durations = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1000],
] as const;

export const durationText = (ms: number): string => {
  const unit = durations.find(([, size]) => ms >= size && ms % size === 0);
  return unit === undefined ? `${ms} ms` : `${ms / unit[1]} ${unit[0]}`;
};

/** `xstate.after.1000.light.green` says `green`, the state that waits; a timer of the chart's own says its name. */
export const timerName = (id: string, machineId: string): string => {
  const waiting = /^xstate\.after\.[^.]+\.(.+)$/.exec(id)?.[1];
  if (waiting === undefined) return id;
  return waiting.startsWith(`${machineId}.`) ? waiting.slice(machineId.length + 1) : waiting;
};

/** Everything that the model's alphabet, the running actors and the running timers can do to a configuration. */
export const possibleSteps = (configuration: Configuration, alphabet: Alphabet, walker: Walker): Possible[] => {
  const { snapshot, timers, zone } = configuration;
  if (snapshot.status !== "active") return [];
  const waiting = waited(zone, timers);
  const possible: Possible[] = [];

  if (waiting !== null) {
    const between = { ...configuration, zone: waiting };
    for (const { type, name, event } of alphabet.events) {
      if (walker.candidates(snapshot, type).length === 0) continue;
      const move = walker.step(snapshot, event);
      possible.push({
        step: { kind: "send", case: name, event },
        label: withCase(type, name),
        moves: [move],
        next: configurationAfter(between, move),
      });
    }
    const pending = pendingOf(configuration);
    for (const [actor, child] of pending) {
      const source = sourceOf(child);
      const isOnly = pending.filter(([, other]) => sourceOf(other) === source).length === 1;
      const called = isOnly ? source : `${source}#${actor}`;
      const endings = [
        ...(alphabet.outcomes.get(source) ?? []).map(({ name, value }) => ({
          step: { kind: "resolve", case: name, actor, source, output: value } as const,
          label: `${called} → ${name}`,
          event: doneEvent(actor, value),
        })),
        ...(alphabet.errors.get(source) ?? []).map(({ name, value }) => ({
          step: { kind: "reject", case: name, actor, source, error: value } as const,
          label: `${called} ✕ ${name}`,
          event: errorEvent(actor, value),
        })),
      ];
      for (const { step, label, event } of endings) {
        if (walker.candidates(snapshot, event.type).length === 0) continue;
        const move = walker.step(snapshot, event);
        possible.push({ step, label, moves: [move], next: configurationAfter(between, move, { ended: child }) });
      }
    }
  }

  for (const [index] of timers.entries()) {
    const fire = firing(zone, timers, index);
    if (fire === null) continue;
    possible.push(elapse(configuration, fire, walker));
  }
  return possible;
};

const elapse = (
  before: Configuration,
  { zone, due }: { readonly zone: Configuration["zone"]; readonly due: readonly number[] },
  walker: Walker,
): Possible => {
  let current: Configuration = { ...before, zone };
  const moves: Move[] = [];
  const fired: string[] = [];
  for (const timer of due.flatMap((index) => before.timers[index] ?? [])) {
    // An earlier one of the same instant may have stopped it, or set it anew.
    if (!current.timers.includes(timer)) continue;
    const move = walker.step(current.snapshot, timer.event);
    moves.push(move);
    fired.push(timer.id);
    current = configurationAfter(current, move, { fired: [timer.id] });
  }
  const first = before.timers[due[0] ?? 0];
  const label = `after ${durationText(first?.delayMs ?? 0)} (${fired.map((id) => timerName(id, before.snapshot.machine.id)).join(", ")})`;
  return { step: { kind: "elapse", case: "", timers: fired }, label, moves, next: current };
};
