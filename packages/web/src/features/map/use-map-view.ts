import { vars } from "@safar/ui/theme";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { formatLength } from "../../i18n/distance.ts";
import type { MapPlace, MapPoint, MapTiles } from "./map.types.ts";
import type { MapSetting, MapView } from "./map-view.ts";
import { casing, highway, land, park, road, urban, water } from "./point-map.css.ts";

/** A canvas takes colours as they are, not by name or by mode: the browser is asked what they come to on this page now. */
const coloursOf = (element: HTMLElement): ReturnType<MapSetting["readColours"]> => {
  const resolved = (colour: string): string => {
    // A new one each time: the colour of one that is there already might only be on its way to the next.
    const probe = document.createElement("span");
    probe.style.color = colour;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const { brand, control, muted, surface, text, tile } = vars.colour;
  return {
    surface: resolved(surface),
    text: resolved(text),
    line: resolved(control),
    dot: resolved(brand),
    water: resolved(water),
    urban: resolved(urban),
    park: resolved(park),
    road: resolved(road),
    highway: resolved(highway),
    casing: resolved(casing),
    name: resolved(muted),
    halo: resolved(land),
    sight: resolved(tile),
  };
};

const asksFor = (media: string): boolean => window.matchMedia(media).matches;

type Handlers = {
  readonly onPoint: (point: MapPoint | null) => void;
  readonly onPress: (point: MapPoint | null) => void;
  readonly onSeen: (points: readonly MapPoint[]) => void;
};

type Props = Handlers & {
  readonly points: readonly MapPoint[];
  readonly places: readonly MapPlace[];
  readonly tiles: MapTiles | null;
  readonly isWay: boolean;
  readonly isRightToLeft: boolean;
  readonly covered: MapSetting["covered"];
};

export type MapState =
  | { readonly type: "LOADING" }
  | { readonly type: "FAILED"; readonly retry: () => void }
  | { readonly type: "READY"; readonly view: MapView };

/** The map in an element of the page. Leaflet touches the window and is 43 kB, so it is fetched when a map is really shown. */
export const useMapView = (element: RefObject<HTMLElement | null>, props: Props): MapState => {
  const { points, isRightToLeft, isWay, places, tiles } = props;
  const [view, setView] = useState<MapView | null>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const onPoint = useEffectEvent(props.onPoint);
  const onPress = useEffectEvent(props.onPress);
  const onSeen = useEffectEvent(props.onSeen);
  const coveredNow = useEffectEvent(() => props.covered);
  const pointsNow = useEffectEvent(() => points);

  useEffect(() => {
    let isGone = false;
    let made: MapView | null = null;
    const scheme = window.matchMedia("(prefers-color-scheme: dark)");
    const redress = () => made?.redress();
    // A mode that is chosen by hand stands on the document.
    const mode = new MutationObserver(redress);
    const make = async () => {
      const { createMapView } = await import("./map-view.ts");
      const container = element.current;
      if (isGone || container === null) return;
      made = createMapView(container, {
        points: pointsNow(),
        places,
        tiles,
        isWay,
        isRightToLeft,
        covered: coveredNow(),
        readColours: () => coloursOf(container),
        lengthIn: (length, unit) => formatLength(length, unit, isRightToLeft ? "ar" : "en"),
        readFamily: () => getComputedStyle(container).fontFamily,
        isStill: asksFor("(prefers-reduced-motion: reduce)"),
        onPoint: (point) => onPoint(point),
        onPress: (point) => onPress(point),
        onSeen: (seen) => onSeen(seen),
      });
      setView(made);
      scheme.addEventListener("change", redress);
      mode.observe(document.documentElement, { attributes: true, attributeFilter: ["data-mode"] });
      // Prices that were drawn before their font had come are drawn again in it.
      void document.fonts.ready.then(redress);
    };
    make().catch(() => setHasFailed(true));
    return () => {
      isGone = true;
      scheme.removeEventListener("change", redress);
      mode.disconnect();
      made?.remove();
      setView(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- another try is another map
  }, [element, isRightToLeft, isWay, places, tiles, tries]);

  useEffect(() => view?.show(points), [view, points]);

  const retry = () => {
    setHasFailed(false);
    setTries(tries + 1);
  };
  if (hasFailed) return { type: "FAILED", retry };
  return view === null ? { type: "LOADING" } : { type: "READY", view };
};
