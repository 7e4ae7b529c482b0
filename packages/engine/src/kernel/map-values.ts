/** A record with the keys of another, a value made for each. What stands under a key is told by the key, not by the compiler. */
export const mapValues = <From extends object, To extends Readonly<Record<keyof From, unknown>>>(
  from: From,
  valueOf: <Key extends keyof From & string>(value: From[Key], key: Key) => To[Key],
): To => {
  const made: (readonly unknown[])[] = [];
  for (const key in from) made.push([key, valueOf(from[key], key)]);
  return Object.fromEntries(made);
};
