const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return "";
  }
};

/** The parameters of an address's query. A name's first value counts unless all are asked for. */
export type Query = {
  get(name: string): string | undefined;
  getAll(name: string): readonly string[];
};

/** Reads a query, with or without its question mark; what cannot be unescaped is empty. */
export const readQuery = (text: string): Query => {
  const pairs = new Map<string, string[]>();
  for (const part of text.replace(/^\?/, "").split("&")) {
    const at = part.indexOf("=");
    const name = at < 0 ? part : part.slice(0, at);
    const value = at < 0 ? "" : unescaped(part.slice(at + 1));
    const known = pairs.get(name);
    if (known === undefined) pairs.set(name, [value]);
    else known.push(value);
  }
  return { get: (name) => pairs.get(name)?.[0], getAll: (name) => pairs.get(name) ?? [] };
};

/** Parameters as a query without a question mark, in their order; one without a value is left out. What is given needs no escaping. */
export const writeQuery = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
