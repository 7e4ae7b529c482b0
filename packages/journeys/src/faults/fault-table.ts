import { callFaults } from "./calls.faults.ts";
import type { FaultRow } from "./fault.types.ts";
import { inputFaults } from "./input.faults.ts";
import { pageFaults } from "./page.faults.ts";
import { payingFaults } from "./paying.faults.ts";

/** Everything that is known to go wrong, what must happen then, and what shows that it does. */
export const faultTable: readonly FaultRow[] = [...payingFaults, ...callFaults, ...inputFaults, ...pageFaults].toSorted(
  (one, other) => one.number - other.number,
);
