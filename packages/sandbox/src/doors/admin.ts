import { z } from "zod";
import { type FaultRule, faultRuleSchema } from "../core/faults.ts";
import type { Sandbox } from "../core/sandbox.ts";
import { describeTrigger, listScenarios } from "../scenarios/registry.ts";

/** What admin needs of a sandbox: any door's will do. */
export type AdminTarget = Omit<Sandbox, "fetch">;

type Answer = { readonly status?: number; readonly body: unknown };

class BadRequest extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.name = "BadRequest";
    this.status = status;
    this.field = field;
  }
}

const loopbackHosts = new Set(["127.0.0.1", "localhost", "[::1]"]);

const isLoopback = (origin: string): boolean => URL.canParse(origin) && loopbackHosts.has(new URL(origin).hostname);

/** A page elsewhere may reach this port through a person's browser, by name or by address; it must not steer the sandbox. */
const refusalOf = (request: Request): string | null => {
  const host = request.headers.get("host");
  if (host !== null && !isLoopback(`http://${host}`)) return `Host "${host}" is not this machine. Use 127.0.0.1.`;
  const origin = request.headers.get("origin");
  return origin === null || isLoopback(origin) ? null : `Origin "${origin}" may not use the admin API.`;
};

const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join(".") ?? "";
  throw new BadRequest(422, `${field === "" ? "body" : field}: ${issue?.message ?? "is not valid"}`, field);
};

const readBody = async (request: Request): Promise<unknown> => {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/json")) throw new BadRequest(415, "Send JSON with content-type application/json.");
  try {
    return JSON.parse(await request.text());
  } catch {
    throw new BadRequest(422, "The body is not JSON.");
  }
};

const resetSchema = z.strictObject({ seed: z.string().min(1).optional() });

const clockSchema = z.union(
  [
    z.strictObject({ advanceMs: z.int().min(0) }),
    z.strictObject({ set: z.iso.datetime({ offset: true }) }),
    z.strictObject({ freeze: z.boolean() }),
  ],
  {
    error:
      'give one of {"advanceMs": 60000}, {"set": "2026-11-21T09:00:00Z"} and {"freeze": true}; false runs it again',
  },
);

const switchSchema = z.strictObject({ name: z.string(), on: z.boolean() });

const eventSchema = z.strictObject({
  channel: z.string().min(1),
  event: z.string().min(1),
  data: z.record(z.string(), z.unknown()).default({}),
});

const isoOf = (instant: number): string => new Date(instant).toISOString();

const clockOf = ({ clock }: AdminTarget) => ({ now: isoOf(clock.now()), ...clock.state() });

const scenariosOf = ({ admin }: AdminTarget) =>
  listScenarios(admin.endpoints()).map(({ name, trigger, happens }) => ({
    name,
    trigger,
    how: describeTrigger(trigger),
    happens,
    on: trigger.by === "switch" ? admin.switches.isOn(name) : null,
  }));

const stateOf = (target: AdminTarget) => {
  const { store, admin } = target;
  const sizes = store.names().map((name) => [name, store.collection(name).all().length]);
  return {
    seed: admin.seed(),
    clock: clockOf(target),
    collections: Object.fromEntries(sizes),
    jobs: admin.jobs(),
    faults: admin.faults.list(),
    on: admin.switches.list(),
  };
};

const setSwitch = (target: AdminTarget, { name, on }: z.output<typeof switchSchema>): Answer => {
  const known = listScenarios(target.admin.endpoints()).filter(({ trigger }) => trigger.by === "switch");
  if (!known.some((scenario) => scenario.name === name)) {
    const names = known.map((scenario) => scenario.name).join(", ");
    throw new BadRequest(422, `name: "${name}" is no scenario that can be switched. Allowed: ${names}.`, "name");
  }
  target.admin.switches.set(name, on);
  return { body: { name, on } };
};

const moveClock = (target: AdminTarget, move: z.output<typeof clockSchema>): Answer => {
  const { clock } = target;
  if ("advanceMs" in move) clock.advance(move.advanceMs);
  else if ("set" in move) clock.set(Date.parse(move.set));
  else if (move.freeze) clock.freeze();
  else clock.run();
  return { body: clockOf(target) };
};

const paramOf = (url: URL, name: string): string => url.searchParams.get(name) ?? "";
const localeOf = (url: URL) => (paramOf(url, "locale") === "ar" ? "ar" : "en");

type Operation = (target: AdminTarget, url: URL, request: Request) => Answer | Promise<Answer>;

const operations: Readonly<Record<string, Operation>> = {
  "GET /state": (target, url) => {
    const name = url.searchParams.get("collection");
    return { body: name === null ? stateOf(target) : { [name]: target.store.collection(name).all() } };
  },
  "POST /reset": async (target, _url, request) => {
    target.reset(parse(resetSchema, await readBody(request)).seed);
    return { body: stateOf(target) };
  },
  "GET /journal": ({ journal }, url) => {
    const limit = parse(z.coerce.number().int().min(1), url.searchParams.get("limit") ?? 200);
    return { body: { entries: journal.entries().slice(-limit) } };
  },
  "GET /ledger": ({ ledger }, url) => {
    const order = url.searchParams.get("order");
    const account = url.searchParams.get("account");
    const filter = { ...(order === null ? {} : { order }), ...(account === null ? {} : { account }) };
    return { body: { movements: ledger.movements(filter), violations: ledger.audit() } };
  },
  "GET /quoted": ({ admin }, url) => ({ body: admin.quoted(paramOf(url, "id"), localeOf(url)) }),
  "GET /offered": ({ admin }, url) => ({
    body: admin.offered(
      { id: paramOf(url, "id"), search: paramOf(url, "search"), currency: paramOf(url, "currency") },
      localeOf(url),
    ),
  }),
  "GET /clock": (target) => ({ body: clockOf(target) }),
  "POST /clock": async (target, _url, request) => moveClock(target, parse(clockSchema, await readBody(request))),
  "GET /faults": ({ admin }) => ({ body: { faults: admin.faults.list() } }),
  "POST /faults": async ({ admin }, _url, request) => {
    const rule: FaultRule = parse(faultRuleSchema, await readBody(request));
    return { status: 201, body: admin.faults.add(rule) };
  },
  "DELETE /faults": ({ admin }, url) => {
    admin.faults.clear(url.searchParams.get("id") ?? undefined);
    return { body: { faults: admin.faults.list() } };
  },
  "GET /scenarios": (target) => ({ body: { scenarios: scenariosOf(target) } }),
  "POST /scenarios": async (target, _url, request) => setSwitch(target, parse(switchSchema, await readBody(request))),
  "GET /outbox": ({ admin }, url) => ({
    body: { messages: admin.outbox.messages(url.searchParams.get("to") ?? undefined) },
  }),
  "DELETE /outbox": ({ admin }) => {
    admin.outbox.clear();
    return { body: { messages: [] } };
  },
  "POST /events/publish": async ({ admin }, _url, request) => {
    const { channel, event, data } = parse(eventSchema, await readBody(request));
    admin.publish(channel, event, data);
    return { status: 202, body: { channel, event } };
  },
};

const json = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });

const problem = (status: number, message: string, field?: string): Response =>
  json(status, { error: { message, ...(field === undefined || field === "" ? {} : { field }) } });

/** The admin API of a sandbox. Serve it on 127.0.0.1 alone: whoever reaches it reads and changes everything. */
export const createAdmin =
  (target: AdminTarget) =>
  async (request: Request): Promise<Response> => {
    const refusal = refusalOf(request);
    if (refusal !== null) return problem(403, refusal);
    const url = new URL(request.url);
    const operation = operations[`${request.method} ${url.pathname}`];
    if (operation === undefined) {
      const known = Object.keys(operations).join(", ");
      return problem(404, `${request.method} ${url.pathname} is no admin operation. There are: ${known}.`);
    }
    try {
      const { status = 200, body } = await operation(target, url, request);
      return json(status, body);
    } catch (error) {
      if (error instanceof BadRequest) return problem(error.status, error.message, error.field);
      throw error;
    }
  };
