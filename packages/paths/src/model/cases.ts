import { stableText } from "../machine/stable-text.ts";

/** The values worth trying: a list, or a record that names each. A name appears in paths; a list's names come from the values. */
export type Cases<Value> = readonly Value[] | Readonly<Record<string, Value>>;

export type Case<Value = unknown> = { readonly name: string; readonly value: Value };

const longestName = 40;

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === "object" && value !== null && field in value
    ? Object.entries(value).find(([key]) => key === field)?.[1]
    : undefined;

/** A discriminant names a value if no other value has the same one. */
const discriminantOf = (value: unknown): string | undefined => {
  const type = fieldOf(value, "type") ?? fieldOf(value, "kind");
  return typeof type === "string" ? type : undefined;
};

const textOf = (value: unknown): string => {
  const text = stableText(value).replaceAll('"', "");
  return text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text;
};

const isList = <Value>(cases: Cases<Value>): cases is readonly Value[] => Array.isArray(cases);

const withoutType = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || !("type" in value)) return value;
  const { type: _, ...rest } = value;
  return rest;
};

const unique = (names: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} #${count}`;
  });
};

const nameInList = (value: unknown, list: readonly unknown[], subject: "event" | "outcome"): string => {
  if (subject === "event") return list.length === 1 ? "" : textOf(withoutType(value));
  const type = discriminantOf(value);
  if (type !== undefined) {
    const isOnly = list.filter((other) => discriminantOf(other) === type).length === 1;
    return isOnly ? type : `${type} ${textOf(withoutType(value))}`;
  }
  if (value === undefined) return list.length === 1 ? "done" : "nothing";
  return textOf(value);
};

/** The cases with their names. A single unnamed event needs none, for its type says all. */
export const namedCases = <Value>(cases: Cases<Value>, subject: "event" | "outcome"): Case<Value>[] => {
  if (!isList(cases)) return Object.entries(cases).map(([name, value]) => ({ name, value }));
  const names = unique(cases.map((value) => nameInList(value, cases, subject)));
  return cases.map((value, index) => ({ name: names[index] ?? "", value }));
};
