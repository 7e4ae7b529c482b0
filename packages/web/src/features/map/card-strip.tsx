import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import * as css from "./card-strip.css.ts";
import type { MapPoint } from "./map.types.ts";

/** So many are enough to swipe through; whoever wants others moves the map. */
export const mostCards = 24;

/** Cards of what the map shows, one at a time over its foot: a swipe goes to the next, and its price on the map with it. */
export function CardStrip({
  points,
  opened,
  label,
  card,
  onCurrent,
}: {
  readonly points: readonly MapPoint[];
  /** The point that was pressed on the map. */
  readonly opened: string | null;
  readonly label: string;
  readonly card: (id: string) => ReactNode;
  readonly onCurrent: (id: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const tell = useEffectEvent(onCurrent);
  const ids = points.map(({ id }) => id).join(" ");
  useEffect(() => {
    const frame = list.current;
    if (frame === null || typeof IntersectionObserver === "undefined") return undefined;
    // What is first seen was asked for by nobody.
    let isFirst = true;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const id = seen?.target instanceof HTMLElement ? seen.target.dataset.point : undefined;
        if (!isFirst && id !== undefined) tell(id);
        isFirst = false;
      },
      { root: frame, threshold: 0.7 },
    );
    const count = ids.split(" ").length;
    for (const item of [...frame.children].slice(0, count)) observer.observe(item);
    return () => observer.disconnect();
  }, [ids]);
  useEffect(() => {
    if (opened === null) return;
    const place = ids.split(" ").indexOf(opened);
    list.current?.children[place]?.scrollIntoView?.({ inline: "center", block: "nearest" });
  }, [opened, ids]);
  if (points.length === 0) return null;
  return (
    <ul ref={list} role="list" className={css.strip} aria-label={label}>
      {points.map(({ id }) => (
        <li key={id} data-point={id} className={css.item}>
          {card(id)}
        </li>
      ))}
    </ul>
  );
}
