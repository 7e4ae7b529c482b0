import type { SeatPick, ShownPlace } from "@safar/engine";
import { canBeHad, isFree } from "./free-looks.ts";
import { genderSigns } from "./seat-words.ts";

/** What stands on places: the number of what is free, and on one's own who sits there, as on those of strangers. */
export const placeMarks =
  (picks: readonly SeatPick[]) =>
  ({ id, label, look }: ShownPlace): string | undefined => {
    const own = picks.find(({ seat }) => seat === id);
    if (own?.gender !== undefined) return `${label} ${genderSigns[own.gender]}`;
    return look === "mine" || isFree({ look }) ? label : undefined;
  };

/** What stands on places of a hall once they are near: the number of whatever can be had. One for a wheelchair keeps its sign. */
export const hallMark = ({ kind, label, look }: ShownPlace): string | undefined => {
  return look === "mine" || (canBeHad({ look }) && kind !== "wheelchair" && kind !== "companion") ? label : undefined;
};
