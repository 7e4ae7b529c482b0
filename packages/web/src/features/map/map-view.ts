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
import { fullestWindow, type Spot } from "./first-look.ts";
import { landIn } from "./land/land.ts";
import type { MapPlace, MapPoint, MapTiles, Position } from "./map.types.ts";
import { type Covered, edgesOf, priceHeight, standOut, tailFrom } from "./map-layout.ts";
import { kilometresBetween, nearFirst, weightOf } from "./near-first.ts";
import { type Direction, nextSpot } from "./pin-walk.ts";
import { isAboveAll } from "./place-kind.ts";
import { isGreat } from "./place-signs.ts";
import { ringsAround } from "./rings.ts";
import type { Look } from "./sheet-painter.ts";
import { isOver } from "./taken.ts";

/** Pixels of a window that something lies over, at the end of its lines too. */
export type Cover = Readonly<Record<"head" | "foot" | "end", number>>;

export type MapSetting = {
  readonly points: readonly MapPoint[];
  readonly places: readonly MapPlace[];
  readonly tiles: MapTiles | null;
  /** Whether the points are stops of one way, in its order: a line joins them. */
  readonly isWay: boolean;
  readonly isRightToLeft: boolean;
  /** Pixels of the window's head, foot and end that something lies over. */
  readonly covered: Cover;
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
  /** A point has been chosen, or none: it has its price. */
  readonly light: (id: string | null) => void;
  /** Puts the overlay where a point's price stands. */
  readonly place: (point: MapPoint) => void;
  readonly next: (from: MapPoint, direction: Direction) => MapPoint | null;
  /** Something else lies over the map from now on. */
  readonly cover: (covered: Cover) => void;
  /** Brings a point into the part of the window that nothing lies over. */
  readonly reveal: (point: MapPoint) => void;
  /** Where several stand at a point's spot, comes so near that they stand apart; tells whether it did. */
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

/** Closer than this the drawn land has nothing more to show. */
const lastDrawnZoom = 15;
const lastZoomOfTiles = 18;
/** Pixels around points, and around what is written of them; around one that is brought into sight, with room for its price. */
const snug = 24;
const edge = 6;
const around = 44;
/** Nobody needs a closer first look. */
const closestFirstZoom = 15;
/** One thing with nothing named around it is shown in its city: closer there would be a few streets and no more. */
const closestAlone = 13;
/** Without the few that lie far off the others are to be seen so many times nearer, in zooms. */
const muchNearer = 1.5;
/** The part of all that counts which a first look at what everybody looks for may leave out. */
const mostLeftFar = 0.5;
/** From what everybody looks for to the edge, as a part of the window. */
const air = 0.22;
/** Kilometres within which people go to a place. */
const nearby = 11;

/** A point that stands alone is shown with what is nearest to it, so that one sees where it is. */
const withSurroundings = (
  points: readonly MapPoint[],
  places: readonly MapPlace[],
): readonly { readonly position: Position }[] => {
  const [only] = points;
  if (only === undefined || points.length > 1) return points;
  const far = ({ position }: MapPlace): number => kilometresBetween(position, only.position);
  const near = places.toSorted((one, other) => far(one) - far(other));
  return [only, ...near.slice(0, 2)];
};

const weightIn = (points: readonly MapPoint[]): number => points.reduce((sum, point) => sum + weightOf(point), 0);

/** Whether a point is so near to a place that people go there. */
const isNear = ({ position }: MapPlace, points: readonly MapPoint[]): boolean =>
  points.some((point) => kilometresBetween(position, point.position) < nearby);

/** What everybody looks for stands well within. */
const withAir = (bounds: LatLngBounds, great: readonly MapPlace[]): LatLngBounds => {
  const [high, wide] = [bounds.getNorth() - bounds.getSouth(), bounds.getEast() - bounds.getWest()];
  const around = great.flatMap(({ position: { latitude, longitude } }) =>
    [-air, air].map((part): [number, number] => [latitude + part * high, longitude + part * wide]),
  );
  return around.length === 0 ? bounds : latLngBounds(around).extend(bounds);
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
    .flatMap(({ quarters, spots }) => [
      ...spots.map((spot) => ({ ...spot, kind: "landmark" as const })),
      ...quarters.map((quarter) => ({ ...quarter, kind: "suburb" as const, sign: undefined })),
    ])
    .map(({ kind, names, position, sign }) => ({
      kind,
      name: isRightToLeft ? names.ar : names.en,
      position,
      ...(sign === undefined ? {} : { sign }),
    }))
    .filter(({ name, sign }) => !named.has(name) && !(isGreat(sign) && places.some((place) => place.sign === sign)));
};

export const createMapView = (container: HTMLElement, setting: MapSetting): MapView => {
  const { isRightToLeft, isStill, isWay, onPoint, onPress, onSeen, places, readColours, readFamily, tiles } = setting;
  let points = setting.points;
  const sidesOf = ({ end, foot, head }: Cover): Covered => ({
    head,
    foot,
    left: isRightToLeft ? end : 0,
    right: isRightToLeft ? 0 : end,
  });
  const { foot, head, left, right } = sidesOf(setting.covered);
  let coveredNow = setting.covered;
  let chosen: MapPoint | null = null;
  const lastZoom = tiles === null ? lastDrawnZoom : lastZoomOfTiles;
  const named = [...places, ...spotsNear(points, places, isRightToLeft)];
  const map = leafletMap(container, {
    zoomControl: false,
    // Pictures of the land are sharp at whole zooms alone.
    zoomSnap: tiles === null ? 0.25 : 1,
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
  // From a price that stands out its tail leads to its point, as from those that are drawn.
  const tail = DomUtil.create("i", "", overlay);
  tail.dataset.tail = "";
  /** Around the middle of the part that nothing lies over, as it is now or would be there. */
  const edgesAround = ({ x, y }: Spot, covered = setting.covered) => {
    const size = map.getSize();
    const sides = sidesOf(covered);
    const window = {
      x: x + (sides.right - sides.left) / 2,
      y: y + (sides.foot - sides.head) / 2,
      width: size.x,
      height: size.y,
    };
    const { foot, head, left, right } = sides;
    return edgesOf(window, { head: head + edge, foot: foot + edge, left: left + edge, right: right + edge });
  };
  const edgesNow = () => {
    const { min = new Point(0, 0) } = map.getPixelBounds();
    const { foot, head, left, right } = sidesOf(coveredNow);
    const { x, y } = map.getSize();
    return edgesAround({ x: min.x + (left + x - right) / 2, y: min.y + (head + y - foot) / 2 }, coveredNow);
  };
  /** In the part of the window that nothing lies over. */
  const isInWindow = ({ x, y }: Point): boolean => {
    const [size, { foot, head, left, right }] = [map.getSize(), sidesOf(coveredNow)];
    return x >= left && x <= size.x - right && y >= head && y <= size.y - foot;
  };
  const middleNow = (): Point => {
    const [size, { foot, head, left, right }] = [map.getSize(), sidesOf(coveredNow)];
    return new Point((left + size.x - right) / 2, (head + size.y - foot) / 2);
  };
  let standing: MapPoint | null = null;
  const stand = () => {
    const layout = drawn.layoutAt(map, map.getZoom());
    const pin = standing && layout.byId.get(standing.id);
    if (!pin) return;
    const width = drawn.widthOf(pin.point, pin.hasPrice ? pin : undefined);
    overlay.style.setProperty("--pin-width", `${width}px`);
    const at = pin.hasPrice ? pin : standOut(pin, layout, edgesNow(), (point) => drawn.widthOf(point));
    const from = tailFrom(pin.spot, { x: at.x, y: at.y, width, height: priceHeight });
    const [across, down] = [pin.spot.x - from.x, pin.spot.y - from.y];
    tail.style.inlineSize = `${Math.hypot(across, down)}px`;
    tail.style.translate = `${from.x - at.x}px ${from.y - at.y}px`;
    tail.style.rotate = `${Math.atan2(down, across)}rad`;
    DomUtil.setPosition(overlay, new Point(at.x, at.y).subtract(map.getPixelOrigin()).round());
  };

  const dressed = () => ({ colours: readColours(), family: readFamily(), isRightToLeft });
  const way = isWay ? points.map(({ position }) => position) : [];
  const write = (kilometres: number): string => {
    const tenths = Math.round(kilometres * 10);
    return tenths < 10 ? setting.lengthIn(tenths * 100, "meter") : setting.lengthIn(tenths / 10, "kilometer");
  };
  const rings = ringsAround(places, setting.lengthIn);
  const drawn = new DrawnLayer(
    { points: nearFirst(points), places: named, way, rings, look: dressed(), write },
    {
      edgesNow,
      onDrawn: () => {
        stand();
        onSeen(inSight().toSorted((one, other) => one.price - other.price));
      },
    },
  );
  const inSight = () => {
    const { x, y } = map.getSize();
    const view = latLngBounds(map.containerPointToLatLng([0, y - foot]), map.containerPointToLatLng([x, head]));
    return points.filter((point) => view.contains(latLngOf(point)));
  };

  const covers = new Point(left + right, head + foot);
  const great = named.filter((place) => isAboveAll(place) && isNear(place, points));
  type Sight = { readonly middle: Spot; readonly zoom: number };
  /** In the middle of what nothing lies over. */
  const look = ({ middle, zoom }: Sight, animate: boolean) => {
    const seen = new Point(middle.x + (right - left) / 2, middle.y + (foot - head) / 2);
    map.setView(map.unproject(seen, zoom), zoom, { animate });
    drawn.draw();
  };
  /** Whether somebody has moved the map since it was shown to them. */
  let isMoved = false;
  /** As near as all points are in sight, and what everybody looks for. */
  const allInSight = (low = 0): Sight | null => {
    const close = boundsOf(
      points.length > 1 ? [...points, ...great] : withSurroundings(points, [...new Set([...places, ...great])]),
    );
    if (close === null) return null;
    const bounds = withAir(close, great);
    const nearest = points.length === 1 && places.length === 0 ? closestAlone : closestFirstZoom;
    const zoom = Math.min(nearest, map.getBoundsZoom(bounds, false, covers.add([2 * snug, 2 * snug + low])));
    const [one, other] = [map.project(bounds.getNorthWest(), zoom), map.project(bounds.getSouthEast(), zoom)];
    return { middle: one.add(other).divideBy(2), zoom };
  };
  const showAll = () => {
    // Above a card that is open.
    const low = coveredNow.foot - foot;
    const all = allInSight(low);
    if (all === null) map.setView([27, 58], 4);
    else look({ ...all, middle: { x: all.middle.x, y: all.middle.y + low / 2 } }, false);
  };
  /** What the prices count that are read there. */
  const readIn = ({ middle, zoom }: Sight): number => {
    const boxes = edgesAround(middle);
    drawn.frame({ zoom, boxes });
    const { x, y } = map.getSize().subtract(covers);
    const free = { ...middle, width: x, height: y };
    return weightIn(
      drawn
        .layoutAt(map, zoom)
        .pins.filter((pin) => pin.hasPrice && isOver(free, { ...pin, width: 0, height: 0 }))
        .map(({ point }) => point),
    );
  };
  /** With all points in sight, or without those that lie far off where so many more prices can be read that count. */
  const showMost = (animate: boolean) => {
    isMoved = false;
    const all = allInSight();
    if (isWay || all === null) return showAll();
    const { x, y } = map
      .getSize()
      .subtract(covers)
      .subtract(new Point(2 * snug, 2 * snug));
    let best = all;
    let most = readIn(all);
    const whole = weightIn(points);
    // Around what everybody looks for, those that are far from it are left for later.
    const [step, mostLeft] = great.length > 0 ? [0.5, mostLeftFar] : [muchNearer, undefined];
    for (let zoom = all.zoom + step; zoom <= closestFirstZoom && most < whole; zoom += 0.5) {
      const spotOf = (of: { readonly position: Position }) => map.project(latLngOf(of), zoom);
      const weighed = points.map((point) => {
        const { x, y } = spotOf(point);
        return { x, y, weight: great.length > 0 ? weightOf(point) : 1 };
      });
      const kept = great
        .map(spotOf)
        .flatMap((spot) => [-1, 1].map((sign) => spot.add([sign * x * air, sign * y * air])));
      const middle = fullestWindow(weighed, kept, { width: x, height: y }, mostLeft);
      if (middle === null) break;
      const read = readIn({ middle, zoom });
      if (read > most) [best, most] = [{ middle, zoom }, read];
    }
    look(best, animate);
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
  map.on("dragstart dblclick", take);
  container.addEventListener("wheel", take, { passive: true });
  // Two fingers.
  container.addEventListener("touchstart", ({ touches }) => touches.length > 1 && take(), { passive: true });
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
  // A key presses the pin that it is at, and nothing under it.
  map.on("click", (event) => event.originalEvent.detail > 0 && onPress(pointUnder(event)));
  // A window that appears or turns changes how much is seen.
  const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  watcher.observe(container);

  // Whoever holds a map that has gone may still tell it something before another has come.
  let isGone = false;
  const whileThere =
    <Of>(act: (of: Of) => void) =>
    (of: Of): void => {
      if (!isGone) act(of);
    };
  return {
    overlay,
    show: whileThere((next) => {
      if (next === points) return;
      const left = new Set(next.map(({ id }) => id));
      const isFewer = points.some(({ id }) => !left.has(id));
      points = next;
      drawn.show(nearFirst(next));
      // What a filter leaves is shown all over again; what comes only joins in where a hand has moved the map.
      if (next.length > 0 && (isFewer || !isMoved)) showMost(!isStill);
    }),
    light: whileThere((id) => {
      chosen = points.find((point) => point.id === id) ?? null;
      drawn.light(id);
    }),
    place: whileThere((point) => {
      standing = point;
      stand();
    }),
    next: (from, direction) => {
      const spots = drawn.placed().map((placed) => ({ key: placed.point.id, ...placed }));
      const { x, y } = spots.find(({ key }) => key === from.id) ?? map.latLngToLayerPoint(latLngOf(from));
      return nextSpot({ key: from.id, x, y }, direction, spots)?.point ?? null;
    },
    cover: whileThere((covered) => {
      coveredNow = covered;
      drawn.cover();
    }),
    reveal: whileThere((point) => {
      const { foot, head, left, right } = sidesOf(coveredNow);
      map.panInside(latLngOf(point), {
        paddingTopLeft: [left + around, head + around],
        paddingBottomRight: [right + around, foot + around],
        animate: !isStill,
      });
    }),
    unfold: (point) => {
      const zoom = map.getZoom();
      if (!drawn.layoutAt(map, zoom).byId.get(point.id)?.hidden || zoom >= lastZoom) return false;
      take();
      map.setView(latLngOf(point), Math.min(zoom + 2, lastZoom), { animate: !isStill });
      return true;
    },
    inSight,
    zoomBy: (steps) => {
      take();
      const zoom = Math.max(map.getMinZoom(), Math.min(map.getZoom() + steps, lastZoom));
      const middle = middleNow();
      const spots = (chosen === null ? points : [chosen])
        .map((point) => map.latLngToContainerPoint(latLngOf(point)))
        .filter(isInWindow);
      const [nearest = middle] = spots.toSorted((one, other) => one.distanceTo(middle) - other.distanceTo(middle));
      if (nearest === middle || (steps < 0 && chosen === null)) map.setZoomAround(middle, zoom);
      else {
        // Closer to the one that is chosen, or else to whichever is nearest, and half of its way to the middle.
        const seen = nearest.add(middle).divideBy(2).subtract(map.getSize().divideBy(2));
        const at = map.project(map.containerPointToLatLng(nearest), zoom);
        map.setView(map.unproject(at.subtract(seen), zoom), zoom);
      }
    },
    showAll: () => {
      take();
      showAll();
    },
    redress: () => {
      if (!isGone) drawn.dress(dressed());
    },
    remove: () => {
      isGone = true;
      watcher.disconnect();
      map.remove();
    },
  };
};
