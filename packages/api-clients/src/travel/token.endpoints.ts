import { endpointsOf } from "../http/endpoint.ts";
import { tokenRequestSchema, tokenSchema } from "./token.schemas.ts";

const endpoint = endpointsOf("travel");

export const travelTokenEndpoints = {
  travelToken: endpoint({
    call: "C025",
    method: "POST",
    path: "partner/api/auth/token",
    auth: "none",
    summary:
      "Exchanges the deployment's user name and password for the bearer token of the flight and general service.",
    request: tokenRequestSchema,
    response: tokenSchema,
  }),
};
