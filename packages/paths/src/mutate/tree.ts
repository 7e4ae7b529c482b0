/** A chart's configuration as plain data, to be read and changed by path. */
export type TreePath = readonly (string | number)[];

export const field = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([name]) => name === String(key))?.[1]
    : undefined;

export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const entriesOf = (value: unknown): (readonly [string, unknown])[] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

export const keysOf = (value: unknown): string[] => entriesOf(value).map(([key]) => key);

export const valueAt = (tree: unknown, path: TreePath): unknown => path.reduce(field, tree);

/** A copy with one value replaced; what lies beside the path is shared. */
export const withValue = (tree: unknown, path: TreePath, value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = withValue(field(tree, key), rest, value);
  if (Array.isArray(tree)) return tree.map((item: unknown, index) => (index === Number(key) ? inner : item));
  return { ...Object.fromEntries(entriesOf(tree)), [key]: inner };
};
