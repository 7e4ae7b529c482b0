import { fail, ok, type Result } from "@safar/engine";

const placeholder = /\{(\w+)\}/g;

/** The names in braces of an endpoint's path: `air/api/refund/{id}/quote` → `["id"]`. */
export const pathParametersOf = (path: string): readonly string[] =>
  Array.from(path.matchAll(placeholder), ([, name]) => name ?? "");

export type FilledPath = {
  readonly path: string;
  /** What of the request is left for the query or the body. */
  readonly rest: Readonly<Record<string, unknown>>;
};

/**
 * Fills a path from a request. A segment that is empty, `.` or `..` is refused, for a URL would resolve it to another
 * endpoint whatever its encoding.
 */
export const fillPath = (path: string, request: Readonly<Record<string, unknown>>): Result<FilledPath, string> => {
  const rest: Record<string, unknown> = { ...request };
  let filled = path;
  for (const name of pathParametersOf(path)) {
    const value = rest[name];
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    if (text === "" || text === "." || text === "..") {
      return fail(`path parameter ${name} of ${path} must be a non-empty text or number other than "." and ".."`);
    }
    delete rest[name];
    filled = filled.replace(`{${name}}`, () => encodeURIComponent(text));
  }
  return ok({ path: filled, rest });
};
