import ChevronsLeft from "lucide-react/icons/chevrons-left";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo } from "react";
import { Icon } from "../icon/icon.tsx";
import * as css from "./seat-map.css.ts";
import { type SeatStep, stepByKey } from "./seat-steps.ts";

export { type SeatStep, stepByKey } from "./seat-steps.ts";

/**
 * `better` is a free seat with more to it, `mine` whom one is choosing for, `party` somebody else of one's own, `taken` a
 * stranger's, `man` and `woman` are strangers of whom that much is known, `closed` is nobody's to choose.
 */
export type SeatLook = keyof typeof css.looks;

export type SeatCell =
  /** `label` is all that is heard of it: "12C, aisle, extra legroom, Rs 2,400, free". `mark` is what is seen. */
  | { kind: "seat"; id: string; look: SeatLook; label: string; mark?: string | undefined }
  | { kind: "aisle" }
  | { kind: "gap" }
  /** Something else that takes room, such as a galley, over `span` columns. */
  | { kind: "place"; label: string; span: number };

export type SeatMapRow = {
  id: string;
  /** Its number, shown in the aisle. */
  label: string | null;
  cells: readonly SeatCell[];
  /** A door is in front of it. */
  isExit?: boolean;
  isOverWing?: boolean;
};

const notFree: ReadonlySet<SeatLook> = new Set(["taken", "man", "woman", "closed"]);
const isFree = (look: SeatLook): boolean => !notFree.has(look);

const columnsOf = (columns: readonly ("seat" | "aisle")[]): CSSProperties & { "--columns": string } => ({
  "--columns": columns.map((column) => (column === "seat" ? "minmax(1.5rem, 2.75rem)" : "1.5rem")).join(" "),
});

const Row = memo(function Row({
  row,
  base,
  stop,
  exit,
}: {
  row: SeatMapRow;
  base: string;
  stop: string;
  exit: string;
}) {
  const numberAt = row.cells.findIndex(({ kind }) => kind === "aisle");
  return (
    <>
      {row.isExit && (
        <div className={css.exit} aria-hidden="true">
          <span className={css.exitSign}>
            <Icon of={ChevronsLeft} size={14} />
            {exit}
          </span>
          <span className={css.exitSign}>
            {exit}
            <Icon of={ChevronsRight} size={14} />
          </span>
        </div>
      )}
      <div className={css.row} role="row" data-wing={row.isOverWing || undefined} data-exit={row.isExit || undefined}>
        {row.cells.map((cell, index) => {
          const key = `${row.id}-${index}`;
          if (cell.kind === "seat") {
            return (
              <div key={key} role="gridcell">
                <button
                  type="button"
                  id={`${base}-${cell.id}`}
                  data-seat={cell.id}
                  className={css.looks[cell.look]}
                  aria-label={cell.label}
                  aria-pressed={cell.look === "mine"}
                  aria-disabled={isFree(cell.look) ? undefined : true}
                  data-mark={cell.mark}
                  tabIndex={cell.id === stop ? 0 : -1}
                />
              </div>
            );
          }
          if (cell.kind === "place") {
            return (
              <div key={key} role="gridcell" className={css.place} style={{ gridColumn: `span ${cell.span}` }}>
                {cell.label}
              </div>
            );
          }
          return index === numberAt && row.label !== null ? (
            <div key={key} role="rowheader" className={css.number}>
              {row.label}
            </div>
          ) : (
            <div key={key} aria-hidden="true" />
          );
        })}
      </div>
    </>
  );
});

/**
 * Seats to choose from, as a grid with one stop for the Tab key.
 *
 * The map is a picture of a place and reads left to right in every language, as its `dir` says. Mirrored with the text it
 * would put seat A at the other windows, and whoever had chosen the left side for the view, the shade or a stiff knee would sit
 * on the right. What is around it (legend, prices, passengers) turns with the language; words within it keep their own
 * direction.
 */
export function SeatMap({
  label,
  id,
  columns,
  letters,
  rows,
  current,
  shape = "plain",
  exit,
  onMove,
  onCurrent,
  onChoose,
  onRefused,
}: {
  label: string;
  /** Prefixes the ids of the seats: seat 12C is `{id}-12C`. */
  id: string;
  columns: readonly ("seat" | "aisle")[];
  /** Above each column; empty for none. */
  letters?: readonly string[] | undefined;
  rows: readonly SeatMapRow[];
  /** The seat that the Tab key stops at. */
  current: string;
  shape?: keyof typeof css.shapes;
  /** The sign at the doors. */
  exit: string;
  /** Where a step leads. */
  onMove: (from: string, step: SeatStep) => string;
  /** A seat got the focus, or the pointer is over it. */
  onCurrent: (seat: string) => void;
  /** Told of seats that can be had. */
  onChoose: (seat: string) => void;
  /** Told of a press on a seat that cannot be had, so that the page can say why. */
  onRefused?: (seat: string) => void;
}) {
  const seatOf = ({ target }: { target: EventTarget }): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>("[data-seat]") : null;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const seat = seatOf(event);
    const step = stepByKey(event);
    if (!seat?.dataset["seat"] || step === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-${onMove(seat.dataset["seat"], step)}`)?.focus();
  };
  const choose = (event: MouseEvent<HTMLDivElement>) => {
    const seat = seatOf(event);
    if (!seat?.dataset["seat"]) return;
    if (seat.ariaDisabled === "true") onRefused?.(seat.dataset["seat"]);
    else onChoose(seat.dataset["seat"]);
  };
  const notice = (event: { target: EventTarget }) => {
    const seat = seatOf(event)?.dataset["seat"];
    if (seat) onCurrent(seat);
  };
  return (
    <div className={css.room} dir="ltr">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the seats have focus and keys */}
      <div
        role="grid"
        aria-label={label}
        className={css.shapes[shape]}
        style={columnsOf(columns)}
        onKeyDown={move}
        onClick={choose}
        onFocus={notice}
        onPointerOver={notice}
      >
        {letters && (
          <div role="row" className={css.row}>
            {letters.map((letter, index) => {
              const key = `column-${index}`;
              return letter ? (
                <div key={key} role="columnheader" className={css.letter}>
                  {letter}
                </div>
              ) : (
                <div key={key} aria-hidden="true" />
              );
            })}
          </div>
        )}
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            base={id}
            exit={exit}
            stop={row.cells.some((cell) => cell.kind === "seat" && cell.id === current) ? current : ""}
          />
        ))}
      </div>
    </div>
  );
}

/** What the looks of a map mean. */
export const SeatLegend = ({
  label,
  entries,
}: {
  label: string;
  entries: readonly { look: SeatLook; label: string; mark?: string }[];
}) => (
  <ul className={css.legend} aria-label={label}>
    {entries.map(({ look, label, mark }) => (
      <li key={look} className={css.entry}>
        <span className={css.sample} aria-hidden="true">
          <span className={css.looks[look]} data-mark={mark} />
        </span>
        {label}
      </li>
    ))}
  </ul>
);
