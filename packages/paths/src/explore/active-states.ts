import type { AnyMachineSnapshot, StateValue } from "xstate";

const pathsIn = (value: StateValue, above: string): string[] => {
  const join = (key: string) => (above === "" ? key : `${above}.${key}`);
  if (typeof value === "string") return [join(value)];
  return Object.entries(value).flatMap(([key, inner]) => [
    join(key),
    ...(inner === undefined ? [] : pathsIn(inner, join(key))),
  ]);
};

/** Every active state as a path from the root, the root itself first under the machine's id. */
export const activeStates = (snapshot: AnyMachineSnapshot): string[] => {
  const value: StateValue = snapshot.value;
  return [snapshot.machine.id, ...pathsIn(value, "")];
};
