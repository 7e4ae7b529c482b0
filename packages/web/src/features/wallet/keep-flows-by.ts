/**
 * A kept flow for each person, or for each thing of theirs, that comes to this tab: somebody else who signs in here finds nothing
 * of what the one before had begun.
 */
export const keepFlowsBy = <Flow>(create: (whose: string) => Flow): ((whose: string) => Flow) => {
  const known = new Map<string, Flow>();
  return (whose) => {
    const flow = known.get(whose) ?? create(whose);
    // A server goes on for many people, and keeps nobody's.
    if (typeof window !== "undefined") known.set(whose, flow);
    return flow;
  };
};
