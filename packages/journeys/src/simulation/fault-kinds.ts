import { errands } from "./errands.ts";
import type { FaultKind } from "./fault.types.ts";
import { commonKinds, type Happening, happenings } from "./faults.ts";
import type { Errand } from "./plan.types.ts";

/** What may befall the calls of those who are about it. */
export const faultKindsFor = (errand: Errand): readonly FaultKind[] => [
  ...commonKinds,
  ...(errands[errand].faults ?? []),
];

/** Everything that befalls calls. */
export const faultKinds: readonly FaultKind[] = [
  ...commonKinds,
  ...Object.values(errands).flatMap(({ faults = [] }) => faults),
];

/** Everything that befalls people. */
export const allHappenings: readonly Happening[] = [
  ...happenings,
  ...Object.values(errands).map(({ happening }) => happening),
];
