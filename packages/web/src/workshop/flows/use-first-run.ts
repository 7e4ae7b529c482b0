import type { Alphabet } from "@safar/paths/chart";
import { useMemo, useSyncExternalStore } from "react";
import type { AnyStateMachine } from "xstate";
import { type OwnRun, startOwnRun } from "./own-run.ts";

const never = () => () => undefined;

/** A run from the first of a chart's starts; none on a server, nor for a chart without cases. */
export const useFirstRun = (machine: AnyStateMachine, alphabet: Alphabet | null): OwnRun | null => {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(
    () => (isInBrowser && alphabet !== null ? startOwnRun(machine, alphabet.inputs[0]) : null),
    [isInBrowser, machine, alphabet],
  );
};
