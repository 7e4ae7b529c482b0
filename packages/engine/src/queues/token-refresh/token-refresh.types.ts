/** Numbers a request from its arrival until its answer. */
export type RequestId = number;

export type TokenRefreshInput = {
  /** Milliseconds a refresh may take, from asking for the lock to the token. */
  readonly refreshTimeoutMs: number;
};

export type TokenRefreshContext = TokenRefreshInput & {
  /** The newest token there was. While the state is not `held` it is stale, and kept only to be told from a fresh one. */
  readonly token: string | null;
  /** Counts tokens: 0 before the first. Each request remembers the generation it went out with. */
  readonly generation: number;
  /** Requests that wait for the running refresh, in order of arrival. */
  readonly waiting: readonly RequestId[];
};

export type TokenRefreshEvent =
  | { readonly type: "request.arrived"; readonly id: RequestId }
  /** The service answered 401 to a request that went out with this generation. */
  | {
      readonly type: "request.refused";
      readonly id: RequestId;
      readonly generation: number;
      readonly isReplay: boolean;
    }
  /** The caller gave up on a request that may be waiting. */
  | { readonly type: "request.withdrawn"; readonly id: RequestId };

/** What the queue tells whoever runs the requests. */
export type TokenRefreshEmitted =
  | {
      readonly type: "requests.released";
      readonly ids: readonly RequestId[];
      readonly token: string;
      readonly generation: number;
    }
  | { readonly type: "requests.failed"; readonly ids: readonly RequestId[] };

export type RefreshInput = { readonly stale: string | null };

export type RefreshOutcome = { readonly type: "TOKEN"; readonly token: string } | { readonly type: "UNAVAILABLE" };
