import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { firstScale, scaleAfter, scaleOfAll, scrollAfter } from "./chart-view.ts";

type Size = { readonly width: number; readonly height: number };

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight });

const useIsomorphicLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

export type Zoom = {
  readonly scale: number;
  readonly isDragged: boolean;
  readonly nearer: () => void;
  readonly back: () => void;
  /** All of the chart at once. */
  readonly all: () => void;
  /** For the frame: a mouse takes hold of the chart; a finger scrolls as it does everywhere. */
  readonly hold: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
};

/** How large a chart is drawn within a frame that scrolls: by buttons, by the wheel with Ctrl, by a mouse that takes hold of it. */
export const useZoom = (frame: RefObject<HTMLElement | null>, chart: Size): Zoom => {
  const [scale, setScale] = useState(1);
  const [isDragged, setIsDragged] = useState(false);
  const before = useRef(scale);
  const grip = useRef<{ readonly x: number; readonly y: number } | null>(null);

  useIsomorphicLayoutEffect(() => {
    if (frame.current !== null) setScale(firstScale(chart, sizeOf(frame.current)));
  }, [frame, chart]);

  useIsomorphicLayoutEffect(() => {
    const view = frame.current;
    const change = scale / before.current;
    before.current = scale;
    if (view === null || change === 1) return;
    const { width, height } = sizeOf(view);
    // From right to left the inline axis counts down from nought.
    const sign = getComputedStyle(view).direction === "rtl" ? -1 : 1;
    view.scrollTo({
      left: sign * scrollAfter(sign * view.scrollLeft, width, change),
      top: scrollAfter(view.scrollTop, height, change),
    });
  }, [frame, scale]);

  useEffect(() => {
    const view = frame.current;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setScale((now) => scaleAfter(now, event.deltaY < 0 ? "in" : "out"));
    };
    // Not as a property of the element, for React's is passive and the page itself would be zoomed too.
    view?.addEventListener("wheel", turn, { passive: false });
    return () => view?.removeEventListener("wheel", turn);
  }, [frame]);

  const letGo = () => {
    grip.current = null;
    setIsDragged(false);
  };
  return {
    scale,
    isDragged,
    nearer: () => setScale((now) => scaleAfter(now, "in")),
    back: () => setScale((now) => scaleAfter(now, "out")),
    all: () => {
      if (frame.current !== null) setScale(scaleOfAll(chart, sizeOf(frame.current)));
    },
    hold: {
      onPointerDown: ({ button, clientX, clientY, pointerType }) => {
        if (pointerType === "mouse" && button === 0) grip.current = { x: clientX, y: clientY };
      },
      onPointerMove: ({ buttons, clientX, clientY, currentTarget }) => {
        if (grip.current === null) return;
        // Let go of outside the frame.
        if (buttons === 0) return letGo();
        const [dx, dy] = [clientX - grip.current.x, clientY - grip.current.y];
        // A hand that trembles still presses.
        if (!isDragged && Math.hypot(dx, dy) < 4) return;
        grip.current = { x: clientX, y: clientY };
        setIsDragged(true);
        currentTarget.scrollBy({ left: -dx, top: -dy, behavior: "instant" });
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
};
