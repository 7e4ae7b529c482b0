/** The same keys with other values. */
export function mapValues<Key extends string, From, To>(
  object: Readonly<Record<Key, From>>,
  map: (value: From, key: string) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(object).map(([key, value]) => [key, map(value, key)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the object's own, which fromEntries forgets
  return Object.fromEntries(entries) as Record<Key, To>;
}
