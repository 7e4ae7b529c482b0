/** One read of a service, repeated while that is worth it. */

export { createRequestMachine } from "../request/request.machine.ts";
export type { RequestConditions, RequestEvent, RequestOutcome, RequestPorts } from "../request/request.types.ts";
export { requestActor } from "../request/request-actor.ts";
export { type RetryPolicy, readRetryPolicy } from "../request/retry-policy.ts";
