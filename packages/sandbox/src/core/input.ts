import { refuse } from "./refusal.ts";

/** What a caller sent, its keys taken out: handlers never see a credential they did not ask for. */
export type Input = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly apiKey: string | null;
  readonly apiToken: string | null;
  readonly bearer: string | null;
};

/** What is read of a request: the platform's own is one. */
export type Asked = Pick<Request, "formData" | "headers" | "method" | "signal" | "text" | "url">;

type Fields = Record<string, unknown>;

const fieldsOfQuery = (query: URLSearchParams): Fields => {
  const fields: Fields = {};
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return fields;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("validation_failed", { status: 422, message: "The body is not JSON." });
  }
};

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A form holds texts only; what a client wrote as JSON is read as JSON. */
const fieldOfForm = (text: string): unknown => {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const base64Of = (bytes: Uint8Array): string => {
  let binary = "";
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary);
};

/** A file arrives as `{ name, type, size, content }`, its content in base64, so that a store can keep it. */
const fieldsOfForm = async (request: Asked): Promise<Fields> => {
  const form = await request.formData().catch(() => {
    throw refuse("validation_failed", { status: 422, message: "The body is not a form." });
  });
  const fields: Fields = {};
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = fieldOfForm(value);
    else {
      const content = base64Of(new Uint8Array(await value.arrayBuffer()));
      fields[name] = { name: value.name, type: value.type, size: value.size, content };
    }
  }
  return fields;
};

const fieldsOfBody = async (request: Asked): Promise<Fields> => {
  if (request.headers.get("content-type")?.startsWith("multipart/form-data") === true) return fieldsOfForm(request);
  const text = await request.text();
  const body = text === "" ? {} : parseJson(text);
  if (isFields(body)) return body;
  throw refuse("validation_failed", { status: 422, message: "The body must be a JSON object." });
};

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Reads a call: the query of GET and DELETE, the body of the others, and the path's parameters over both. */
export const readInput = async (
  request: Asked,
  url: URL,
  parameters: Readonly<Record<string, string>>,
): Promise<Input> => {
  const hasBody = request.method === "POST" || request.method === "PUT";
  const { api_key, api_token, ...fields } = {
    ...fieldsOfQuery(url.searchParams),
    ...(hasBody ? await fieldsOfBody(request) : {}),
  };
  return {
    fields: { ...fields, ...parameters },
    apiKey: textOf(api_key) ?? request.headers.get("api-key"),
    apiToken: textOf(api_token) ?? request.headers.get("api-token"),
    bearer: /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null,
  };
};
