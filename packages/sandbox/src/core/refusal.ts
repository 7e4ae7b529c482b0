export type RefusalDetail = {
  /** The HTTP status; 422 for validation, 409 for a conflict, 410 for what expired, 429 for a rate. */
  readonly status: number;
  readonly message: string;
  readonly field?: string;
  readonly retryable?: boolean;
  readonly meta?: Record<string, unknown>;
  readonly retryAfterSeconds?: number;
};

/** Thrown by a handler to answer with an error envelope. What the handler wrote before it stays: a wrong code counts as a try. */
export class Refusal extends Error {
  readonly code: string;
  readonly detail: RefusalDetail;

  constructor(code: string, detail: RefusalDetail) {
    super(detail.message);
    this.name = "Refusal";
    this.code = code;
    this.detail = detail;
  }
}

/** Refuses the call with one of the envelope's codes: `throw refuse("sold_out", { status: 409, message: "…" })`. */
export const refuse = (code: string, detail: RefusalDetail): Refusal => new Refusal(code, detail);
