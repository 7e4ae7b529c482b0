import { type ListedKind, showEnds } from "../bookings/listed-kinds.ts";

/** __Things__ among all bookings. */
export const __camel__Listed: ListedKind = { ends: showEnds };
