import ChevronsLeft from "lucide-react/icons/chevrons-left";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import { type CSSProperties, memo } from "react";
import { cx } from "../../support/cx.ts";
import { Icon } from "../icon/icon.tsx";
import { forms, looks } from "./seat.css.ts";
import * as css from "./seat-map.css.ts";

/**
 * `better` is a free seat with more to it, `proposed` one that is offered, `other` one at another price, `mine` whom one is choosing for, `party` somebody else of one's own, `taken` a
 * stranger's, `man` and `woman` are strangers of whom that much is known, `closed` is nobody's to choose.
 */
export type SeatLook = keyof typeof looks;

/** What one sits or lies on; `left` and `right` are the halves of a seat for two. */
export type SeatForm = keyof typeof forms;

export type SeatCell =
  /**
   * `label` is all that is heard of it: "12C, aisle, extra legroom, Rs 2,400, available". `mark` is what is seen; `notes` stand below
   * it, where what one lies on has room for them.
   */
  | {
      kind: "seat";
      id: string;
      look: SeatLook;
      label: string;
      mark?: string | undefined;
      notes?: readonly string[] | undefined;
      form?: SeatForm | undefined;
      /** Which of the prices it has, the cheapest 0. */
      tier?: number | undefined;
    }
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
  isExit?: boolean | undefined;
  isOverWing?: boolean | undefined;
  /** The compartment, or the rows of one price, that begin with it. */
  bay?: string | null | undefined;
};

const berths: ReadonlySet<SeatForm> = new Set(["berthLower", "berthMiddle", "berthUpper", "berthSide"]);

/** Whether something is drawn as long as a bed, with room for words. */
export const isBerth = (cell: SeatCell): boolean =>
  cell.kind === "seat" && cell.form !== undefined && berths.has(cell.form);

const notFree: ReadonlySet<SeatLook> = new Set(["taken", "man", "woman", "closed"]);

export const seatClass = (look: SeatLook, form: SeatForm = "seat"): string => cx(looks[look], forms[form]);

type ButtonProps = Omit<SeatCell & { kind: "seat" }, "kind" | "notes"> & {
  notes: string | undefined;
  base: string;
  isStop: boolean;
};

/** Drawn again only when it has changed: of a hall of hundreds a few do at a time. */
const SeatButton = memo(function SeatButton({ base, form, id, isStop, label, look, mark, notes, tier }: ButtonProps) {
  return (
    <button
      type="button"
      id={`${base}-${id}`}
      data-seat={id}
      data-tier={tier}
      className={seatClass(look, form)}
      aria-label={label}
      aria-pressed={look === "mine"}
      aria-disabled={notFree.has(look) ? true : undefined}
      data-proposed={look === "proposed" || undefined}
      data-mark={mark}
      data-notes={notes}
      tabIndex={isStop ? 0 : -1}
    />
  );
});

type Curved = CSSProperties & { readonly "--across": number };

/** How many columns the middle of a whole seat is from that of its half. */
const toMiddle: Partial<Record<SeatForm, number>> = { leftHalf: 0.5, rightHalf: -0.5 };

/** Where in its row something stands: -1 at the left end, 1 at the right one. Both halves of a seat for two stand at its middle. */
const acrossAt = (cells: readonly SeatCell[], index: number): Curved => {
  const cell = cells[index];
  const middle = index + 0.5 + ((cell?.kind === "seat" && cell.form && toMiddle[cell.form]) || 0);
  return { "--across": Math.round(((2 * middle) / cells.length - 1) * 1000) / 1000 };
};

function ExitSign({ words }: { words: string }) {
  return (
    <div className={css.exit} aria-hidden="true">
      <span className={css.exitSign}>
        <Icon of={ChevronsLeft} size={14} />
        {words}
      </span>
      <span className={css.exitSign}>
        {words}
        <Icon of={ChevronsRight} size={14} />
      </span>
    </div>
  );
}

/** The window at the end of a bay, between those who lie on either side of it; nothing where no bay is. */
const Pane = ({ cells: [left, right] }: { cells: readonly SeatCell[] }) => (
  <div aria-hidden="true" className={left && right && isBerth(left) && isBerth(right) ? css.pane : undefined} />
);

/** One row. It is drawn again only when something of itself has changed. */
export const SeatRow = memo(function SeatRow({
  row,
  base,
  stop,
  exit,
  isCurved = false,
  hasPane = false,
}: {
  row: SeatMapRow;
  base: string;
  /** The seat that the Tab key stops at, if it is of this row. */
  stop: string;
  exit: string;
  /** Its ends stand nearer to the front than its middle. */
  isCurved?: boolean;
  /** The window of its bay is drawn, behind the first column. */
  hasPane?: boolean;
}) {
  const numberAt = row.cells.findIndex(({ kind }) => kind === "aisle");
  return (
    <>
      {row.bay && (
        <div className={css.bay} aria-hidden="true">
          {row.bay}
        </div>
      )}
      {row.isExit && <ExitSign words={exit} />}
      <div className={css.row} role="row" data-wing={row.isOverWing || undefined} data-exit={row.isExit || undefined}>
        {row.cells.flatMap((cell, index) => {
          const key = `${row.id}-${index}`;
          const isBeforePane = hasPane && index === 0;
          const pane = isBeforePane ? [<Pane key="pane" cells={row.cells} />] : [];
          const curved = isCurved ? acrossAt(row.cells, index) : undefined;
          if (cell.kind === "seat") {
            const { form, id, label, look, mark, notes, tier } = cell;
            return [
              <div key={key} role="gridcell" style={curved}>
                <SeatButton
                  {...{ base, form, id, label, look, mark, tier }}
                  notes={notes?.join("\n") || undefined}
                  isStop={id === stop}
                />
              </div>,
              ...pane,
            ];
          }
          if (cell.kind === "place") {
            const isOverPane = isBeforePane && cell.span > 1;
            return [
              <div
                key={key}
                role="gridcell"
                className={css.place}
                style={{ gridColumn: `span ${isOverPane ? cell.span + 1 : cell.span}` }}
              >
                {cell.label}
              </div>,
              ...(isOverPane ? [] : pane),
            ];
          }
          // In a hall, of which often a part is seen, every aisle says it; it is heard once.
          const isNumbered = index === numberAt || (isCurved && cell.kind === "aisle");
          const drawn =
            isNumbered && row.label !== null ? (
              <div
                key={key}
                role={index === numberAt ? "rowheader" : undefined}
                aria-hidden={index === numberAt ? undefined : true}
                className={css.number}
                style={curved}
              >
                {row.label}
              </div>
            ) : (
              <div key={key} aria-hidden="true" />
            );
          return [drawn, ...pane];
        })}
      </div>
    </>
  );
});
