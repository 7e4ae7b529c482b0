import { type EpochMs, fail, ok, type Problem, type Refusal, type Result, refusalCodes } from "@safar/engine";
import type { z } from "zod";
import { compiledReader, mismatch } from "./compiled.ts";
import { type Envelope, envelopeSchema } from "./envelope.ts";

export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs?: number;
};

export type Decoded<Value> = {
  readonly result: Result<Value, Problem>;
  readonly serverTime?: EpochMs;
  readonly reference?: string;
};

/** What a status says on its own, when a proxy answered and no envelope came with it. */
const codeByStatus: Readonly<Record<number, Refusal["code"]>> = {
  401: "unauthorised",
  403: "forbidden",
  404: "not_found",
  429: "rate_limited",
  503: "maintenance",
};

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const codeOf = (code: string): Refusal["code"] => refusalCodes.find((known) => known === code) ?? "unknown";

// Only texts that could spell such a key pay for the reviver, which is several times slower than a plain parse.
const suspect = /__proto__|"constructor"|"prototype"|\\u00/;
const dropHostileKeys = (key: string, value: unknown): unknown =>
  key === "__proto__" || key === "constructor" || key === "prototype" ? undefined : value;

const parseJson = (text: string): unknown => {
  try {
    return suspect.test(text) ? JSON.parse(text, dropHostileKeys) : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Where a value broke its schema and how, without the value: the text goes to logs. */
const describe = (error: z.ZodError): string =>
  error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.map(String).join(".") || "(whole)"}: ${issue.code}`)
    .join("; ");

const safeParse = <Schema extends z.ZodType>(schema: Schema, value: unknown): Result<z.output<Schema>, string> => {
  try {
    const read = compiledReader(schema)(value);
    if (read !== mismatch) return ok(read);
    const parsed = schema.safeParse(value);
    return parsed.success ? ok(parsed.data) : fail(describe(parsed.error));
  } catch {
    return fail("the schema could not read it");
  }
};

const waitOf = ({ retryAfterMs }: Answer): { readonly retryAfterMs?: number } =>
  retryAfterMs === undefined ? {} : { retryAfterMs };

const withoutEnvelope = (answer: Answer, detail: string): Problem => {
  const code = codeByStatus[answer.status];
  if (code === undefined) return { kind: "malformed", detail, status: answer.status, ...waitOf(answer) };
  return {
    kind: "refused",
    code,
    status: answer.status,
    message: "",
    retryable: answer.status === 429 || answer.status === 503,
    ...waitOf(answer),
  };
};

const refusalOf = (envelope: Envelope, status: number, answer: Answer): Refusal => {
  const { error, request_id: reference } = envelope;
  const code = error === undefined ? (codeByStatus[status] ?? "unknown") : codeOf(error.code);
  return {
    kind: "refused",
    code,
    status,
    message: error?.message ?? "",
    retryable: error?.retryable ?? false,
    reference,
    ...(error?.field === undefined ? {} : { field: error.field }),
    ...(error?.meta === undefined ? {} : { meta: error.meta }),
    ...waitOf(answer),
  };
};

/**
 * Reads an answer, whatever its bytes: a value of the schema, or a problem. An answer counts as a success only when the HTTP
 * status and the envelope's `statusCode` both say so and no `error` came with it; otherwise the worse of the two counts.
 */
export const decodeAnswer = <Schema extends z.ZodType>(schema: Schema, answer: Answer): Decoded<z.output<Schema>> => {
  const envelope = safeParse(envelopeSchema, parseJson(answer.text));
  if (!envelope.ok) return { result: fail(withoutEnvelope(answer, `no envelope: ${envelope.error}`)) };

  const { statusCode, Data, error, request_id: reference, server_time: serverTime } = envelope.value;
  const facts = { reference, serverTime: Date.parse(serverTime) };
  const status = isSuccess(answer.status) ? statusCode : answer.status;
  if (!isSuccess(status) || error !== undefined) {
    return { ...facts, result: fail(refusalOf(envelope.value, status, answer)) };
  }
  const data = safeParse(schema, Data);
  if (data.ok) return { ...facts, result: data };
  return { ...facts, result: fail({ kind: "malformed", detail: data.error, status, reference }) };
};
