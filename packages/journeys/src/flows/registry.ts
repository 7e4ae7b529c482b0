import { accountFlows } from "./account.flows.ts";
import { busFlows } from "./buses.flows.ts";
import { eventsFlows } from "./events.flows.ts";
import { hotelFlows } from "./hotels.flows.ts";
import { moneyFlows } from "./money.flows.ts";
import { moviesFlows } from "./movies.flows.ts";
import { platformFlows } from "./platform.flows.ts";
import { toursFlows } from "./tours.flows.ts";
import { trainsFlows } from "./trains.flows.ts";
import { walkFlows } from "./walk.flows.ts";

/** The product's flows, for the path generator. */
export const flows = [
  ...walkFlows,
  ...trainsFlows,
  ...moviesFlows,
  ...eventsFlows,
  ...toursFlows,
  ...busFlows,
  ...hotelFlows,
  ...moneyFlows,
  ...accountFlows,
  ...platformFlows,
];
