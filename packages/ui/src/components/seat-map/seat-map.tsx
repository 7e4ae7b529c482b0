import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, startTransition } from "react";
import * as css from "./seat-map.css.ts";
import { isBerth, type SeatCell, type SeatMapRow, SeatRow } from "./seat-row.tsx";
import { type SeatStep, stepByKey } from "./seat-steps.ts";

export { type Car, CarStrip } from "./car-strip.tsx";
export { type SeatChoiceGroup, SeatChoices } from "./seat-choices.tsx";
export { SeatFacts } from "./seat-facts.tsx";
export { SeatLegend } from "./seat-legend.tsx";
export { SeatPicks } from "./seat-picks.tsx";
export type { SeatCell, SeatForm, SeatLook, SeatMapRow } from "./seat-row.tsx";
export { type SeatStep, stepByKey } from "./seat-steps.ts";
export { SeatZoom, type SeatZoomWords } from "./seat-zoom.tsx";

/** One map of a plan: a deck, a car, a cabin, an area. */
export type SeatDeck = {
  id: string;
  /** What is heard of it as a whole. */
  label: string;
  /** Seen above it, where there are several. */
  name?: string | undefined;
  columns: readonly ("seat" | "aisle")[];
  /** Above each column; empty for none. */
  letters?: readonly string[] | undefined;
  rows: readonly SeatMapRow[];
  /** Of a hall: how far the ends of a row stand nearer to the screen than its middle, in rows. */
  curve?: number | undefined;
};

const widths = {
  seat: "minmax(1.5rem, 2.75rem)",
  tagged: "minmax(1.5rem, 3.25rem)",
  hall: "1.75rem",
  berth: "minmax(4rem, 8.5rem)",
  pane: "0.75rem",
  aisle: "1.5rem",
} as const;

type Shape = keyof typeof css.shapes;

type Drawn = CSSProperties & { readonly "--columns": string; readonly "--curve": number };

const isTagged = (cell: SeatCell): boolean => cell.kind === "seat" && cell.notes !== undefined;

const widthOf = ({ rows }: SeatDeck, shape: Shape): string => {
  const has = (test: (cell: SeatCell) => boolean) => rows.some(({ cells }) => cells.some(test));
  if (has(isBerth)) return widths.berth;
  if (has(isTagged)) return widths.tagged;
  return shape === "hall" ? widths.hall : widths.seat;
};

/** Whether somebody sits where other rows leave the way: the last row of a coach goes from side to side. */
const isSatIn = (rows: readonly SeatMapRow[], column: number): boolean =>
  rows.some(({ cells }) => cells[column]?.kind === "seat" && cells.every(({ kind }) => kind !== "place"));

/** Whether its bays are looked into from the corridor: berths on either side of a window. */
const hasPanes = ({ rows }: SeatDeck): boolean =>
  rows.some(({ cells: [left, right] }) => left !== undefined && right !== undefined && isBerth(left) && isBerth(right));

const columnsOf = (deck: SeatDeck, shape: Shape): Drawn => {
  const { columns, curve = 0, rows } = deck;
  const seat = widthOf(deck, shape);
  const widthAt = columns.map((column, at) => (column === "seat" || isSatIn(rows, at) ? seat : widths.aisle));
  return {
    "--columns": (hasPanes(deck) ? widthAt.toSpliced(1, 0, widths.pane) : widthAt).join(" "),
    "--curve": curve,
  };
};

const hasSeat = ({ cells }: SeatMapRow, id: string): boolean =>
  cells.some((cell) => cell.kind === "seat" && cell.id === id);

const seatOf = ({ target }: { target: EventTarget }): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-seat]") : null;

function Letters({ letters }: { letters: readonly string[] }) {
  return (
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
  );
}

/** The screen, bent round whoever looks at it, and its light on the first rows. */
function Front({ words }: { words: string }) {
  return (
    <div className={css.front} aria-hidden="true">
      <svg viewBox="0 0 400 44" preserveAspectRatio="none" className={css.frontDrawing}>
        <path className={css.frontLight} d="M14 10Q200-8 386 10L400 44H0z" />
        <path className={css.frontEdge} d="M14 10Q200-8 386 10" />
      </svg>
      <span className={css.frontWords} dir="auto">
        {words}
      </span>
    </div>
  );
}

/**
 * Seats to choose from, a grid for each deck, all of them one stop for the Tab key.
 *
 * The map is a picture of a place and reads left to right in every language, as its `dir` says. Mirrored with the text it
 * would put seat A at the other windows, and whoever had chosen the left side for the view, the shade or a stiff knee would sit
 * on the right. What is around it (legend, prices, passengers) turns with the language; words within it keep their own
 * direction.
 */
export function SeatMap({
  id,
  decks,
  current,
  shape = "plain",
  exit,
  front,
  onMove,
  onCurrent,
  onChoose,
  onRefused,
}: {
  /** Prefixes the ids of the seats: seat 12C is `{id}-12C`. */
  id: string;
  decks: readonly SeatDeck[];
  /** The seat that the Tab key stops at. */
  current: string;
  shape?: Shape;
  /** The sign at the doors. */
  exit: string;
  /** What all look at, written below it: the screen of a hall. */
  front?: string | undefined;
  /** Where a step leads, over all decks. */
  onMove: (from: string, step: SeatStep) => string;
  /** A seat got the focus, or the pointer is over it. */
  onCurrent: (seat: string) => void;
  /** Told of seats that can be had. */
  onChoose: (seat: string) => void;
  /** Told of a press on a seat that cannot be had, so that the page can say why. */
  onRefused?: (seat: string) => void;
}) {
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
    // After the press that may come with it, which is to be seen first.
    if (seat) startTransition(() => onCurrent(seat));
  };
  // A finger is over a seat only in order to press it, which brings the focus.
  const hover = (event: PointerEvent) => event.pointerType !== "touch" && notice(event);
  return (
    <div className={css.decks}>
      {decks.map((deck) => (
        <div key={deck.id} className={css.rooms[shape]} dir="ltr">
          {deck.name && (
            <span className={css.deckName} dir="auto" aria-hidden="true">
              {deck.name}
            </span>
          )}
          {front && <Front words={front} />}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the seats have focus and keys */}
          <div
            role="grid"
            aria-label={deck.label}
            className={css.shapes[shape]}
            data-panes={hasPanes(deck) || undefined}
            style={columnsOf(deck, shape)}
            onKeyDown={move}
            onClick={choose}
            onFocus={notice}
            onPointerOver={hover}
          >
            {deck.letters?.some(Boolean) && <Letters letters={deck.letters} />}
            {deck.rows.map((row) => (
              <SeatRow
                key={row.id}
                row={row}
                base={id}
                exit={exit}
                stop={hasSeat(row, current) ? current : ""}
                isCurved={shape === "hall"}
                hasPane={hasPanes(deck)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
