import { type AnyMachineSnapshot, type EventObject, getNextTransitions } from "xstate";
import type { EventCase } from "../machine/alphabet.ts";
import { matchesDescriptor } from "../machine/event-descriptor.ts";
import { implementationName, statePath } from "../machine/transition-table.ts";

/** An event that does something now, with the states that it may lead to. */
export type AllowedEvent = EventCase & { readonly targets: readonly string[] };

/** An event that does nothing now, and why: the guards that said no, or none when no active state has a transition for it. */
export type BlockedEvent = EventCase & { readonly guards: readonly string[] };

export type WhatNow = { readonly allowed: readonly AllowedEvent[]; readonly blocked: readonly BlockedEvent[] };

/** A guard that reads what this case does not carry says no. */
const isTaken = (snapshot: AnyMachineSnapshot, event: EventObject): boolean => {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
};

/** Which of the events that can happen to a machine do something in a snapshot, and why the others do not. */
export const whatNow = (snapshot: AnyMachineSnapshot, events: readonly EventCase[]): WhatNow => {
  const offered = snapshot.status === "active" ? getNextTransitions(snapshot) : [];
  const allowed: AllowedEvent[] = [];
  const blocked: BlockedEvent[] = [];
  for (const one of events) {
    const candidates = offered.filter(({ eventType }) => matchesDescriptor(one.type, eventType));
    if (candidates.length > 0 && isTaken(snapshot, one.event)) {
      const taken = snapshot.machine.getTransitionData(snapshot, one.event) ?? [];
      allowed.push({ ...one, targets: taken.flatMap(({ target }) => (target ?? []).map(statePath)) });
    } else {
      const guards = candidates.flatMap(({ guard }) => (guard === undefined ? [] : [implementationName(guard)]));
      blocked.push({ ...one, guards: [...new Set(guards)] });
    }
  }
  return { allowed, blocked };
};
