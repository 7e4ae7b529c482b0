import { endpointsOf } from "../http/endpoint.ts";
import { cancellationRequestSchema, cancellationSchema } from "./cancellation.schemas.ts";

const endpoint = endpointsOf("app");

export const cancellationEndpoints = {
  cancellation: endpoint({
    call: "C104",
    method: "POST",
    path: "cancellation/request",
    auth: "optionalUser",
    summary: "Quotes what cancelling a booking gives back, or cancels it by such a quote.",
    request: cancellationRequestSchema,
    response: cancellationSchema,
  }),
};
