import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import * as css from "./card-strip.css.ts";
import type { MapPoint } from "./map.types.ts";

/** So many are enough to swipe through; whoever wants others moves the map. */
export const mostCards = 24;

/** Cards of what the map shows, one at a time over its foot: a swipe goes to the next, and its price on the map with it. */
export function CardStrip({
  points,
  current,
  label,
  card,
  onCurrent,
}: {
  readonly points: readonly MapPoint[];
  /** The point whose card is in sight. */
  readonly current: string | null;
  readonly label: string;
  readonly card: (id: string) => ReactNode;
  readonly onCurrent: (id: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<string | null>(null);
  const tell = useEffectEvent((seen: ReadonlySet<string>) => {
    const [first] = seen;
    // Where there is room for more than one, the one that is lit stays so.
    if (first === undefined || (current !== null && seen.has(current))) return;
    shown.current = first;
    onCurrent(first);
  });
  const ids = points.map(({ id }) => id).join(" ");
  useEffect(() => {
    const frame = list.current;
    if (frame === null || typeof IntersectionObserver === "undefined") return undefined;
    // What is first seen was asked for by nobody.
    let isFirst = true;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const id = target instanceof HTMLElement ? target.dataset.point : undefined;
          if (id === undefined) continue;
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        if (!isFirst) tell(seen);
        isFirst = false;
      },
      { root: frame, threshold: 0.7 },
    );
    const count = ids.split(" ").length;
    for (const item of [...frame.children].slice(0, count)) observer.observe(item);
    return () => {
      observer.disconnect();
      // Other cards have come: the one in sight is another.
      shown.current = null;
    };
  }, [ids]);
  useEffect(() => {
    // One that a swipe has come to is there.
    if (current === null || current === shown.current) return;
    shown.current = current;
    const place = ids.split(" ").indexOf(current);
    list.current?.children[place]?.scrollIntoView?.({ inline: "center", block: "nearest" });
  }, [current, ids]);
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
