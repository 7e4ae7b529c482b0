import Maximize from "lucide-react/icons/maximize";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./seat-zoom.css.ts";
import { fitted, further, isDim, isFar, nearer, rangeOf, zoomByKey, zoomWithin } from "./zoom-steps.ts";

export type SeatZoomWords = {
  readonly nearer: string;
  readonly further: string;
  readonly all: string;
  /** What a press does while seats are too small to be chosen by one. */
  readonly hint: string;
};

/** So much of the page's height a map takes at first. */
const seenOfPage = 0.6;

type Point = { readonly x: number; readonly y: number };

/** Two fingers, as how far they are apart and what is between them. */
const pinchOf = ([one, other]: readonly Touch[]): (Point & { readonly apart: number }) | null =>
  one === undefined || other === undefined
    ? null
    : {
        x: (one.clientX + other.clientX) / 2,
        y: (one.clientY + other.clientY) / 2,
        apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      };

/** What somebody looks at: the seats that they chose, else those that are proposed, else the one that has the focus. */
const lookedAtIn = (content: HTMLElement): readonly Element[] =>
  ["[aria-pressed=true]", "[data-proposed]", "[data-seat]:focus"]
    .map((some) => Array.from(content.querySelectorAll(some)))
    .find(({ length }) => length > 0) ?? [];

/** Where the near edge of something stands in a window: never so that the window shows more than there is. */
const edgeWithin = (window: number, length: number, wished: number): number =>
  Math.min(0, Math.max(window - length, wished));

/**
 * How near the map is seen, written to its elements and not kept by React: while two fingers move, nothing is rendered and nothing laid
 * out. The map is one picture that is scaled; how large it is and where it is pushed to follow when they are lifted.
 */
const createLens = (view: HTMLElement, sheet: HTMLElement, content: HTMLElement) => {
  let zoom = 1;
  let isWhole = true;
  let [left, top] = [0, 0];
  const fit = () =>
    fitted(
      { width: view.clientWidth, height: window.innerHeight * seenOfPage },
      { width: content.offsetWidth, height: content.offsetHeight },
    );
  // No further than to all of it.
  const range = () => ({ ...rangeOf(view.clientWidth, content.offsetWidth), least: fit() });
  const write = () => {
    isWhole = zoom <= fit();
    content.style.transform = `scale(${zoom})`;
    sheet.style.inlineSize = `${Math.floor(content.offsetWidth * zoom)}px`;
    sheet.style.blockSize = `${Math.ceil(content.offsetHeight * zoom)}px`;
    // Words keep a size that can be read.
    content.style.setProperty("--zoom", String(zoom));
    view.parentElement?.toggleAttribute("data-far", isFar(zoom));
    view.parentElement?.toggleAttribute("data-dim", isDim(zoom));
  };
  /** How it all stood when the fingers came: nothing is measured while they move. */
  const measured = () => {
    const [box, at] = [view.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const [x, y] = [box.left + view.clientLeft, box.top + view.clientTop];
    const { clientHeight: seenHeight, clientWidth: seenWidth } = view;
    const { offsetHeight: height, offsetWidth: width } = content;
    return { x, y, left: at.left - x, top: at.top - y, range: range(), seenHeight, seenWidth, height, width };
  };
  let held: ReturnType<typeof measured> | null = null;
  const hold = () => {
    if (held !== null) return held;
    held = measured();
    ({ left, top } = held);
    sheet.dataset["held"] = "";
    return held;
  };
  /** What is at a point of the screen stays there. */
  const pull = (wished: number, at?: Point) => {
    const { height, range: most, seenHeight, seenWidth, width, ...from } = hold();
    const next = zoomWithin(most, wished);
    const [x, y] = at === undefined ? [seenWidth / 2, seenHeight / 2] : [at.x - from.x, at.y - from.y];
    const [wide, high] = [width * next, height * next];
    left = wide <= seenWidth ? (seenWidth - wide) / 2 : edgeWithin(seenWidth, wide, x - ((x - left) / zoom) * next);
    top = edgeWithin(Math.min(seenHeight, high), high, y - ((y - top) / zoom) * next);
    zoom = next;
    content.style.transform = `translate(${left - from.left}px, ${top - from.top}px) scale(${next})`;
  };
  const release = () => {
    if (held === null) return;
    held = null;
    delete sheet.dataset["held"];
    write();
    view.scrollLeft = -left;
    view.scrollTop = -top;
  };
  const begin = () => {
    zoom = fit();
    write();
    view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
  };
  return {
    range,
    pull,
    release,
    begin,
    zoomTo: (wished: number, at?: Point) => {
      const edge = () => sheet.getBoundingClientRect().top;
      const depth = at === undefined ? 0 : (at.y - edge()) / zoom;
      pull(wished, at);
      release();
      // A window that is as high as its map has nothing to push along: then the page is.
      if (at !== undefined) window.scrollBy({ top: edge() + depth * zoom - at.y, behavior: "instant" });
    },
    /** Leads what somebody looks at to the middle of the window, as far as there is more of the map beside it. */
    centre: () => {
      const seats = lookedAtIn(content).map((seat) => seat.getBoundingClientRect());
      if (seats.length === 0) return;
      const seen = view.getBoundingClientRect();
      const middleOf = (near: readonly number[], far: readonly number[]) => (Math.min(...near) + Math.max(...far)) / 2;
      const [left, right] = [seats.map((seat) => seat.left), seats.map((seat) => seat.right)];
      const [top, bottom] = [seats.map((seat) => seat.top), seats.map((seat) => seat.bottom)];
      view.scrollLeft += middleOf(left, right) - middleOf([seen.left], [seen.right]);
      view.scrollTop += middleOf(top, bottom) - middleOf([seen.top], [seen.bottom]);
    },
    now: () => zoom,
    /** Whoever sees all of it sees all of it still when the window is another. */
    refit: () => {
      if (isWhole || zoom < range().least) begin();
    },
  };
};

type Lens = ReturnType<typeof createLens>;

/** Two fingers, and a wheel with Ctrl, which is what a trackpad says of two fingers. */
const watchFingers = (view: HTMLElement, lens: Lens): (() => void) => {
  let before: ReturnType<typeof pinchOf> = null;
  const end = () => {
    before = null;
    lens.release();
  };
  const move = (event: TouchEvent) => {
    const pinch = pinchOf([...event.touches]);
    if (pinch === null) return end();
    event.preventDefault();
    if (before !== null) lens.pull((lens.now() * pinch.apart) / before.apart, pinch);
    before = pinch;
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    lens.zoomTo(lens.now() * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  };
  window.addEventListener("resize", lens.refit);
  view.addEventListener("touchmove", move, { passive: false });
  view.addEventListener("touchend", end);
  view.addEventListener("touchcancel", end);
  view.addEventListener("wheel", wheel, { passive: false });
  return () => {
    window.removeEventListener("resize", lens.refit);
    view.removeEventListener("touchmove", move);
    view.removeEventListener("touchend", end);
    view.removeEventListener("touchcancel", end);
    view.removeEventListener("wheel", wheel);
  };
};

const useLens = (parts: Readonly<Record<"view" | "sheet" | "content", RefObject<HTMLDivElement | null>>>) => {
  const lens = useRef<Lens>(null);
  const { content, sheet, view } = parts;
  // Before it is seen: all of it from the first moment on.
  useLayoutEffect(() => {
    if (view.current === null || sheet.current === null || content.current === null) return undefined;
    const made = createLens(view.current, sheet.current, content.current);
    lens.current = made;
    made.begin();
    return watchFingers(view.current, made);
  }, [content, sheet, view]);
  return lens;
};

/**
 * A map that is larger than the page, through a window: pushed along by finger, wheel and focus, brought nearer by two fingers, a wheel
 * with Ctrl, the keys + - 0 and buttons. All of it is seen at first; where that makes seats too small, a press brings them to hand.
 */
export function SeatZoom({
  words,
  facts,
  children,
}: {
  words: SeatZoomWords;
  /** What is looked at. */
  facts?: ReactNode;
  children: ReactNode;
}) {
  const [view, sheet, content] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const lens = useLens({ view, sheet, content });
  const by = (step: (zoom: number) => number) => () => {
    lens.current?.zoomTo(step(lens.current.now()));
    lens.current?.centre();
  };
  const approach = (event: MouseEvent) => {
    // A key presses the one seat that has the focus, however small.
    if (lens.current === null || event.detail === 0 || !isFar(lens.current.now())) return;
    event.stopPropagation();
    lens.current.zoomTo(nearer(lens.current.now()), { x: event.clientX, y: event.clientY });
  };
  const press = (event: KeyboardEvent) => {
    if (lens.current === null) return;
    const next = zoomByKey(event, lens.current.now(), lens.current.range());
    if (next === null) return;
    event.preventDefault();
    lens.current.zoomTo(next);
  };
  return (
    <div className={css.frame}>
      <div className={css.tools}>
        <div className={css.facts}>{facts ?? <span className={css.hint}>{words.hint}</span>}</div>
        <IconButton icon={ZoomOut} label={words.further} onClick={by(further)} />
        <IconButton icon={ZoomIn} label={words.nearer} onClick={by(nearer)} />
        <IconButton icon={Maximize} label={words.all} onClick={() => lens.current?.zoomTo(0)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the seats have focus; their keys + - 0 arrive here */}
      <div ref={view} className={css.view} dir="ltr" onKeyDown={press} onClickCapture={approach}>
        <div ref={sheet} className={css.sheet}>
          <div ref={content} className={css.content}>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
