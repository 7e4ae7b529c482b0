import { createServerFn } from "@tanstack/react-start";
import { currentDashboard } from "../server/current-dashboard.ts";
import { currentRequest } from "../server/request/current-request.ts";

/** What the home page shows; null when the service cannot be reached. */
export const readDashboard = createServerFn().handler(async () => currentDashboard(await currentRequest()));
