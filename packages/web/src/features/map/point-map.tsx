import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { IconButton } from "@safar/ui/icon-button";
import { VisuallyHidden } from "@safar/ui/layout";
import { Spinner } from "@safar/ui/spinner";
import Maximize from "lucide-react/icons/maximize";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { CardStrip, mostCards } from "./card-strip.tsx";
import type { MapPlace, MapPoint, MapTiles, MapWords, Pin } from "./map.types.ts";
import type { MapView } from "./map-view.ts";
import type { Direction } from "./pin-walk.ts";
import * as css from "./point-map.css.ts";
import { useMapView } from "./use-map-view.ts";

type Props = {
  readonly points: readonly MapPoint[];
  /** Keep the same array: another one makes another map. */
  readonly places: readonly MapPlace[];
  readonly tiles: MapTiles | null;
  /** Whether the points are stops of one way, in its order. */
  readonly isWay?: boolean;
  readonly words: MapWords;
  readonly isRightToLeft: boolean;
  /** The point that is pointed to elsewhere, such as in a list beside the map. */
  readonly highlighted: string | null;
  readonly onHighlight: (id: string | null) => void;
  /** What is shown of a point that is opened on the map, with the link that leads to it. Without it a point only stands there. */
  readonly card?: (id: string) => ReactNode;
  /** Cards of all that is in sight, to be swiped, in place of the one that is opened. */
  readonly isStrip?: boolean;
};

/** Pixels of the map's foot that an opened card may cover. */
const cardRoom = 190;

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const idOf = (pin: Pin | null): string | null => (pin?.kind === "point" ? pin.id : null);

const PinName = ({ pin, words }: { readonly pin: Pin; readonly words: MapWords }) => {
  const { label } = pin;
  if (pin.kind === "cluster") return words.several(pin.count, label);
  const { name } = pin;
  if (name === label) return name;
  return (
    <Trans>
      {name}, {label}
    </Trans>
  );
};

/** What somebody is at: with the keyboard, with the pointer, or in the list beside. */
const usePins = (view: MapView | null, { highlighted, onHighlight }: Pick<Props, "highlighted" | "onHighlight">) => {
  const [pointed, setPointed] = useState<Pin | null>(null);
  const [walked, setWalked] = useState<Pin | null>(null);
  const [seen, setSeen] = useState<readonly Pin[]>([]);
  const listed = highlighted === null ? null : (view?.pinOf(highlighted) ?? null);
  // A pin that a zoom or a filter has taken away is left for the cheapest that is seen.
  const stillWalked = seen.find(({ key }) => key === walked?.key) ?? null;
  const shown = pointed ?? listed;
  const current = shown ?? stillWalked ?? seen[0] ?? null;
  useEffect(() => {
    if (view !== null && current !== null) view.place(current);
  }, [view, current]);
  // A pointer tells of every pixel, and faster than what it is told is shown.
  const pointedKey = useRef<string | null>(null);
  const point = (pin: Pin | null) => {
    const key = pin?.key ?? null;
    if (key === pointedKey.current) return;
    pointedKey.current = key;
    setPointed(pin);
    onHighlight(idOf(pin));
  };
  return { current, isShown: shown !== null, walked: stillWalked, point, see: setSeen, walk: setWalked };
};

/** Prices by where they stand, several close to each other gathered in one. Beside it a list has them all. */
export default function PointMap({
  points,
  places,
  tiles,
  isWay = false,
  words,
  isRightToLeft,
  highlighted,
  onHighlight,
  card,
  isStrip = false,
}: Props) {
  const { t } = useLingui();
  const surface = useRef<HTMLDivElement>(null);
  const pinButton = useRef<HTMLButtonElement>(null);
  const cardPanel = useRef<HTMLDivElement>(null);
  const help = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const { current, isShown, point, see, walk, walked } = usePins(view, { highlighted, onHighlight });
  const [inSight, setInSight] = useState<readonly MapPoint[]>([]);

  const open = (pin: Pin | null) => {
    if (card !== undefined) setOpened(idOf(pin));
    if (pin === null) return;
    if (card !== undefined && pin.kind === "point") view?.reveal(pin, cardRoom);
    if (pin.kind === "cluster") {
      // What it gathered stands elsewhere now: nothing is under the pointer until it moves.
      point(null);
      view?.zoomInto(pin);
    }
  };
  const state = useMapView(surface, {
    points,
    places,
    tiles,
    isWay,
    isRightToLeft,
    onPoint: point,
    onPress: open,
    onSeen: (pins) => {
      see(pins);
      if (isStrip && view !== null) setInSight(view.inSight());
    },
  });
  const ready = state.type === "READY" ? state.view : null;
  if (ready !== view) {
    setView(ready);
    if (isStrip && ready !== null) setInSight(ready.inSight());
  }

  // Whoever opened a point by a key goes on in what has opened.
  const openByKey = (pin: Pin) => {
    open(pin);
    if (pin.kind === "point") requestAnimationFrame(() => cardPanel.current?.focus());
  };
  const closeCard = () => {
    setOpened(null);
    pinButton.current?.focus();
  };

  const press = (event: KeyboardEvent, pin: Pin) => {
    const direction = arrows[event.key];
    if (view === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (direction !== undefined) {
      const next = view.next(pin, direction);
      if (next !== null) {
        view.reveal(next);
        walk(next);
      }
    } else if (event.key === "+" || event.key === "=") view.zoomBy(1);
    else if (event.key === "-") view.zoomBy(-1);
    else if (event.key === "Home") view.showAll();
    else return;
    event.preventDefault();
  };

  // What was pressed comes first where there are too many to hold all.
  const shownCards = [
    ...inSight.filter(({ id }, place) => id === opened && place >= mostCards),
    ...inSight.slice(0, mostCards),
  ];
  const isOpenedThere = card !== undefined && !isStrip && opened !== null && points.some(({ id }) => id === opened);
  return (
    <section className={css.frame} aria-label={words.title}>
      <div ref={surface} className={css.surface} dir="ltr" />
      {state.type === "LOADING" && (
        <div className={css.waiting}>
          <Spinner label={t`Loading the map`} />
        </div>
      )}
      {state.type === "FAILED" && (
        <div className={css.waiting} role="alert">
          {words.failed}
          <Button onClick={state.retry}>
            <Trans>Try Again</Trans>
          </Button>
        </div>
      )}
      {view !== null && (
        <>
          <div className={css.controls}>
            <IconButton icon={Plus} label={t`Zoom in`} onClick={() => view.zoomBy(1)} />
            <IconButton icon={Minus} label={t`Zoom out`} onClick={() => view.zoomBy(-1)} />
            <IconButton icon={Maximize} label={words.showAll} onClick={view.showAll} />
          </div>
          {current !== null &&
            createPortal(
              <button
                ref={pinButton}
                type="button"
                className={css.pin}
                dir={isRightToLeft ? "rtl" : "ltr"}
                data-shown={isShown || undefined}
                aria-describedby={help}
                onKeyDown={(event) => press(event, current)}
                onFocus={() => {
                  view.reveal(current);
                  walk(current);
                }}
                onClick={(event) => (event.detail === 0 ? openByKey(current) : open(current))}
              >
                <VisuallyHidden>
                  <PinName pin={current} words={words} />
                </VisuallyHidden>
                {current.kind === "cluster" && (
                  <span aria-hidden="true" className={css.count}>
                    {current.count}
                  </span>
                )}
                <bdi aria-hidden="true">{current.label}</bdi>
              </button>,
              view.overlay,
            )}
          <VisuallyHidden as="p" id={help}>
            {words.help}
          </VisuallyHidden>
          <VisuallyHidden as="p" role="status">
            {walked !== null && <PinName pin={walked} words={words} />}
          </VisuallyHidden>
          {isStrip && card !== undefined && (
            <CardStrip
              points={shownCards}
              opened={opened}
              label={words.title}
              card={card}
              onCurrent={(id) => onHighlight(id)}
            />
          )}
          {isOpenedThere && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere in it
            <div
              ref={cardPanel}
              className={css.card}
              role="group"
              aria-label={points.find(({ id }) => id === opened)?.name}
              tabIndex={-1}
              onKeyDown={({ key }) => key === "Escape" && closeCard()}
            >
              <div className={css.close}>
                <IconButton icon={X} label={t`Close`} onClick={closeCard} />
              </div>
              {card?.(opened)}
            </div>
          )}
        </>
      )}
    </section>
  );
}
