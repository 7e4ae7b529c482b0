import { timerName } from "../explore/possible-steps.ts";
import type { TransitionTable } from "../machine/transition-table.ts";

/** An event as a reader says it: `quote` when that actor is done, `quote fails`, `after 5000 ms`. */
export const eventNames = ({ states }: TransitionTable, machineId: string): ((event: string) => string) => {
  // An actor without a name of its own is called by what it does.
  const actors = new Map(
    states.flatMap(({ invokes }) => invokes.map(({ id, src }) => [id, id.includes(".") ? src : id])),
  );
  return (event) => {
    if (event === "") return "at once";
    if (event.startsWith("xstate.after.")) return `after ${timerName(event, machineId)}`;
    const [, kind, id = ""] = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/.exec(event) ?? [];
    if (kind === undefined) return event;
    const name = actors.get(id) ?? id;
    return kind === "done" ? name : `${name} fails`;
  };
};
