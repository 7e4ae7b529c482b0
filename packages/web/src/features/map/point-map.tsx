import { Trans, useLingui } from "@lingui/react/macro";
import type { CurrencyCode } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { IconButton } from "@safar/ui/icon-button";
import { VisuallyHidden } from "@safar/ui/layout";
import { Spinner } from "@safar/ui/spinner";
import Check from "lucide-react/icons/check";
import Maximize from "lucide-react/icons/maximize";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { currencyName } from "../../i18n/currency-name.ts";
import { CardStrip, mostCards } from "./card-strip.tsx";
import type { MapPlace, MapPoint, MapTiles, MapWords } from "./map.types.ts";
import type { MapView } from "./map-view.ts";
import { areasOf } from "./near-first.ts";
import type { Direction } from "./pin-walk.ts";
import * as css from "./point-map.css.ts";
import { underStrip } from "./strip-room.ts";
import { useMapView } from "./use-map-view.ts";

type Props = {
  readonly points: readonly MapPoint[];
  /** Keep the same array: another one makes another map. */
  readonly places: readonly MapPlace[];
  readonly tiles: MapTiles | null;
  /** Whether the points are stops of one way, in its order. */
  readonly isWay?: boolean;
  readonly words: MapWords;
  /** What the prices are in, said once where they do not say it by themselves. */
  readonly currency?: CurrencyCode | undefined;
  readonly isRightToLeft: boolean;
  /** The point that is pointed to elsewhere, such as in a list beside the map. */
  readonly highlighted: string | null;
  readonly onHighlight: (id: string | null) => void;
  /** The point that is open when the map comes. */
  readonly first?: string | null;
  /** Told of the point that somebody opens, and of null when it is closed. */
  readonly onOpen?: ((id: string | null) => void) | undefined;
  /** Told of the points in sight while a list beside the map is to have only those; null when it is to have all. */
  readonly onSight?: ((ids: readonly string[] | null) => void) | undefined;
  /** What is shown of a point that is opened on the map, with the link that leads to it. Without it a point only stands there. */
  readonly card?: (id: string) => ReactNode;
  /** Cards of all that is in sight, to be swiped, in place of the one that is opened. */
  readonly isStrip?: boolean;
};

/** Pixels of the map's foot that lie below an opened card and right above it. */
const cardAir = 24;
/** So few points keep all in sight, and their names, when one is opened. */
const fewPoints = 3;
/** Pixels that lie under the scale and the buttons, and under those at the head. */
const underButtons = { head: 0, foot: 30, end: 56 };
const buttonsHead = 60;

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const PointName = ({ of: { label, name } }: { readonly of: MapPoint }) => {
  if (name === label) return name;
  return (
    <Trans>
      {name}, {label}
    </Trans>
  );
};

/** The areas that points are in, those that have the most of them first. */
const AreasOf = ({ points, places }: Pick<Props, "points" | "places">) => {
  const areas = areasOf(points, places);
  return (
    areas.length > 0 && (
      <span className={css.around}>
        {areas.map(({ name }, at) => (
          <Fragment key={name}>
            {at > 0 && " · "}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </span>
    )
  );
};

/** What somebody is at: with the keyboard, with the pointer, in the list beside, or in the card that is open. Of a strip that is the card in sight. */
const useAt = (
  view: MapView | null,
  opened: string | null,
  isStrip: boolean,
  { highlighted, onHighlight, points }: Pick<Props, "highlighted" | "onHighlight" | "points">,
) => {
  const [pointed, setPointed] = useState<MapPoint | null>(null);
  const [walked, setWalked] = useState<MapPoint | null>(null);
  const [isWalking, setWalking] = useState(false);
  const [seen, setSeen] = useState<readonly MapPoint[]>([]);
  const pointOf = (wanted: string | null) => points.find(({ id }) => id === wanted) ?? null;
  // One that a zoom or a filter has taken away is left for the cheapest that is seen.
  const stillWalked = seen.find(({ id }) => id === walked?.id) ?? null;
  // Arrow keys lead on from what is chosen elsewhere, too.
  const lit = (isWalking ? stillWalked : null) ?? pointOf(highlighted);
  const shown = isStrip ? null : (pointed ?? lit);
  const carded = pointOf(opened);
  const current = shown ?? (isStrip ? carded : stillWalked) ?? carded ?? seen[0] ?? null;
  useEffect(() => {
    if (view !== null && current !== null) view.place(current);
  }, [view, current]);
  // A pointer tells of every pixel, and faster than what it is told is shown.
  const pointedId = useRef<string | null>(null);
  const point = (to: MapPoint | null) => {
    const id = to?.id ?? null;
    if (id === pointedId.current) return;
    pointedId.current = id;
    setPointed(to);
    onHighlight(id);
  };
  return {
    current,
    isShown: shown !== null || (current !== null && current === carded),
    walked: stillWalked,
    point,
    seen,
    see: setSeen,
    walk: setWalked,
    attend: setWalking,
  };
};

/** Prices by where they stand, and dots where there is no room for one. Beside it a list has them all. */
export default function PointMap({
  points,
  places,
  tiles,
  isWay = false,
  words,
  currency,
  isRightToLeft,
  highlighted,
  onHighlight,
  first = null,
  onOpen,
  onSight,
  card,
  isStrip = false,
}: Props) {
  const { t } = useLingui();
  const surface = useRef<HTMLDivElement>(null);
  const pinButton = useRef<HTMLButtonElement>(null);
  const allButton = useRef<HTMLButtonElement>(null);
  const cardPanel = useRef<HTMLDivElement>(null);
  const help = useId();
  const [opened, setOpened] = useState(first);
  const [view, setView] = useState<MapView | null>(null);
  const [inSight, setInSight] = useState<readonly MapPoint[]>([]);
  const sighted = inSight.slice(0, mostCards);
  // What was pressed comes first where there are too many to hold all, and where the map was moved away from it.
  const shownCards = [...points.filter(({ id }) => id === opened && !sighted.some((one) => one.id === id)), ...sighted];
  // Of the cards to be swiped the first is in sight before anybody swipes, and when a filter has taken the one that was.
  const isStillThere = shownCards.some(({ id }) => id === opened);
  const carded = isStrip && !isStillThere ? (shownCards[0]?.id ?? null) : opened;
  const { attend, current, isShown, point, see, seen, walk, walked } = useAt(view, carded, isStrip, {
    highlighted,
    onHighlight,
    points,
  });

  useEffect(() => view?.light(carded), [view, carded]);

  const choose = (id: string | null) => {
    setOpened(id);
    onOpen?.(id);
  };
  const open = (to: MapPoint | null) => {
    if (card === undefined) return;
    choose(to?.id ?? null);
    if (to !== null && isStrip) view?.reveal(to);
  };
  const press = (to: MapPoint | null) => {
    if (to === null || !view?.unfold(to)) open(to);
    // Those that stood at one spot come apart, and the one whose price was pressed is the one that is told of.
    else if (isStrip) choose(to.id);
    // Under a pointer that rests another has come.
    else point(null);
  };
  const [isOnlySeen, setOnlySeen] = useState(false);
  const tellSight = useEffectEvent((ids: readonly string[] | null) => onSight?.(ids));
  useEffect(() => {
    tellSight(isOnlySeen && seen.length > 0 ? seen.map(({ id }) => id) : null);
  }, [isOnlySeen, seen]);
  useEffect(() => () => tellSight(null), []);

  const state = useMapView(surface, {
    points,
    places,
    tiles,
    isWay,
    isRightToLeft,
    covered: isStrip ? underStrip : underButtons,
    onPoint: point,
    onPress: press,
    onSeen: (seen) => {
      see(seen);
      if (isStrip && view !== null) setInSight(view.inSight());
    },
  });
  const ready = state.type === "READY" ? state.view : null;
  if (ready !== view) {
    setView(ready);
    if (isStrip && ready !== null) setInSight(ready.inSight());
  }

  // Whoever opened a point by a key goes on in what has opened.
  const openByKey = (to: MapPoint) => {
    open(to);
    requestAnimationFrame(() => cardPanel.current?.focus());
  };
  const closeCard = () => {
    open(null);
    pinButton.current?.focus();
  };
  const closeByEscape = useEffectEvent(({ defaultPrevented, key }: globalThis.KeyboardEvent) => {
    if (key !== "Escape" || defaultPrevented) return;
    // Whoever was in it goes on at its pin; whoever pressed it with a pointer is nowhere.
    if (cardPanel.current?.contains(document.activeElement)) closeCard();
    else open(null);
  });

  const walkOn = (event: KeyboardEvent, from: MapPoint) => {
    const direction = arrows[event.key];
    if (view === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (direction !== undefined) {
      const next = view.next(from, direction);
      if (next !== null) {
        view.reveal(next);
        walk(next);
        if (isStrip) choose(next.id);
      }
    } else if (event.key === "+" || event.key === "=") view.zoomBy(1);
    else if (event.key === "-") view.zoomBy(-1);
    else if (event.key === "Home") view.showAll();
    else return;
    event.preventDefault();
  };

  const unit = currency && currencyName(currency, isRightToLeft ? "ar" : "en");
  const seenNow = new Set(seen);
  const unseen = points.filter((point) => !seenNow.has(point));
  const outside = unseen.length;
  const isOpenedThere = card !== undefined && !isStrip && opened !== null && points.some(({ id }) => id === opened);
  const openedThere = isOpenedThere ? opened : null;
  const hasHead = !isStrip && outside > 0 && points.length > 1;
  useEffect(() => {
    if (view === null || isStrip) return;
    const panel = openedThere === null ? null : cardPanel.current;
    view.cover({
      ...underButtons,
      head: hasHead ? buttonsHead : 0,
      foot: panel === null ? underButtons.foot : panel.offsetHeight + cardAir,
    });
  }, [view, hasHead, openedThere, isStrip]);
  const reveal = useEffectEvent((id: string | null) => {
    const one = points.find((point) => point.id === id);
    if (one === undefined) return;
    if (points.length > 1 && points.length <= fewPoints) view?.showAll();
    else view?.reveal(one);
    // Nothing that lies over the window's foot lies over its button.
    cardPanel.current?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (openedThere !== null) reveal(openedThere);
  }, [openedThere]);
  useEffect(() => {
    if (view !== null) reveal(first);
  }, [view, first]);
  useEffect(() => {
    if (!isOpenedThere) return undefined;
    document.addEventListener("keydown", closeByEscape);
    return () => document.removeEventListener("keydown", closeByEscape);
  }, [isOpenedThere]);
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
          <div className={isStrip ? css.lowControls : css.controls}>
            <IconButton icon={Plus} label={t`Zoom in`} onClick={() => view.zoomBy(1)} />
            <IconButton icon={Minus} label={t`Zoom out`} onClick={() => view.zoomBy(-1)} />
            <IconButton ref={allButton} icon={Maximize} label={words.showAll} onClick={view.showAll} />
            {outside > 0 && points.length > 1 && (
              <Button
                size="small"
                className={css.outside}
                onClick={() => {
                  // It goes when all are shown; whoever pressed it by a key stays beside it.
                  allButton.current?.focus();
                  view.showAll();
                }}
              >
                <span>
                  {seen.length === 0 ? <Trans>{outside} out of view</Trans> : <Trans>{outside} more out of view</Trans>}
                  <AreasOf points={unseen} places={places} />
                </span>
              </Button>
            )}
          </div>
          {onSight !== undefined && (isOnlySeen || (outside > 0 && seen.length > 0)) && (
            <Button
              size="small"
              kind={isOnlySeen ? "primary" : "secondary"}
              className={css.only}
              aria-pressed={isOnlySeen}
              onClick={() => setOnlySeen(!isOnlySeen)}
            >
              {isOnlySeen && <Icon of={Check} size={18} />}
              <Trans>List only what is in sight ({seen.length})</Trans>
            </Button>
          )}
          {isStrip && unit !== undefined && outside === 0 && (
            <p className={css.unit}>
              <Trans>Prices in {unit}</Trans>
            </p>
          )}
          {current !== null &&
            createPortal(
              <button
                ref={pinButton}
                type="button"
                className={css.pin}
                dir={isRightToLeft ? "rtl" : "ltr"}
                data-shown={isShown || undefined}
                aria-describedby={help}
                onKeyDown={(event) => walkOn(event, current)}
                onFocus={() => {
                  view.reveal(current);
                  walk(current);
                  attend(true);
                }}
                onBlur={() => attend(false)}
                onClick={(event) => (event.detail === 0 ? openByKey(current) : press(current))}
              >
                <VisuallyHidden>
                  <PointName of={current} />
                </VisuallyHidden>
                {current.from !== undefined && (
                  <bdi data-from="" aria-hidden="true">
                    {current.from}
                  </bdi>
                )}
                <bdi aria-hidden="true">{current.mark ?? current.label}</bdi>
                <i className={css.count} aria-hidden="true" />
              </button>,
              view.overlay,
            )}
          <VisuallyHidden as="p" id={help}>
            {words.help}
          </VisuallyHidden>
          <VisuallyHidden as="p" role="status">
            {walked !== null && <PointName of={walked} />}
          </VisuallyHidden>
          {isStrip && card !== undefined && (
            <CardStrip points={shownCards} current={carded} label={words.title} card={card} onCurrent={choose} />
          )}
          {isOpenedThere && (
            <div
              ref={cardPanel}
              className={css.card}
              role="group"
              aria-label={points.find(({ id }) => id === opened)?.name}
              tabIndex={-1}
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
