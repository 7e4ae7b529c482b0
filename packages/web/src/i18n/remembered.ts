/** Remembers by key: formatters are dear to make, and a list of a thousand offers says the same few hundred things. */
export const remembered = <Value>(make: (key: string) => Value) => {
  const known = new Map<string, Value>();
  return (key: string): Value => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};
