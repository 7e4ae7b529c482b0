import { Button } from "@safar/ui/button";
import { IconButton } from "@safar/ui/icon-button";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useCallback, useEffect, useRef } from "react";
import type { Arrow, Box, ChartLayout, Point } from "./chart-layout.ts";
import { ChartLegend } from "./chart-legend.tsx";
import * as css from "./flows.css.ts";
import { useZoom } from "./use-zoom.ts";
import type { Words } from "./words.ts";

type Props = {
  readonly chart: ChartLayout;
  readonly label: string;
  /** Where the flow is. */
  readonly active: ReadonlySet<string>;
  /** The state that is looked at. */
  readonly chosen: string | null;
  readonly onChoose: (state: string) => void;
  readonly say: Words;
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

const nameOf = ({ isInitial, name, type }: Box): string => {
  const marked = type === "parallel" ? `${name} ∥` : type === "history" ? `${name} ↺` : name;
  return isInitial ? `● ${marked}` : marked;
};

const classOf = (box: Box, isActive: boolean, isChosen: boolean): string =>
  [
    css.box,
    box.isRegion && css.region,
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
export function ChartDrawing({ chart, label, active, chosen, onChoose, say }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { scale, isDragged, nearer, back, all, hold } = useZoom(frame, chart);
  const innermost = chart.boxes.findLast(({ id }) => active.has(id));
  const shown = chart.boxes.find(({ id }) => id === chosen) ?? innermost;
  const bringIntoSight = useCallback(() => {
    const view = frame.current;
    if (shown === undefined || view === null) return;
    const { clientWidth, clientHeight } = view;
    const fromStart = (shown.x + shown.width / 2) * scale - clientWidth / 2;
    const isRtl = getComputedStyle(view).direction === "rtl";
    const inline = isRtl ? fromStart - (view.scrollWidth - clientWidth) : fromStart;
    view.scrollTo({
      left: inline,
      top: (shown.y + Math.min(shown.height, clientHeight) / 2) * scale - clientHeight / 2,
    });
  }, [shown, scale]);
  // Keeps the light in sight as a flow goes on; zooming keeps to the middle by itself.
  const latest = useRef(bringIntoSight);
  useEffect(() => {
    latest.current = bringIntoSight;
  }, [bringIntoSight]);
  useEffect(() => {
    if (shown !== undefined) latest.current();
  }, [shown]);
  const dim = active.size > 0 || chosen !== null;
  const { width, height } = chart;
  return (
    <div className={css.chart}>
      <div className={css.tools}>
        <ChartLegend say={say} />
        <div className={css.zoom} role="group" aria-label={say.size}>
          <IconButton icon={Minus} label={say.smaller} onClick={back} />
          <output className={css.percent}>{`${Math.round(scale * 100)}%`}</output>
          <IconButton icon={Plus} label={say.larger} onClick={nearer} />
          <Button size="small" kind="quiet" onClick={all}>
            {say.wholeChart}
          </Button>
          <Button size="small" kind="quiet" onClick={bringIntoSight}>
            {say.whereItIs}
          </Button>
        </div>
      </div>
      <div
        className={[css.frame, isDragged && css.dragged].filter(Boolean).join(" ")}
        ref={frame}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        {...hold}
      >
        <svg
          className={css.drawing}
          width={width * scale}
          height={height * scale}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          direction="ltr"
        >
          <defs>
            {[
              ["tip", css.tip],
              ["tip-lit", css.tipLit],
            ].map(([id, look]) => (
              <marker
                key={id}
                id={id}
                viewBox="0 0 10 10"
                refX="9"
                refY="5"
                markerWidth="9"
                markerHeight="9"
                markerUnits="userSpaceOnUse"
                orient="auto"
              >
                <path className={look} d="M0 0 10 5 0 10z" />
              </marker>
            ))}
          </defs>
          {chart.boxes.map((box) => (
            // The list beside it is the way by keyboard.
            // biome-ignore lint/a11y/noStaticElementInteractions: hidden from readers, who have the list
            <g key={box.id} onClick={() => onChoose(box.id)}>
              <title>{box.id}</title>
              <rect
                className={classOf(box, active.has(box.id), box.id === chosen)}
                x={box.x + 1}
                y={box.y + 1}
                width={box.width - 2}
                height={box.height - 2}
                rx={box.type === "final" ? 19 : 9}
              />
              <text className={css.stateName} x={box.x + box.width / 2} y={box.y + headerOf(box)} textAnchor="middle">
                {nameOf(box)}
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
                  <title>{arrow.names.join(", ")}</title>
                  {arrow.label}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
