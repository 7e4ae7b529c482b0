/** Stands where a machine will be provided as an actor, and says so when it was not. */
export const notProvided = (machine: string) => (): never => {
  throw new Error(`${machine} has no actors: provide them with ${machine.replace("Machine", "")}Actors.`);
};

/** Stands where an actor will be provided, and says so when it was not. */
export const unprovided =
  (machine: string): (() => Promise<never>) =>
  async () =>
    notProvided(machine)();

/** Whether an outcome is of a type, as a guard. */
export const outcomeIs =
  <Outcome extends { readonly type: string }>(...types: readonly Outcome["type"][]) =>
  (_: unknown, outcome: Outcome): boolean =>
    types.includes(outcome.type);
