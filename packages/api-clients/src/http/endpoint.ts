import type { z } from "zod";

/** The four upstream services. `travel` is the flight and general service. */
export type ServiceName = "travel" | "hotels" | "app" | "client";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * How a call proves who is calling.
 * - `bearer`: the service token, fetched once and shared (travel, hotels).
 * - `key`: the deployment's api_key in the body, or as a header on GET and DELETE (app, client).
 * - `user`: api_key and the signed-in user's api_token, likewise.
 * - `optionalUser`: as `user` when somebody is signed in, else as `key`.
 * - `none`: the token call itself.
 */
export type Auth = "none" | "bearer" | "key" | "user" | "optionalUser";

/** One call of an upstream service, declared once: the client, the sandbox route and the reference page come from it. */
export type Endpoint<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> = {
  /** The call's number in the specification's list, C001 to C126; a call of this project that the list lacks is P001 and on. */
  readonly call: string;
  readonly service: ServiceName;
  readonly method: Method;
  /** Relative to the service's base URL, without a leading slash; `{name}` is filled from the request. */
  readonly path: string;
  readonly auth: Auth;
  /** `project` marks a call that the specification lacks and this project added. */
  readonly origin: "specification" | "project";
  /** One sentence for the reference page. */
  readonly summary: string;
  /** Milliseconds until the call counts as timed out. */
  readonly timeoutMs: number;
  /** GET and DELETE carry it as a query (use `z.coerce` for numbers), the others as a JSON body. */
  readonly request: Request;
  /** What `Data` holds inside the envelope. */
  readonly response: Response;
};

export type Catalogue = Readonly<Record<string, Endpoint>>;

/** What a caller writes, before defaults. */
export type RequestOf<E extends Endpoint> = z.input<E["request"]>;
/** What a service reads, after defaults. */
export type ParsedRequestOf<E extends Endpoint> = z.output<E["request"]>;
/** What a service answers. */
export type AnswerOf<E extends Endpoint> = z.input<E["response"]>;
/** What a caller gets, decoded. */
export type ResponseOf<E extends Endpoint> = z.output<E["response"]>;

/** The specification's request timeout on every service client. */
export const requestTimeoutMs = 60_000;
/** The specification's timeout of `financial/process` when it forces the payment SDK. */
export const forcedSdkTimeoutMs = 90_000;

type Declaration<Request extends z.ZodType, Response extends z.ZodType> = Omit<
  Endpoint<Request, Response>,
  "service" | "timeoutMs" | "origin"
> &
  Partial<Pick<Endpoint, "timeoutMs" | "origin">>;

/** Declares the endpoints of one service: `const endpoint = endpointsOf("travel")`. */
export const endpointsOf =
  (service: ServiceName) =>
  <Request extends z.ZodType, Response extends z.ZodType>(
    declaration: Declaration<Request, Response>,
  ): Endpoint<Request, Response> => ({
    timeoutMs: requestTimeoutMs,
    origin: "specification",
    ...declaration,
    service,
  });
