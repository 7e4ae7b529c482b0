import { useEffect, useRef } from "react";
import type { Arrow, Box, ChartLayout, Point } from "./chart-layout.ts";
import * as css from "./flows.css.ts";

type Props = {
  readonly chart: ChartLayout;
  readonly label: string;
  /** Where the flow is. */
  readonly active: ReadonlySet<string>;
  /** The state that is looked at. */
  readonly chosen: string | null;
  readonly onChoose: (state: string) => void;
};

/** Round where it bends. */
const lineThrough = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const inner = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    const end = index === rest.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  const last = rest.at(-1) ?? first;
  return inner.length === 0 ? `M${first.x} ${first.y}L${last.x} ${last.y}` : `M${first.x} ${first.y}${inner.join("")}`;
};

const headerOf = ({ height, type }: Box): number => (type === "compound" || type === "parallel" ? 19 : height / 2 + 4);

const classOf = (box: Box, isActive: boolean, isChosen: boolean): string =>
  [
    css.box,
    box.type === "final" && css.final,
    box.tags.includes("money") && css.money,
    box.tags.includes("busy") && css.busy,
    isActive && css.active,
    isChosen && css.chosen,
  ]
    .filter(Boolean)
    .join(" ");

const isLit = ({ from, to }: Arrow, active: ReadonlySet<string>, chosen: string | null): boolean =>
  chosen === null ? active.has(from) : from === chosen || to === chosen;

/** A chart as a picture. What it shows stands in a list too, so that it needs no reader of its own. */
export function ChartDrawing({ chart, label, active, chosen, onChoose }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const innermost = chart.boxes.findLast(({ id }) => active.has(id));
  // Keeps the light in sight as a flow goes on.
  useEffect(() => {
    const box = innermost;
    const view = frame.current;
    if (box === undefined || view === null) return;
    const { clientWidth, clientHeight } = view;
    const fromStart = box.x + box.width / 2 - clientWidth / 2;
    const isRtl = getComputedStyle(view).direction === "rtl";
    const inline = isRtl ? fromStart - (view.scrollWidth - clientWidth) : fromStart;
    view.scrollTo({ left: inline, top: box.y + box.height / 2 - clientHeight / 2 });
  }, [innermost]);
  const dim = active.size > 0 || chosen !== null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={css.frame} ref={frame} role="group" aria-label={label} tabIndex={0}>
      <svg
        className={css.drawing}
        width={chart.width}
        height={chart.height}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        aria-hidden="true"
        direction="ltr"
      >
        <defs>
          <marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
            <path className={css.tip} d="M0 0 10 5 0 10z" />
          </marker>
          <marker id="tip-lit" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
            <path className={css.tipLit} d="M0 0 10 5 0 10z" />
          </marker>
        </defs>
        {chart.boxes.map((box) => (
          // The list beside it is the way by keyboard.
          // biome-ignore lint/a11y/noStaticElementInteractions: hidden from readers, who have the list
          <g key={box.id} onClick={() => onChoose(box.id)}>
            <rect
              className={classOf(box, active.has(box.id), box.id === chosen)}
              x={box.x + 1}
              y={box.y + 1}
              width={box.width - 2}
              height={box.height - 2}
              rx={box.type === "final" ? 19 : 9}
            />
            <text className={css.stateName} x={box.x + box.width / 2} y={box.y + headerOf(box)} textAnchor="middle">
              {box.isInitial ? `● ${box.name}` : box.name}
            </text>
          </g>
        ))}
        {chart.arrows.map((arrow) => {
          const lit = isLit(arrow, active, chosen);
          return (
            <g key={arrow.id} className={dim && !lit ? css.dimmed : undefined}>
              <path
                className={lit ? css.lineLit : css.line}
                d={lineThrough(arrow.points)}
                markerEnd={lit ? "url(#tip-lit)" : "url(#tip)"}
              />
              <text className={css.arrowLabel} x={arrow.labelAt.x} y={arrow.labelAt.y + 4} textAnchor="middle">
                {arrow.label}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
