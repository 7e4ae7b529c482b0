import "@safar/ui/theme";
import { type SeatCell, SeatMap, type SeatMapRow, SeatZoom } from "@safar/ui/seat-map";
import { type MouseEvent, type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

declare global {
  /** What a measurement does with whichever hall is open. Gives how many seats were drawn anew. */
  var halls: { readonly change: (count: number) => Promise<number> };
}

const rowCount = 20;
const perRow = 30;

type Seat = { readonly id: string; readonly row: number; readonly column: number };

const seats = Array.from(
  { length: rowCount * perRow },
  (_, at): Seat => ({
    id: `${String.fromCodePoint(65 + Math.floor(at / perRow))}${(at % perRow) + 1}`,
    row: Math.floor(at / perRow),
    column: at % perRow,
  }),
);

type Looks = ReadonlyMap<string, "taken" | "mine">;
type Hall = { readonly looks: Looks; readonly onPress: (seat: string) => void };

const seatsOfRows = Map.groupBy(seats, ({ row }) => row);

/** Cells and rows that have not changed stay the same objects, as they do in the product. */
const cells = new Map<string, SeatCell & { readonly kind: "seat" }>();
const rows = new Map<number, SeatMapRow>();

const cellOf = ({ id }: Seat, looks: Looks): SeatCell => {
  const look = looks.get(id) ?? "free";
  const kept = cells.get(id);
  if (kept?.look === look) return kept;
  const cell = { kind: "seat", id, look, label: `Seat ${id}, Rs 900, ${look}`, tier: 0 } as const;
  cells.set(id, cell);
  return cell;
};

const rowOf = (row: number, looks: Looks): SeatMapRow => {
  const drawn = (seatsOfRows.get(row) ?? []).map((seat) => cellOf(seat, looks));
  const kept = rows.get(row);
  if (kept?.cells.every((cell, at) => cell === drawn[at])) return kept;
  const made = { id: String(row), label: String.fromCodePoint(65 + row), cells: drawn };
  rows.set(row, made);
  return made;
};

function OurHall({ looks, onPress }: Hall) {
  const [current, setCurrent] = useState("A1");
  const decks = useMemo(
    () => [
      {
        id: "hall",
        label: "Seats of the hall",
        curve: 1.5,
        columns: Array.from({ length: perRow }, () => "seat" as const),
        rows: Array.from({ length: rowCount }, (_, row) => rowOf(row, looks)),
      },
    ],
    [looks],
  );
  return (
    <SeatMap
      id="seat"
      shape="hall"
      exit="Exit"
      front="Screen"
      current={current}
      decks={decks}
      onMove={(from) => from}
      onCurrent={setCurrent}
      onChoose={onPress}
    />
  );
}

const pitch = 32;
const fills = { free: "#e7eff9", taken: "#8a8577", mine: "#1c4f9f" } as const;

/** Squares that nobody can hear, nor reach without a pointer. */
function BareHall({ looks, onPress }: Hall) {
  const press = ({ target }: MouseEvent) => {
    if (target instanceof SVGElement && target.dataset["seat"]) onPress(target.dataset["seat"]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what ours is measured beside
    <svg width={perRow * pitch} height={rowCount * pitch} onClick={press}>
      {seats.map(({ column, id, row }) => (
        <rect
          key={id}
          data-seat={id}
          x={column * pitch}
          y={row * pitch}
          width={pitch - 4}
          height={pitch - 4}
          rx={6}
          fill={fills[looks.get(id) ?? "free"]}
        />
      ))}
    </svg>
  );
}

const Shown = location.search === "?bare" ? BareHall : OurHall;
let looksNow: Looks = new Map();
const listeners = new Set<() => void>();
const look = (ids: readonly string[], as: "taken" | "mine") => {
  looksNow = new Map([...looksNow, ...ids.map((id) => [id, as] as const)]);
  for (const listener of listeners) listener();
};
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

function Halls(): ReactNode {
  const looks = useSyncExternalStore(listen, () => looksNow);
  return (
    <SeatZoom
      words={{ nearer: "Zoom in", further: "Zoom out", all: "Show the whole hall", hint: "Press to see it larger" }}
    >
      <Shown looks={looks} onPress={(seat) => look([seat], "mine")} />
    </SeatZoom>
  );
}

const root = document.querySelector("#hall");
if (root === null) throw new Error("The page has no place for a hall.");
createRoot(root).render(<Halls />);

let changed = 0;
globalThis.halls = {
  change: async (count) => {
    const drawn = new Set<unknown>();
    const note = (records: readonly MutationRecord[]) => {
      for (const { target } of records) if (target instanceof Element) drawn.add(target.closest("[data-seat]"));
    };
    const observer = new MutationObserver(note);
    observer.observe(root, { subtree: true, attributes: true, childList: true });
    const from = changed;
    changed += count;
    flushSync(() =>
      look(
        seats.slice(from, changed).map(({ id }) => id),
        "taken",
      ),
    );
    note(observer.takeRecords());
    observer.disconnect();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return drawn.size;
  },
};
