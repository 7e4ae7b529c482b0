import type { SeatCabin, SeatElement, SeatRow } from "@safar/engine";

/** A cell of a row as it is drawn: a seat by its designator, or what else takes up room over so many columns. */
export type LaidCell =
  | { readonly kind: "seat"; readonly seat: Extract<SeatElement, { kind: "seat" }> }
  | { readonly kind: "aisle" }
  | { readonly kind: "gap" }
  | {
      readonly kind: "place";
      readonly of: Exclude<SeatElement["kind"], "seat" | "aisle" | "empty" | "exit_row">;
      readonly span: number;
    };

export type LaidRow = {
  readonly id: string;
  readonly label: string | null;
  readonly cells: readonly LaidCell[];
  readonly isExit: boolean;
  readonly isOverWing: boolean;
};

export type LaidCabin = {
  readonly columns: readonly ("seat" | "aisle")[];
  /** The letter above each column; empty above an aisle, or where rows do not agree. */
  readonly letters: readonly string[];
  readonly rows: readonly LaidRow[];
};

/** What stands between two aisles. */
const sectionsOf = ({ elements }: SeatRow): readonly (readonly SeatElement[])[] =>
  elements.reduce<SeatElement[][]>(
    (sections, element) => {
      if (element.kind === "aisle") sections.push([]);
      else sections.at(-1)?.push(element);
      return sections;
    },
    [[]],
  );

const cellOf = (element: SeatElement): LaidCell => {
  switch (element.kind) {
    case "seat":
      return { kind: "seat", seat: element };
    case "empty":
    case "aisle":
    case "exit_row":
      return { kind: "gap" };
    default:
      return { kind: "place", of: element.kind, span: 1 };
  }
};

const gaps = (count: number): readonly LaidCell[] => Array.from({ length: count }, () => ({ kind: "gap" }) as const);

/** A section drawn over its columns: a galley takes them all, seats of a narrower row keep to the aisle. */
const layOut = (section: readonly SeatElement[], width: number, isFirst: boolean): readonly LaidCell[] => {
  const [only, ...others] = section.map(cellOf);
  if (only?.kind === "place" && others.length === 0) return [{ ...only, span: width }];
  const cells = section.map(cellOf);
  const missing = gaps(Math.max(0, width - cells.length));
  return isFirst ? [...missing, ...cells] : [...cells, ...missing];
};

const isDoor = ({ elements }: SeatRow): boolean => elements.some(({ kind }) => kind === "exit_row");
const isBlank = ({ elements }: SeatRow): boolean =>
  elements.every(({ kind }) => kind === "empty" || kind === "aisle" || kind === "exit_row");
const hasFeature = ({ elements }: SeatRow, wanted: "over_wing"): boolean =>
  elements.some((element) => element.kind === "seat" && element.features.includes(wanted));

const letterOf = (designator: string): string => designator.replace(/\d+/g, "");

/** The letter that all seats of a column have. */
const letterOver = (rows: readonly LaidRow[], column: number): string => {
  const letters = new Set(
    rows.flatMap(({ cells }) => {
      const cell = cells.length > column ? cells[column] : undefined;
      return cell?.kind === "seat" ? [letterOf(cell.seat.designator)] : [];
    }),
  );
  const [letter, ...others] = letters;
  return others.length === 0 ? (letter ?? "") : "";
};

/** A cabin as a grid: columns of one width, aisles between the sections, doors as a mark on the row behind them. */
export const laidCabin = ({ rows }: SeatCabin): LaidCabin => {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, section] of sectionsOf(row).entries()) {
      widths[index] = Math.max(widths[index] ?? 0, section.length, 1);
    }
  }
  const laid = rows.flatMap((row, index): LaidRow[] => {
    if (isBlank(row)) return [];
    const sections = sectionsOf(row);
    const cells = widths.flatMap((width, place): readonly LaidCell[] => [
      ...(place === 0 ? [] : [{ kind: "aisle" } as const]),
      ...layOut(sections[place] ?? [], width, place === 0),
    ]);
    const before = rows[index - 1];
    return [
      {
        id: row.label ?? `between-${index}`,
        label: row.label,
        cells,
        isExit: before !== undefined && isDoor(before),
        isOverWing: hasFeature(row, "over_wing"),
      },
    ];
  });
  const columns = widths.flatMap((width, place): ("seat" | "aisle")[] => [
    ...(place === 0 ? [] : (["aisle"] as const)),
    ...Array.from({ length: width }, () => "seat" as const),
  ]);
  const seated = laid.filter(({ cells }) => cells.length === columns.length);
  return {
    columns,
    letters: columns.map((kind, column) => (kind === "aisle" ? "" : letterOver(seated, column))),
    rows: laid,
  };
};
