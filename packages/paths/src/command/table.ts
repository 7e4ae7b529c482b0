type Row = Readonly<Record<string, string | number>>;

/** Rows in columns; numbers stand to the right. */
export const table = (rows: readonly Row[]): string => {
  const names = Object.keys(rows[0] ?? {});
  const width = (name: string) => Math.max(name.length, ...rows.map((row) => String(row[name] ?? "").length));
  const cell = (name: string, value: string | number | undefined) =>
    typeof value === "number" ? String(value).padStart(width(name)) : (value ?? "").padEnd(width(name));
  const head = names.map((name) => name.padEnd(width(name))).join("  ");
  return `${[head, ...rows.map((row) => names.map((name) => cell(name, row[name])).join("  "))].map((line) => line.trimEnd()).join("\n")}\n`;
};
