/** What the walk of every vertical has in common: its steps, its addresses, and how it is kept. */

// Steps and addresses.

export { isAbout } from "../booking/walk/is-about.ts";
export { takeBackTo } from "../booking/walk/step-back.ts";
export { takeOnTo } from "../booking/walk/step-on.ts";
export type { WalkParts } from "../booking/walk/walk.actors.ts";
export type {
  OfferRef,
  ReadOfferEvent,
  WalkContext,
  WalkEmitted,
  WalkEvent,
  WalkInput,
  WalkMeta,
  WalkOutput,
  WalkOwnScreen,
  WalkScreen,
  WalkStart,
  WalkTag,
} from "../booking/walk/walk.types.ts";
export { stepFor, type WalkStep, walkSteps } from "../booking/walk/walk-steps.ts";
export type { WalkView } from "../booking/walk/walk-view.ts";

// Keeping a flow, and taking it up again.

export { type KeptFlow, keepFlow, type Migration, type RestoreOutcome, restoreFlow } from "../kernel/flow/kept-flow.ts";
export { lateLogic } from "../kernel/flow/late-logic.ts";
export type { HintEvent, ResumeEvent } from "../kernel/flow/resume.types.ts";
export { type WatchableChildren, watchWalk } from "../kernel/flow/watch-walk.ts";
