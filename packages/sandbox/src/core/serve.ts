import { compiledReader, mismatch } from "@safar/api-clients/wire";
import type { z } from "zod";
import type { Authenticate } from "./authenticate.ts";
import { type Caller, type OpenCall, openCall, type World } from "./call.ts";
import type { Input } from "./input.ts";
import { Refusal, refuse } from "./refusal.ts";
import { answerReply, type Reply, refusalReply, type Stamp } from "./reply.ts";
import { labelOf, type Route } from "./routes.ts";
import { StoreFailure } from "./store.ts";

/** What became of a call once the service was done with it. */
export type Served = {
  readonly reply: Reply;
  readonly userId: string | null;
  /** How long the answer is to be held back. */
  readonly heldMs: number;
  /** Why the sandbox itself failed. */
  readonly problem?: string;
  /** Sends the real-time events, once the work is kept. */
  readonly finish: () => void;
};

export type Serve = (route: Route, input: Input, headers: Headers, stamp: Stamp) => Served;

export const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const pathOf = (issue: z.core.$ZodIssue): string => issue.path.map(String).join(".");

const callerOf = (headers: Headers, userId: string | null): Caller => ({
  locale: headers.get("locale") === "ar" ? "ar" : "en",
  country: headers.get("x-country") === "SA" ? "SA" : "PK",
  userId,
});

const parse = ({ endpoint }: Route, { fields }: Input): unknown => {
  const read = compiledReader(endpoint.request)(fields);
  if (read !== mismatch) return read;
  const parsed = endpoint.request.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue === undefined ? "" : pathOf(issue);
  const reason = issue?.message ?? "The request is not valid.";
  throw refuse("validation_failed", {
    status: 422,
    message: field === "" ? reason : `${field}: ${reason}`,
    ...(field === "" ? {} : { field }),
  });
};

const check = ({ endpoint }: Route, data: unknown): void => {
  if (compiledReader(endpoint.response)(data) !== mismatch) return;
  const checked = endpoint.response.safeParse(data);
  if (checked.success) return;
  const faulty = checked.error.issues.map((issue) => `Data.${pathOf(issue)}: ${issue.message}`).join("; ");
  throw new Error(`${labelOf(endpoint)} answered against its schema. ${faulty}`);
};

const crash = (requestId: string) =>
  refuse("supplier_error", {
    status: 500,
    message: `The sandbox failed here. Its journal tells why, under ${requestId}.`,
  });

/**
 * Answers a call by its service: who calls, what is asked, the handler, its answer. A refusal keeps what was written before
 * it, so that a wrong code counts as a try; an error in the handler, or an answer against its schema, keeps nothing. Throws only where
 * the store can keep nothing.
 */
export const createServe =
  (world: World, authenticate: Authenticate): Serve =>
  (route, input, headers, stamp) => {
    let userId: string | null = null;
    let opened: OpenCall | undefined;

    const answer = (): Reply => {
      try {
        userId = authenticate(route.endpoint, input);
        const request = parse(route, input);
        opened = openCall(world, callerOf(headers, userId), { endpoint: route.endpoint, requestId: stamp.requestId });
        const data = route.handler(opened.call, request);
        check(route, data);
        return answerReply(data, stamp);
      } catch (error) {
        if (error instanceof Refusal) return refusalReply(error, stamp);
        throw error;
      }
    };

    try {
      const reply = world.store.transaction(answer);
      return { reply, userId, heldMs: opened?.heldMs() ?? 0, finish: () => opened?.finish() };
    } catch (error) {
      if (error instanceof StoreFailure) throw error;
      const reply = refusalReply(crash(stamp.requestId), stamp);
      return { reply, userId, heldMs: 0, problem: messageOf(error), finish: () => undefined };
    }
  };
