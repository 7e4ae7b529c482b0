import type { AnswerOf, Catalogue, Endpoint, ParsedRequestOf } from "@safar/api-clients/wire";
import type { Store } from "./store.ts";

/** Milliseconds since the epoch, UTC, by the sandbox's own clock. */
export type EpochMs = number;

/** A seeded source of chance; forking by a key gives a stream that depends on the seed and the key alone. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  fork(key: string): Random;
}

/** What a handler knows of the call it answers and of the world behind it. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly locale: "en" | "ar";
  /** The edition's country of the caller, from the `x-country` header; PK when absent. */
  readonly country: "PK" | "SA";
  /** The signed-in user's id by the api_token sent, or null. */
  readonly userId: string | null;
  readonly store: Store;
  /** Depends on the seed and the key alone, so an answer about a route or a date is the same whenever it is asked. */
  random(key: string): Random;
  /** A new id of its kind, seeded and never repeated: uuid is RFC 4122 shaped, code is A–Z and 2–9 without look-alikes. */
  uuid(): string;
  code(length: number): string;
  now(): EpochMs;
  /** Holds the answer back for this long by the sandbox's clock; the work is already done when it starts. */
  delay(ms: number): void;
  /** Runs work later by the sandbox's clock (a payment that settles after four minutes). Survives a restart by its name. */
  schedule(afterMs: number, job: string, payload: Record<string, unknown>): void;
  /** Sends a real-time event to a channel's subscribers. */
  publish(channel: string, event: string, data: Record<string, unknown>): void;
  /** Whether the named scenario is switched on by the admin API. */
  scenario(name: string): boolean;
}

export type Handler<E extends Endpoint> = (call: Call, request: ParsedRequestOf<E>) => AnswerOf<E>;

/** Work that `schedule` names: it may do all that a handler may, and answers nobody. */
export type Job = (call: Call, payload: Record<string, unknown>) => void;

/** What seeding may use: everything of a call that does not belong to a caller. */
export type SeedCall = Pick<Call, "store" | "random" | "uuid" | "code" | "now">;

/** One upstream service, or a room of it: a handler for each endpoint of its catalogue, no more and no less, and its scheduled jobs. */
export type Service<C extends Catalogue> = {
  readonly endpoints: C;
  readonly handlers: { readonly [Name in keyof C]: Handler<C[Name]> };
  readonly jobs?: Readonly<Record<string, Job>>;
  /** Fills an empty store: sample users, their bookings. Runs once, on the first start and after each reset. */
  readonly seed?: (call: SeedCall) => void;
};

export const defineService = <const C extends Catalogue>(service: Service<C>): Service<C> => service;

export type RefusalDetail = {
  /** The HTTP status; 422 for validation, 409 for a conflict, 410 for what expired, 429 for a rate. */
  readonly status: number;
  readonly message: string;
  readonly field?: string;
  readonly retryable?: boolean;
  readonly meta?: Record<string, unknown>;
  readonly retryAfterSeconds?: number;
};

/** Thrown by a handler to answer with an error envelope. */
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
