import { systemClock } from "../system-clock.ts";
import { createEarlySearches } from "./early-searches.ts";

/** Of this server process. Slow phones on slow networks take some ten seconds to come for what was found. */
export const serverEarlySearches = createEarlySearches({ clock: systemClock, unreadForMs: 20_000, most: 100 });
