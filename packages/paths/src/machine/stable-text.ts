/**
 * One text for equal values, whatever the order of their keys. Actors are written as what they run, for their ids differ from run
 * to run. Throws on a value that contains itself.
 */
export const stableText = (value: unknown): string => write(value, []);

const isActor = (value: object): value is { readonly src: unknown; readonly sessionId: string } =>
  "sessionId" in value && "send" in value && "src" in value;

const write = (value: unknown, above: readonly unknown[]): string => {
  if (typeof value === "function") return `"ƒ ${value.name}"`;
  if (typeof value === "bigint") return `"${value}n"`;
  if (typeof value === "symbol") return JSON.stringify(value.toString());
  if (typeof value === "number" && !Number.isFinite(value)) return `"${value}"`;
  if (value === undefined) return "~";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isActor(value)) return `"actor ${typeof value.src === "string" ? value.src : "inline"}"`;
  if (above.includes(value))
    throw new TypeError("A context that contains itself has no stable text: leave that part out in project().");
  const inside = [...above, value];
  if (value instanceof Date) return JSON.stringify(value);
  if (value instanceof Error) return JSON.stringify(`${value.name}: ${value.message}`);
  if (value instanceof Map) return `map${write([...value], inside)}`;
  if (value instanceof Set) return `set${write([...value], inside)}`;
  if (Array.isArray(value)) return `[${value.map((item) => write(item, inside)).join(",")}]`;
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${write(part, inside)}`).join(",")}}`;
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
