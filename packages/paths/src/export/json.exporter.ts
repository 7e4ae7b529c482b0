import type { Exporter } from "./exporter.ts";

const plain = (_key: string, value: unknown): unknown => {
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (typeof value === "bigint") return String(value);
  return value;
};

/** The whole suite; also what `--baseline` and `diff` read. */
export const jsonExporter: Exporter = ({ suite }) => `${JSON.stringify(suite, plain, 2)}\n`;
