import { openCancellations } from "./cancellation-walk.ts";
import { openFlights } from "./flights-walk.ts";
import { openBuses, openHotels } from "./shop-walk.ts";
import type { Walk, WalkOptions } from "./walk.ts";
import { openWithdrawals } from "./withdrawal-walk.ts";

/** Opens a tab at an address. */
export const openWalk = (options: WalkOptions): Walk => {
  switch (options.from.vertical) {
    case "flights":
      return openFlights(options, options.from.start);
    case "hotels":
      return openHotels(options, options.from.start);
    case "buses":
      return openBuses(options, options.from.start);
    case "withdrawals":
      return openWithdrawals(options, options.from.start);
    default:
      return openCancellations(options, options.from.start);
  }
};
