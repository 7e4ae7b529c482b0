import { matchesDescriptor } from "../machine/event-descriptor.ts";
import type { Graph, Step } from "./graph.types.ts";

const internal = /^xstate\.(done\.actor|error\.actor|done\.state|snapshot|after)\.(.+)$/;

const missingCase = (event: string): string => {
  const [, kind, subject] = internal.exec(event) ?? [];
  switch (kind) {
    case "done.actor":
      return `no outcome of the actor ${subject} leads here: give its source cases in outcomes`;
    case "error.actor":
      return `the model lets the actor ${subject} throw nothing: give its source a case in errors`;
    case "snapshot":
      return `snapshots of the actor ${subject} are not part of the model: give ${event} cases in events`;
    case "done.state":
      return `the state ${subject} is never done while its parent waits for it`;
    case "after":
      return `the timer of ${subject} never fires first: something always ends it before`;
    default:
      return `the model has no case for the event ${event}`;
  }
};

const eventTypesOf = (step: Step): readonly string[] => {
  if (step.kind === "send") return [step.event.type];
  if (step.kind === "resolve") return [`xstate.done.actor.${step.actor}`];
  if (step.kind === "reject") return [`xstate.error.actor.${step.actor}`];
  return step.kind === "elapse" ? step.timers : [];
};

/** Why a transition of the chart is taken by no step of the graph. */
export const whyNotTransition = (graph: Graph, id: string): string => {
  const info = graph.table.byId.get(id);
  if (info === undefined) return "the chart has no such transition";
  const where = graph.nodes.filter(({ active }) => active.includes(info.source));
  if (where.length === 0) return `its source ${info.source} is never active`;
  const places = `in ${where.length} configuration${where.length === 1 ? "" : "s"} of ${info.source}`;
  const isRefused = [...graph.edges, ...graph.blocked].some(({ refused }) => refused.includes(id));
  if (isRefused) return `its guard ${info.guard ?? ""} is false ${places}, with every case of the model`;
  if (info.event === "") return `another eventless transition always comes first ${places}`;
  const isSent = graph.edges.some(
    ({ from, step }) =>
      from !== null &&
      graph.nodes[from]?.active.includes(info.source) === true &&
      eventTypesOf(step).some((type) => matchesDescriptor(type, info.event)),
  );
  return isSent ? `another transition for ${info.event} always comes first ${places}` : missingCase(info.event);
};

export const whyNotState = (graph: Graph, id: string): string => {
  const into = graph.table.all.filter(({ targets }) =>
    targets.some((target) => target === id || target.startsWith(`${id}.`)),
  );
  if (into.length === 0) return "no transition leads to it, and it is no initial state on the way";
  const first = into[0];
  return `none of the ${into.length} transitions to it is ever taken; the first, ${first?.id ?? ""}: ${whyNotTransition(graph, first?.id ?? "")}`;
};
