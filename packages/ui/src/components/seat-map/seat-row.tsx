import ChevronsLeft from "lucide-react/icons/chevrons-left";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import { memo } from "react";
import { cx } from "../../support/cx.ts";
import { Icon } from "../icon/icon.tsx";
import { forms, looks } from "./seat.css.ts";
import * as css from "./seat-map.css.ts";

/**
 * `better` is a free seat with more to it, `mine` whom one is choosing for, `party` somebody else of one's own, `taken` a
 * stranger's, `man` and `woman` are strangers of whom that much is known, `closed` is nobody's to choose.
 */
export type SeatLook = keyof typeof looks;

/** What one sits or lies on; `left` and `right` are the halves of a seat for two. */
export type SeatForm = keyof typeof forms;

export type SeatCell =
  /** `label` is all that is heard of it: "12C, aisle, extra legroom, Rs 2,400, available". `mark` is what is seen. */
  | {
      kind: "seat";
      id: string;
      look: SeatLook;
      label: string;
      mark?: string | undefined;
      form?: SeatForm | undefined;
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
  /** The compartment that begins with it. */
  bay?: string | null | undefined;
};

const notFree: ReadonlySet<SeatLook> = new Set(["taken", "man", "woman", "closed"]);

export const seatClass = (look: SeatLook, form: SeatForm = "seat"): string => cx(looks[look], forms[form]);

function SeatButton({ cell, base, isStop }: { cell: SeatCell & { kind: "seat" }; base: string; isStop: boolean }) {
  const { form, id, label, look, mark } = cell;
  return (
    <button
      type="button"
      id={`${base}-${id}`}
      data-seat={id}
      className={seatClass(look, form)}
      aria-label={label}
      aria-pressed={look === "mine"}
      aria-disabled={notFree.has(look) ? true : undefined}
      data-mark={mark}
      tabIndex={isStop ? 0 : -1}
    />
  );
}

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

/** One row. It is drawn again only when something of itself has changed. */
export const SeatRow = memo(function SeatRow({
  row,
  base,
  stop,
  exit,
}: {
  row: SeatMapRow;
  base: string;
  /** The seat that the Tab key stops at, if it is of this row. */
  stop: string;
  exit: string;
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
        {row.cells.map((cell, index) => {
          const key = `${row.id}-${index}`;
          if (cell.kind === "seat") {
            return (
              <div key={key} role="gridcell">
                <SeatButton cell={cell} base={base} isStop={cell.id === stop} />
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
