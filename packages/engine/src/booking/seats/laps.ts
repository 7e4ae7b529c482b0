import type { TravellersDraft } from "../travellers/travellers.types.ts";

/** Who has an infant on the lap, as far as it was said. */
export const lapsOf = (draft: TravellersDraft | null): readonly string[] =>
  Object.values(draft?.forms ?? {})
    .map(({ tiedTo }) => tiedTo)
    .filter((id) => id !== "");
