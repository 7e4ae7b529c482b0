import type { ShownPlace } from "@safar/engine";

type Looked = Pick<ShownPlace, "look">;

/** Whether a place can be had at the price that was asked for. */
export const isFree = ({ look }: Looked): boolean => look === "free" || look === "better" || look === "proposed";

/** Whether it can be had at any price. */
export const canBeHad = (place: Looked): boolean => place.look === "other" || isFree(place);
