import type { Endpoint } from "@safar/api-clients/wire";
import { z } from "zod";
import type { Ids } from "./ids.ts";
import { createRandom } from "./random.ts";
import type { Store } from "./store.ts";

const failureSchema = z.union([
  z.strictObject({ drop: z.literal(true) }),
  z.strictObject({
    status: z.union([z.literal(401), z.literal(429), z.literal(500), z.literal(502), z.literal(503), z.literal(504)]),
    retryAfterSeconds: z.int().min(0).optional(),
  }),
]);

/** Which calls a fault may hit; every part that is given must fit. */
const matchSchema = z.strictObject({
  service: z.enum(["travel", "hotels", "app", "client"]).optional(),
  /** The call's number, `C010`, or several. */
  call: z.union([z.string(), z.array(z.string()).readonly()]).optional(),
  method: z.enum(["GET", "POST", "PUT", "DELETE"]).optional(),
  /** The path as declared: `air/api/refund/{id}/quote`. */
  path: z.string().optional(),
});

const rule = {
  id: z.string().min(1).optional(),
  match: matchSchema.default({}),
  /** Only the nth matching call, from 1. */
  nth: z.int().min(1).optional(),
  /** How often at most. */
  times: z.int().min(1).optional(),
  /** How likely, by the seed. */
  probability: z.number().min(0).max(1).optional(),
};

export const faultRuleSchema = z.discriminatedUnion("point", [
  /** The service never sees the call. */
  z.strictObject({ ...rule, point: z.literal("before"), fail: failureSchema }),
  /** The service acts, and its answer is lost. */
  z.strictObject({ ...rule, point: z.literal("afterCommit"), fail: failureSchema }),
  /** The service acts, and answers late: by `ms`, else one second past the call's timeout. */
  z.strictObject({ ...rule, point: z.literal("delay"), ms: z.int().min(1).optional() }),
  /** The service acts, and its answer arrives damaged; `duplicate` delivers the call twice. */
  z.strictObject({
    ...rule,
    point: z.literal("corrupt"),
    as: z.enum(["truncated", "html", "wrongTypes", "empty", "duplicate"]),
  }),
]);

export type FaultRule = z.input<typeof faultRuleSchema>;
export type Fault = z.output<typeof faultRuleSchema>;
export type Failure = z.output<typeof failureSchema>;
export type FaultState = Fault & { readonly id: string; readonly matched: number; readonly fired: number };

export interface Faults {
  add(rule: FaultRule): FaultState;
  list(): FaultState[];
  /** One by its id, or all. */
  clear(id?: string): void;
  /** The faults that hit this call; counts it. */
  take(endpoint: Endpoint): FaultState[];
}

const fits = ({ match }: Fault, { service, call, method, path }: Endpoint): boolean =>
  (match.service ?? service) === service &&
  [match.call ?? call].flat().includes(call) &&
  (match.method ?? method) === method &&
  (match.path ?? path) === path;

export const createFaults = (store: Store, ids: Ids, seed: () => string): Faults => {
  const rows = store.collection<FaultState>("sandbox_faults");

  const fires = ({ id, nth, times, probability, fired }: FaultState, matched: number): boolean => {
    if (nth !== undefined && matched !== nth) return false;
    if (times !== undefined && fired >= times) return false;
    return probability === undefined || createRandom(`${seed()}/fault/${id}/${matched}`).next() < probability;
  };

  return {
    add: (rule) => {
      const fault = faultRuleSchema.parse(rule);
      const row = { ...fault, id: fault.id ?? `fault-${ids.count("fault")}`, matched: 0, fired: 0 };
      rows.put(row);
      return row;
    },
    list: () => rows.all(),
    clear: (id) => {
      for (const row of rows.all()) if (id === undefined || row.id === id) rows.delete(row.id);
    },
    take: (endpoint) =>
      rows.all().filter((row) => {
        if (!fits(row, endpoint)) return false;
        const matched = row.matched + 1;
        const hits = fires(row, matched);
        rows.put({ ...row, matched, fired: row.fired + (hits ? 1 : 0) });
        return hits;
      }),
  };
};
