export {
  type AnswerOf,
  type Auth,
  type Catalogue,
  type Endpoint,
  endpointsOf,
  forcedSdkTimeoutMs,
  type Method,
  type ParsedRequestOf,
  type RequestOf,
  type ResponseOf,
  requestTimeoutMs,
  type ServiceName,
} from "../http/endpoint.ts";
export { type Envelope, envelopeSchema, type WireError, wireErrorSchema } from "../http/envelope.ts";
