import type { AnswerOf, Catalogue, Endpoint, ParsedRequestOf } from "@safar/api-clients/wire";
import type { EpochMs } from "./clock.ts";
import type { Ledger } from "./ledger.ts";
import type { Outbox } from "./outbox.ts";
import type { Random } from "./random.ts";
import type { Store } from "./store.ts";

export type { EpochMs } from "./clock.ts";
export type { Random } from "./random.ts";
export { Refusal, refuse } from "./refusal.ts";

/** What the sandbox and its callers agreed on beforehand. */
export type Credentials = {
  /** For the token calls of the travel and hotels services. */
  readonly username: string;
  readonly password: string;
  /** How long a service token lasts, in milliseconds by the sandbox's clock. */
  readonly tokenLifetimeMs: number;
  /** For the app and client services. */
  readonly apiKey: string;
};

/** What a handler knows of the call it answers and of the world behind it. */
export interface Call {
  /** Null in a scheduled job, which answers nobody. */
  readonly endpoint: Endpoint | null;
  /** What the answer's envelope and the journal name this call by. */
  readonly requestId: string;
  readonly locale: "en" | "ar";
  /** The edition's country of the caller, from the `x-country` header; PK when absent. */
  readonly country: "PK" | "SA";
  /** The signed-in user's id by the api_token sent, or null. */
  readonly userId: string | null;
  readonly credentials: Credentials;
  readonly store: Store;
  /** The books. Every movement of money is posted here, by the handler or job that moves it. */
  readonly ledger: Ledger;
  /** Mails, text messages and codes that a real service would send. */
  readonly outbox: Outbox;
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
  /** Sends a real-time event to a channel's subscribers, once what the handler wrote is kept. */
  publish(channel: string, event: string, data: Record<string, unknown>): void;
  /** Whether the named scenario is switched on by the admin API. */
  scenario(name: string): boolean;
}

export type Handler<E extends Endpoint> = (call: Call, request: ParsedRequestOf<E>) => AnswerOf<E>;

/** Work that `schedule` names: it may do all that a handler may, and answers nobody. */
export type Job = (call: Call, payload: Record<string, unknown>) => void;

/** What seeding may use: everything of a call that does not belong to a caller. */
export type SeedCall = Pick<Call, "store" | "random" | "uuid" | "code" | "now" | "ledger" | "schedule">;

/** An offer as a page names it: with the search that found it, or with the currency that it is told in. Empty is what a page does not say. */
export type AskedOffer = { readonly id: string; readonly search: string; readonly currency: string };

/** One upstream service, or a room of it: a handler for each endpoint of its catalogue, no more and no less, and its scheduled jobs. */
export type Service<C extends Catalogue> = {
  readonly endpoints: C;
  readonly handlers: { readonly [Name in keyof C]: Handler<C[Name]> };
  readonly jobs?: Readonly<Record<string, Job>>;
  /** What is sold under a price that is guaranteed, in the words of the wire; undefined where the service guaranteed none of this id. */
  readonly quoted?: (call: Call, id: string) => unknown;
  /** What a list offers under an id, as it is now and in the words of the wire; undefined where the service offers nothing by it. */
  readonly offered?: (call: Call, asked: AskedOffer) => unknown;
  /** Fills an empty store: sample users, their bookings. Runs once, on the first start and after each reset. */
  readonly seed?: (call: SeedCall) => void;
};

export const defineService = <const C extends Catalogue>(service: Service<C>): Service<C> => service;

/** A handler of whatever endpoint, its request already parsed. Written as a method so that every `Handler` may stand for it. */
export type AnyHandler = { handle(call: Call, request: unknown): unknown }["handle"];

/** A service of whatever catalogue, as dispatch sees it. */
export type AnyService = Omit<Service<Catalogue>, "handlers"> & {
  readonly handlers: Readonly<Record<string, AnyHandler>>;
};
