import { endpointsOf } from "../http/endpoint.ts";
import { dashboardRequestSchema, dashboardSchema } from "./dashboard.schemas.ts";

const endpoint = endpointsOf("client");

export const dashboardEndpoints = {
  dashboard: endpoint({
    call: "C121",
    method: "GET",
    path: "user/dashboard/all",
    auth: "optionalUser",
    summary: "Everything the home page shows, and the settings of the country's edition.",
    request: dashboardRequestSchema,
    response: dashboardSchema,
  }),
};
