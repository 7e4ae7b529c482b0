import "leaflet/dist/leaflet.css";
import {
  control,
  DomUtil,
  type LatLngBounds,
  type LeafletMouseEvent,
  latLngBounds,
  map as leafletMap,
  Point,
  tileLayer,
} from "leaflet";
import type { LengthUnit } from "../../i18n/distance.ts";
import { DrawnLayer } from "./drawn-layer.ts";
import { type Edges, fullestWindow, isPartIn, isWholeIn, type Spot, wholeWindow } from "./first-look.ts";
import { landIn } from "./land/land.ts";
import type { MapPlace, MapPoint, MapTiles, Position } from "./map.types.ts";
import { type PlacedPin, standOut } from "./map-layout.ts";
import { dotRadius, isCrowd, priceHeight } from "./pin-painter.ts";
import { type Direction, nextSpot } from "./pin-walk.ts";
import { isAboveAll } from "./place-kind.ts";
import { ringsAround } from "./rings.ts";
import type { Look } from "./sheet-painter.ts";

export type MapSetting = {
  readonly points: readonly MapPoint[];
  readonly places: readonly MapPlace[];
  readonly tiles: MapTiles | null;
  /** Whether the points are stops of one way, in its order: a line joins them. */
  readonly isWay: boolean;
  readonly isRightToLeft: boolean;
  /** Pixels of the window's head, foot and end that something lies over. */
  readonly covered: { readonly head: number; readonly foot: number; readonly end: number };
  /** Reads the colours of the mode that the page is in now. */
  readonly readColours: () => Look["colours"];
  readonly readFamily: () => string;
  /** A length as the page's language writes it. */
  readonly lengthIn: (length: number, unit: LengthUnit) => string;
  /** Whether movement is unwelcome. */
  readonly isStill: boolean;
  /** A price or a dot under the pointer, or none. */
  readonly onPoint: (point: MapPoint | null) => void;
  /** One was pressed; null for the bare land. */
  readonly onPress: (point: MapPoint | null) => void;
  /** What is seen has changed: the points in the window, the cheapest first. */
  readonly onSeen: (points: readonly MapPoint[]) => void;
};

/** A map in an element, told what to show; it speaks of what people do there. */
export type MapView = {
  /** Moves with the land: what is put here stands at `place`'s spot. */
  readonly overlay: HTMLElement;
  readonly show: (points: readonly MapPoint[]) => void;
  /** Puts the overlay where a point's price stands. */
  readonly place: (point: MapPoint) => void;
  readonly next: (from: MapPoint, direction: Direction) => MapPoint | null;
  /** Brings a point into the window, clear of what lies over its foot in so many pixels. */
  readonly reveal: (point: MapPoint, below?: number) => void;
  /** Where several stand under a point's price, comes so near that they stand apart; tells whether it did. */
  readonly unfold: (point: MapPoint) => boolean;
  /** The points that are in the window, in their own order. */
  readonly inSight: () => readonly MapPoint[];
  readonly zoomBy: (steps: number) => void;
  readonly showAll: () => void;
  /** Reads the colours anew. */
  readonly redress: () => void;
  readonly remove: () => void;
};

const latLngOf = ({ position }: { readonly position: Position }): [number, number] => [
  position.latitude,
  position.longitude,
];

const lastZoom = 18;
/** Pixels around points, and around their prices. */
const snug = 32;
const edge = 8;
/** Nobody needs a closer first look. */
const closestFirstZoom = 15;
/** One thing with nothing named around it is shown in its city: closer there would be a few streets and no more. */
const closestAlone = 13;
/** Of so many prices nobody misses one more. */
const manyPrices = 20;

const squared = (one: Position, other: Position): number => {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return (one.latitude - other.latitude) ** 2 + east ** 2;
};

/** A point that stands alone is shown with what is nearest to it, so that one sees where it is. */
const withSurroundings = (
  points: readonly MapPoint[],
  places: readonly MapPlace[],
): readonly { readonly position: Position }[] => {
  const [only] = points;
  if (only === undefined || points.length > 1) return points;
  const near = places.toSorted(
    (one, other) => squared(one.position, only.position) - squared(other.position, only.position),
  );
  return [only, ...near.slice(0, 2)];
};

const boundsOf = (points: readonly { readonly position: Position }[]): LatLngBounds | null =>
  points.length === 0 ? null : latLngBounds(points.map(latLngOf));

/** Where people arrive in the cities that the points are in, and what they find their way by; what is named already is not named again. */
const spotsNear = (
  points: readonly MapPoint[],
  places: readonly MapPlace[],
  isRightToLeft: boolean,
): readonly MapPlace[] => {
  const [first] = points;
  if (first === undefined) return [];
  const { latitude, longitude } = first.position;
  const named = new Set(places.map(({ name }) => name));
  return landIn({ west: longitude, south: latitude, east: longitude, north: latitude })
    .flatMap(({ spots }) => spots)
    .map(({ names, position, sign }) => ({
      kind: "landmark" as const,
      name: isRightToLeft ? names.ar : names.en,
      position,
      sign,
    }))
    .filter(({ name }) => !named.has(name));
};

const edgesAt = ({ x, y }: Spot, across: number, down: number): Edges => ({
  left: x - across,
  right: x + across,
  top: y - down,
  bottom: y + down,
});

export const createMapView = (container: HTMLElement, setting: MapSetting): MapView => {
  const { covered, isRightToLeft, isStill, isWay, onPoint, onPress, onSeen, places, readColours, readFamily, tiles } =
    setting;
  let points = setting.points;
  const { end, foot, head } = covered;
  const [left, right] = isRightToLeft ? [end, 0] : [0, end];
  const named = [...places, ...spotsNear(points, places, isRightToLeft)];
  const map = leafletMap(container, {
    zoomControl: false,
    // Keys belong to the pins.
    keyboard: false,
    attributionControl: tiles !== null,
    minZoom: 3,
    maxZoom: lastZoom,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
    worldCopyJump: true,
  });
  const scale = control
    .scale({ imperial: false, updateWhenIdle: true, position: isRightToLeft ? "bottomright" : "bottomleft" })
    .addTo(map);
  // The library lays a map out from the left, its words with it.
  const scaleBox = scale.getContainer();
  if (scaleBox !== undefined) scaleBox.dir = isRightToLeft ? "rtl" : "ltr";
  // And it writes metres and kilometres in English alone, whenever the map has come to rest.
  const writeScale = () => {
    const line = scaleBox?.firstElementChild;
    const [, length, unit] = /^(\d+) (k?m)$/.exec(line?.textContent ?? "") ?? [];
    if (line && length !== undefined && unit !== undefined)
      line.textContent = setting.lengthIn(Number(length), unit === "km" ? "kilometer" : "meter");
  };
  map.on("moveend", writeScale);
  map.whenReady(writeScale);

  const overlay = DomUtil.create("div", "leaflet-zoom-hide");
  map.getPane("popupPane")?.append(overlay);
  // From a price that stands out beside its point a line leads there, as from those that are drawn.
  const lead = DomUtil.create("i", "", overlay);
  lead.dataset.lead = "";
  let standing: MapPoint | null = null;
  const stand = () => {
    const layout = drawn.layoutAt(map, map.getZoom());
    const pin = standing && layout.byId.get(standing.id);
    if (!pin) return;
    const { min = new Point(0, 0) } = map.getPixelBounds();
    const { x, y } = map.getSize();
    const window = { x: min.x + x / 2, y: min.y + (head + y - foot) / 2, width: x, height: y - head - foot };
    const half = drawn.widthOf(pin.point) / 2 + 2;
    // Over its drawn price, moved in from the window's edge that cuts it.
    const at = pin.hasPrice
      ? { x: Math.max(min.x + half, Math.min(pin.x, min.x + x - half)), y: pin.y }
      : standOut(pin, layout, window, (point) => drawn.widthOf(point));
    const [across, down] = [pin.spot.x - at.x, pin.spot.y - at.y];
    lead.style.inlineSize = `${Math.hypot(across, down)}px`;
    lead.style.rotate = `${Math.atan2(down, across)}rad`;
    DomUtil.setPosition(overlay, new Point(at.x, at.y).subtract(map.getPixelOrigin()).round());
  };

  const dressed = () => ({ colours: readColours(), family: readFamily(), isRightToLeft });
  const way = isWay ? points.map(({ position }) => position) : [];
  const rings = ringsAround(places, setting.lengthIn);
  const drawn = new DrawnLayer({ points, places: named, way, rings, look: dressed() }, () => {
    stand();
    onSeen(inSight().toSorted((one, other) => one.price - other.price));
  });
  const inSight = () => {
    const { x, y } = map.getSize();
    const view = latLngBounds(map.containerPointToLatLng([0, y - foot]), map.containerPointToLatLng([x, head]));
    return points.filter((point) => view.contains(latLngOf(point)));
  };

  const covers = new Point(end, head + foot);
  const within = (by: number) => {
    const { x, y } = map.getSize().subtract(covers);
    return { width: x - 2 * by, height: y - 2 * by };
  };
  type Sight = { readonly middle: Spot; readonly zoom: number };
  /** In the middle of what nothing lies over, whose edge cuts nothing that is written. */
  const look = ({ middle, zoom }: Sight, animate: boolean) => {
    drawn.frame({ ...middle, ...within(edge), zoom });
    const seen = new Point(middle.x + (right - left) / 2, middle.y + (foot - head) / 2);
    map.setView(map.unproject(seen, zoom), zoom, { animate });
    drawn.draw();
  };
  /** Whether somebody has moved the map since it was shown to them. */
  let isMoved = false;
  const edgesOf = ({ hasPrice, point, spot, x, y }: PlacedPin): Edges => {
    const dot = edgesAt(spot, dotRadius, dotRadius);
    if (!hasPrice) return dot;
    const price = edgesAt({ x, y }, drawn.widthOf(point) / 2, priceHeight / 2);
    return {
      left: Math.min(price.left, dot.left),
      right: Math.max(price.right, dot.right),
      top: Math.min(price.top, dot.top),
      bottom: Math.max(price.bottom, dot.bottom),
    };
  };
  /** As near as all points are in sight. */
  const allInSight = (): Sight | null => {
    const bounds = boundsOf(withSurroundings(points, places));
    if (bounds === null) return null;
    const nearest = points.length === 1 && places.length === 0 ? closestAlone : closestFirstZoom;
    const zoom = Math.min(nearest, map.getBoundsZoom(bounds, false, covers.add([2 * snug, 2 * snug])));
    const [one, other] = [map.project(bounds.getNorthWest(), zoom), map.project(bounds.getSouthEast(), zoom)];
    return { middle: one.add(other).divideBy(2), zoom };
  };
  const showAll = () => {
    const all = allInSight();
    if (all === null) map.setView([27, 58], 4);
    else look(all, false);
  };
  /** As near as the most prices can be read, with most of the points in sight, what everybody looks for, and no price cut at the edge. */
  const showMost = (animate: boolean) => {
    isMoved = false;
    drawn.frame(null);
    const all = allInSight();
    if (isWay || all === null) return showAll();
    const enough = Math.min(points.length, manyPrices);
    let best: Sight | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let zoom = all.zoom; zoom <= closestFirstZoom && most < enough; zoom += 1) {
      const layout = drawn.layoutAt(map, zoom);
      // Its sign, and the end of its name.
      const kept = layout.places
        .filter(({ place }) => isAboveAll(place))
        .flatMap(({ spot, x: across, y: down }) => [spot, { x: 2 * across - spot.x, y: down }]);
      const spots = layout.pins.map(({ spot }) => spot);
      const fullest = fullestWindow(spots, kept, within(snug));
      if (fullest === null) break;
      const edges = layout.pins
        .filter(({ spot }) => isWholeIn(fullest, edgesAt(spot, 0, 0), within(snug)))
        .map(edgesOf);
      // The first of the list is whole too, whose card is open where cards are swiped.
      const first = edges.slice(0, 1).concat(kept.map((spot) => edgesAt(spot, 0, 0)));
      const middle = wholeWindow(fullest, edges, first, within(edge));
      const prices = layout.pins.filter(({ hasPrice }) => hasPrice).map(edgesOf);
      const whole = prices.filter((price) => isWholeIn(middle, price, within(edge))).length;
      const cut = prices.filter((price) => isPartIn(middle, price, within(0))).length - whole;
      const read = whole - cut;
      if (read <= most) continue;
      most = read;
      best = { middle, zoom };
    }
    look(best ?? all, animate);
  };
  showMost(false);
  drawn.addTo(map);
  if (tiles !== null) {
    tileLayer(tiles.url, { attribution: tiles.attribution })
      // Without them the outline and its names stay.
      .once("tileload", () => drawn.leaveLandToTiles())
      .addTo(map);
  }

  map.on("viewreset zoomend", stand);

  const pointUnder = ({ layerPoint }: LeafletMouseEvent): MapPoint | null => drawn.at(layerPoint)?.point ?? null;
  const take = () => {
    isMoved = true;
  };
  container.addEventListener("pointerdown", take);
  container.addEventListener("wheel", take, { passive: true });
  // A drag carries the land along with the pointer: nothing new comes under it.
  let isMoving = false;
  map.on("movestart", () => {
    isMoving = true;
  });
  map.on("moveend", () => {
    isMoving = false;
  });
  map.on("mousemove", (event) => {
    if (isMoving) return;
    const point = pointUnder(event);
    container.style.cursor = point === null ? "" : "pointer";
    onPoint(point);
  });
  map.on("mouseout", () => onPoint(null));
  map.on("click", (event) => onPress(pointUnder(event)));
  // A window that appears or turns changes how much is seen.
  const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  watcher.observe(container);

  return {
    overlay,
    show: (next) => {
      if (next === points) return;
      const left = new Set(next.map(({ id }) => id));
      const isFewer = points.some(({ id }) => !left.has(id));
      points = next;
      drawn.show(next);
      // What a filter leaves is shown all over again; what comes only joins in where a hand has moved the map.
      if (next.length > 0 && (isFewer || !isMoved)) showMost(!isStill);
    },
    place: (point) => {
      standing = point;
      stand();
    },
    next: (from, direction) => {
      const spots = drawn.placed().map((placed) => ({ key: placed.point.id, ...placed }));
      const { x, y } = spots.find(({ key }) => key === from.id) ?? map.latLngToLayerPoint(latLngOf(from));
      return nextSpot({ key: from.id, x, y }, direction, spots)?.point ?? null;
    },
    reveal: (point, below = foot + 60) =>
      void map.panInside(latLngOf(point), {
        paddingTopLeft: [80, 60],
        paddingBottomRight: [80, below],
        animate: !isStill,
      }),
    unfold: (point) => {
      const zoom = map.getZoom();
      const pin = drawn.layoutAt(map, zoom).byId.get(point.id);
      if (pin === undefined || !isCrowd(pin) || zoom >= lastZoom) return false;
      take();
      map.setView(latLngOf(point), Math.min(zoom + 2, lastZoom), { animate: !isStill });
      return true;
    },
    inSight,
    zoomBy: (steps) => {
      take();
      map.setZoom(map.getZoom() + steps);
    },
    showAll: () => {
      take();
      showAll();
    },
    redress: () => drawn.dress(dressed()),
    remove: () => {
      watcher.disconnect();
      map.remove();
    },
  };
};
