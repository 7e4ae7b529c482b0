import type { AnyStateNode, AnyTransitionDefinition } from "xstate";

const ancestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [] : [node.parent, ...ancestors(node.parent)];

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean => ancestors(node).includes(outer);

/** The state whose inside a transition leaves; undefined when it leaves nothing. */
const domainOf = ({ source, target, reenter }: AnyTransitionDefinition): AnyStateNode | undefined => {
  if (target === undefined || target.length === 0) return undefined;
  if (!reenter && target.every((node) => node === source || isInside(node, source))) return source;
  return ancestors(source).find((node) => target.every((inner) => isInside(inner, node))) ?? source.machine.root;
};

/** Two transitions conflict when a state would be left by both: the inside of one's domain is part of the other's. */
const conflict = (one: AnyTransitionDefinition, other: AnyTransitionDefinition): boolean => {
  const [a, b] = [domainOf(one), domainOf(other)];
  return a !== undefined && b !== undefined && (a === b || isInside(a, b) || isInside(b, a));
};

/**
 * What a statechart takes of the transitions that its parallel regions select for one event: of two that would leave each
 * other's states, the inner one, or else the first. The machine reports them before it settles this.
 */
export const withoutConflicts = (selected: readonly AnyTransitionDefinition[]): readonly AnyTransitionDefinition[] => {
  if (selected.length < 2) return selected;
  const kept: AnyTransitionDefinition[] = [];
  for (const candidate of new Set(selected)) {
    const rivals = kept.filter((other) => conflict(candidate, other));
    if (rivals.every((other) => isInside(candidate.source, other.source))) {
      for (const other of rivals) kept.splice(kept.indexOf(other), 1);
      kept.push(candidate);
    }
  }
  return kept;
};
