/** What a page needs to draw a chart and to watch it run: nothing here explores, and nothing needs Node. */
export { activeStates } from "../explore/active-states.ts";
export type { ChartInvoke, ChartState, ChartTransition } from "../export/chart-json.ts";
export { chartJson } from "../export/chart-json.ts";
export { eventNames } from "../export/event-names.ts";
export type { Alphabet, EventCase } from "../machine/alphabet.ts";
export { alphabetOf } from "../machine/alphabet.ts";
export { withPuppets } from "../machine/puppets.ts";
export { stateName } from "../machine/state-name.ts";
export type { StateInfo, TransitionInfo, TransitionTable } from "../machine/transition-table.ts";
export { createTransitionTable } from "../machine/transition-table.ts";
export { childrenOf } from "../machine/walker.ts";
export type { Case } from "../model/cases.ts";
export type { AllowedEvent, BlockedEvent, WhatNow } from "../watch/what-now.ts";
export { whatNow } from "../watch/what-now.ts";
