import { z } from "zod";
import { type Endpoint, endpointsOf } from "../http/endpoint.ts";

const tokenCall = {
  call: "C025",
  method: "POST",
  path: "partner/api/auth/token",
  auth: "none",
  request: z.object({ username: z.string(), password: z.string() }),
  response: z.object({ Token: z.string().min(1) }),
} as const;

export type TokenEndpoint = Endpoint<typeof tokenCall.request, typeof tokenCall.response>;

export const travelTokenEndpoints = {
  travelToken: endpointsOf("travel")({
    ...tokenCall,
    summary:
      "Exchanges the deployment's user name and password for the bearer token of the flight and general service.",
  }),
};

/**
 * The specification has a hotel token, got with a user name and a password, but lists no call for it: the hotel service is
 * asked the way the flight service is.
 */
export const hotelTokenEndpoints = {
  hotelToken: endpointsOf("hotels")({
    ...tokenCall,
    origin: "project",
    summary: "Exchanges the deployment's user name and password for the bearer token of the hotel service.",
  }),
};
