import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SeatMap, type SeatMapRow, SeatZoom } from "./seat-map.tsx";

afterEach(cleanup);

const nothing = () => undefined;

/** A hall of 600, of which some are taken. The rows that nothing has happened to are the very same. */
const hall = (taken: ReadonlySet<string>, before: readonly SeatMapRow[] = []): readonly SeatMapRow[] =>
  Array.from({ length: 20 }, (_, row): SeatMapRow => {
    const cells = Array.from({ length: 30 }, (_, column) => {
      const id = `${row}-${column}`;
      const look = taken.has(id) ? "taken" : "free";
      const kept = before[row]?.cells[column];
      return kept?.kind === "seat" && kept.look === look
        ? kept
        : ({ kind: "seat", id, look, label: `${id} ${look}`, tier: row > 9 ? 1 : 0 } as const);
    });
    const kept = before[row];
    return kept !== undefined && cells.every((cell, at) => cell === kept.cells[at])
      ? kept
      : { id: String(row), label: String(row), cells };
  });

const Hall = ({ rows }: { rows: readonly SeatMapRow[] }) => (
  <SeatMap
    id="seat"
    shape="hall"
    front="Screen"
    exit="Exit"
    current="0-0"
    decks={[
      { id: "hall", label: "Seats", columns: Array.from({ length: 30 }, () => "seat" as const), rows, curve: 1.5 },
    ]}
    onMove={(from) => from}
    onCurrent={nothing}
    onChoose={nothing}
  />
);

test("default: of 600 seats twenty that others take are drawn anew, and nothing else is", () => {
  const rows = hall(new Set());
  const { container, rerender } = render(<Hall rows={rows} />);
  const changed = new Set<Node>();
  const watcher = new MutationObserver((records) => {
    for (const { target } of records) changed.add(target);
  });
  watcher.observe(container, { subtree: true, attributes: true, childList: true, characterData: true });
  const taken = new Set(Array.from({ length: 20 }, (_, at) => `${at}-${(at * 7) % 30}`));
  rerender(<Hall rows={hall(taken, rows)} />);
  for (const { target } of watcher.takeRecords()) changed.add(target);
  watcher.disconnect();
  expect(container.querySelectorAll("button")).toHaveLength(600);
  expect(
    new Set([...changed].map((node) => (node instanceof HTMLElement ? node.dataset["seat"] : node.nodeName))),
  ).toEqual(taken);
});

test("default: rows bend round the screen, which is said to nobody who listens", () => {
  const { container } = render(<Hall rows={hall(new Set())} />);
  const bends = [...container.querySelectorAll<HTMLElement>('[role="row"]:first-of-type [role="gridcell"]')].map(
    (cell) => Number(cell.style.getPropertyValue("--across")),
  );
  expect(bends[0]).toBeCloseTo(-0.967);
  expect(bends[29]).toBeCloseTo(0.967);
  expect(screen.getByText("Screen").closest('[aria-hidden="true"]')).not.toBeNull();
});

test("default: both halves of a seat for two stand at its middle", () => {
  const half = (id: string, form: "leftHalf" | "rightHalf") =>
    ({ kind: "seat", id, look: "free", label: id, form }) as const;
  const row = {
    id: "a",
    label: "A",
    cells: [half("A1", "leftHalf"), half("A2", "rightHalf"), half("A3", "leftHalf"), half("A4", "rightHalf")],
  };
  const { container } = render(<Hall rows={[row]} />);
  expect(
    [...container.querySelectorAll<HTMLElement>('[role="gridcell"]')].map((cell) =>
      Number(cell.style.getPropertyValue("--across")),
    ),
  ).toEqual([-0.5, -0.5, 0.5, 0.5]);
});

/** What is behind a window, as wide as a test says. */
const lookedThrough = (width: number) => {
  const content = screen.getByRole("button", { name: "A1" }).parentElement;
  const sheet = content?.parentElement;
  const view = sheet?.parentElement;
  if (!(content && sheet && view)) throw new Error("A map is on a sheet behind a window.");
  Object.defineProperties(content, { offsetWidth: { value: 1000 }, offsetHeight: { value: 600 } });
  Object.defineProperties(view, { clientWidth: { value: width }, clientHeight: { value: 300 } });
  return { content, sheet, view };
};

const words = { nearer: "Zoom in", further: "Zoom out", all: "Show all", hint: "Press to see it larger" };

test("default: buttons and keys bring the map nearer, and nothing of it is rendered for that", () => {
  const draw = vi.fn(() => <button type="button">A1</button>);
  const Seat = draw;
  render(
    <SeatZoom words={words}>
      <Seat />
    </SeatZoom>,
  );
  const map = screen.getByRole("button", { name: "A1" }).parentElement;
  const calls = draw.mock.calls.length;
  expect(map?.style.transform).toBe("scale(1)");
  fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  expect(map?.style.transform).toBe("scale(1.25)");
  fireEvent.keyDown(screen.getByRole("button", { name: "A1" }), { key: "+" });
  expect(map?.style.transform).toBe("scale(1.563)");
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(map?.style.transform).toBe("scale(1)");
  expect(draw.mock.calls.length).toBe(calls);
});

/** Where a window of 400 by 300 stands after a press, by which a seat that looks so is at 700, 250 and 20 wide. */
const nearerAt = (look: object): readonly [number, number] => {
  render(
    <SeatZoom words={words}>
      <button type="button" data-seat="A1" {...look}>
        A1
      </button>
    </SeatZoom>,
  );
  const { view } = lookedThrough(400);
  view.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
  screen.getByRole("button", { name: "A1" }).getBoundingClientRect = () => new DOMRect(700, 250, 20, 20);
  fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  const stands = [view.scrollLeft, view.scrollTop] as const;
  cleanup();
  return stands;
};

test.each([{ "aria-pressed": true }, { "data-proposed": true }])(
  "behavior: a button that brings the map nearer leads seats with %o to the middle",
  (look) => {
    const [left, top] = nearerAt({});
    expect(nearerAt(look)).toEqual([left + 510, top + 110]);
  },
);

test("behavior: between two fingers the picture alone is scaled; how large the map is, and where it is, follows when they are lifted", () => {
  render(
    <SeatZoom words={words}>
      <button type="button">A1</button>
    </SeatZoom>,
  );
  const { content, sheet, view } = lookedThrough(400);
  const pinch = (apart: number) =>
    fireEvent.touchMove(view, {
      touches: [200 - apart / 2, 200 + apart / 2].map((clientX) => ({ clientX, clientY: 100 })),
    });
  const before = sheet.style.inlineSize;
  pinch(100);
  pinch(150);
  pinch(200);
  expect(content.style.transform).toBe("translate(-200px, -100px) scale(2)");
  expect([sheet.style.inlineSize, view.scrollLeft]).toEqual([before, 0]);
  fireEvent.touchEnd(view, { touches: [] });
  expect(content.style.transform).toBe("scale(2)");
  expect([sheet.style.inlineSize, view.scrollLeft, view.scrollTop]).toEqual(["2000px", 200, 100]);
});

test("behavior: all is seen at first; a press where seats are too small brings them to hand, and the next one chooses", () => {
  const chosen = vi.fn();
  render(
    <SeatZoom words={words}>
      <button type="button" onClick={chosen}>
        A1
      </button>
    </SeatZoom>,
  );
  const { content, view } = lookedThrough(400);
  fireEvent(window, new Event("resize"));
  expect(content.style.transform).toBe("scale(0.4)");
  const seat = screen.getByRole("button", { name: "A1" });
  fireEvent.click(seat, { detail: 1, clientX: 100, clientY: 50 });
  expect(chosen).not.toHaveBeenCalled();
  expect([content.style.transform, view.scrollLeft]).toEqual(["scale(1.25)", 212.5]);
  fireEvent.click(seat, { detail: 1 });
  expect(chosen).toHaveBeenCalledTimes(1);
});

test("edge: a key chooses the seat that has the focus, however small it is seen", () => {
  const chosen = vi.fn();
  render(
    <SeatZoom words={words}>
      <button type="button" onClick={chosen}>
        A1
      </button>
    </SeatZoom>,
  );
  lookedThrough(400);
  fireEvent(window, new Event("resize"));
  fireEvent.click(screen.getByRole("button", { name: "A1" }), { detail: 0 });
  expect(chosen).toHaveBeenCalledTimes(1);
});
