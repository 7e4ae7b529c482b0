import { endpointsOf } from "../http/endpoint.ts";
import { channelAuthorisationRequestSchema, channelAuthorisationSchema } from "./realtime.schemas.ts";

const endpoint = endpointsOf("client");

export const realtimeEndpoints = {
  authoriseChannel: endpoint({
    call: "C122",
    method: "POST",
    path: "user/pusher/auth",
    auth: "optionalUser",
    summary: "Lets one real-time connection into one private or presence channel.",
    request: channelAuthorisationRequestSchema,
    response: channelAuthorisationSchema,
  }),
};
