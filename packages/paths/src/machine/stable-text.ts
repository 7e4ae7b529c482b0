/**
 * One text for equal values, whatever the order of their keys. Actors are written as what they run, for their ids differ from run
 * to run. Throws on a value that contains itself.
 */
export const stableText = (value: unknown): string => write(value, [], undefined);

/**
 * The same for many values that share their parts, as the contexts of a machine do: a part is written once. What is in them must
 * not change meanwhile.
 */
export const createStableText = (): ((value: unknown) => string) => {
  const known = new WeakMap<object, string>();
  return (value) => write(value, [], known);
};

const isActor = (value: object): value is { readonly src: unknown; readonly sessionId: string } =>
  "sessionId" in value && "send" in value && "src" in value;

type Known = WeakMap<object, string> | undefined;

const write = (value: unknown, above: readonly unknown[], known: Known): string => {
  if (typeof value === "function") return `"ƒ ${value.name}"`;
  if (typeof value === "bigint") return `"${value}n"`;
  if (typeof value === "symbol") return JSON.stringify(value.toString());
  if (typeof value === "number") return Number.isFinite(value) ? JSON.stringify(value) : `"${value}"`;
  if (value === undefined) return "~";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const written = known?.get(value);
  if (written !== undefined) return written;
  if (above.includes(value))
    throw new TypeError("A context that contains itself has no stable text: leave that part out in project().");
  const text = writeObject(value, [...above, value], known);
  known?.set(value, text);
  return text;
};

const writeObject = (value: object, inside: readonly unknown[], known: Known): string => {
  if (Array.isArray(value)) return `[${value.map((item) => write(item, inside, known)).join(",")}]`;
  if (isActor(value)) return `"actor ${typeof value.src === "string" ? value.src : "inline"}"`;
  if (value instanceof Date) return JSON.stringify(value);
  if (value instanceof Error) return JSON.stringify(`${value.name}: ${value.message}`);
  if (value instanceof Map) return `map${write([...value], inside, known)}`;
  if (value instanceof Set) return `set${write([...value], inside, known)}`;
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${write(part, inside, known)}`).join(",")}}`;
};

/** A short name for a text: 53 bits, in base 36. Not for secrets. */
export const shortHash = (text: string): string => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, "0");
};
