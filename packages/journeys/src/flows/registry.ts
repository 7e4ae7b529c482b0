import { accountFlows } from "./account.flows.ts";
import { busFlows } from "./buses.flows.ts";
import { hotelFlows } from "./hotels.flows.ts";
import { moneyFlows } from "./money.flows.ts";
import { platformFlows } from "./platform.flows.ts";
import { walkFlows } from "./walk.flows.ts";

/** The product's flows, for the path generator. */
export const flows = [...walkFlows, ...busFlows, ...hotelFlows, ...moneyFlows, ...accountFlows, ...platformFlows];
