import { endpointsOf } from "../http/endpoint.ts";
import { tokenRequestSchema, tokenSchema } from "../travel/token.schemas.ts";

const endpoint = endpointsOf("hotels");

/**
 * The specification has a hotel token, got with a user name and a password, but lists no call for it: the hotel service is
 * asked the way the flight service is.
 */
export const hotelTokenEndpoints = {
  hotelToken: endpoint({
    call: "C025",
    method: "POST",
    path: "partner/api/auth/token",
    auth: "none",
    origin: "project",
    summary: "Exchanges the deployment's user name and password for the bearer token of the hotel service.",
    request: tokenRequestSchema,
    response: tokenSchema,
  }),
};
