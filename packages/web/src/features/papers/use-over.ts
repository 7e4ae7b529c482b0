import { useState } from "react";
import { serverClock } from "../../engine/asking/server-clock.ts";
import type { ShownPaper } from "./paper.types.ts";

/** Whether what a paper is of has ended, as it is opened. */
export const useOver = ({ booking, kind }: Pick<ShownPaper, "booking" | "kind">): boolean => {
  const [now] = useState(() => serverClock.now());
  return kind.booked.isOver(booking, now);
};
