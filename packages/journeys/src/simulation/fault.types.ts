import type { FaultRule, Random } from "@safar/sandbox";

/** Something that befalls calls, by the name it is counted by. */
export type FaultKind = readonly [name: string, rule: (random: Random) => FaultRule];
