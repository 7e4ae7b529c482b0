import "leaflet/dist/leaflet.css";
import {
  control,
  DomUtil,
  type LatLngBoundsExpression,
  type LeafletMouseEvent,
  latLngBounds,
  map as leafletMap,
  Point,
  tileLayer,
} from "leaflet";
import { DrawnLayer } from "./drawn-layer.ts";
import { fullestWindow } from "./first-look.ts";
import { landIn } from "./land/land.ts";
import type { MapPlace, MapPoint, MapTiles, Position } from "./map.types.ts";
import { type Direction, nextSpot } from "./pin-walk.ts";
import { isAboveAll } from "./place-kind.ts";
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
  readonly lengthIn: (length: number, unit: "meter" | "kilometer") => string;
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
/** Pixels around the points that are all in the window. */
const margin = 56;
/** Nobody needs a closer first look. */
const closestFirstZoom = 15;
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

const boundsOf = (points: readonly { readonly position: Position }[]): LatLngBoundsExpression | null => {
  const latitudes = points.map(({ position }) => position.latitude);
  const longitudes = points.map(({ position }) => position.longitude);
  return points.length === 0
    ? null
    : [
        [Math.min(...latitudes), Math.min(...longitudes)],
        [Math.max(...latitudes), Math.max(...longitudes)],
      ];
};

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
  let standing: MapPoint | null = null;
  const stand = () => {
    const pin = standing && drawn.layoutAt(map, map.getZoom()).byId.get(standing.id);
    if (pin) DomUtil.setPosition(overlay, new Point(pin.x, pin.y).subtract(map.getPixelOrigin()).round());
  };

  const dressed = () => ({ colours: readColours(), family: readFamily(), isRightToLeft });
  const way = isWay ? points.map(({ position }) => position) : [];
  const drawn = new DrawnLayer({ points, places: named, way, look: dressed() }, () => {
    stand();
    onSeen(inSight().toSorted((one, other) => one.price - other.price));
  });
  const inSight = () => {
    const { x, y } = map.getSize();
    const view = latLngBounds(map.containerPointToLatLng([0, y - foot]), map.containerPointToLatLng([x, head]));
    return points.filter((point) => view.contains(latLngOf(point)));
  };

  const showAll = () => {
    const bounds = boundsOf(withSurroundings(points, places));
    if (bounds === null) map.setView([27, 58], 4);
    else
      map.fitBounds(bounds, {
        paddingTopLeft: [margin + left, margin + head],
        paddingBottomRight: [margin + right, margin + foot],
        maxZoom: closestFirstZoom,
        animate: false,
      });
  };
  /** Prices that stand whole in the room around a middle. */
  const readAround = (middle: Point, zoom: number, room: Point): number =>
    drawn
      .layoutAt(map, zoom)
      .pins.filter(
        ({ hasPrice, x, y }) =>
          hasPrice && Math.abs(x - middle.x) < room.x / 2 - margin && Math.abs(y - middle.y) < room.y / 2 - margin / 2,
      ).length;
  /** As near as the most prices can be read, with most of the points in sight and with what everybody looks for. */
  const showMost = () => {
    showAll();
    const room = map.getSize().subtract([end, head + foot]);
    const enough = Math.min(points.length, manyPrices);
    let most = -1;
    if (isWay) return;
    for (let zoom = map.getZoom(); zoom <= closestFirstZoom && most < enough; zoom += 1) {
      const kept = drawn.layoutAt(map, zoom).places.filter(({ place }) => isAboveAll(place));
      const middle = fullestWindow(
        points.map((point) => map.project(latLngOf(point), zoom)),
        // Its sign, and the end of its name.
        kept.flatMap(({ spot, x, y }) => [spot, { x: 2 * x - spot.x, y }]),
        { width: room.x - 2 * margin, height: room.y - 2 * margin },
      );
      const read = middle && readAround(new Point(middle.x, middle.y), zoom, room);
      if (middle === null || read === null) return;
      if (read <= most) continue;
      most = read;
      map.setView(map.unproject([middle.x + (right - left) / 2, middle.y + (foot - head) / 2], zoom), zoom, {
        animate: false,
      });
    }
  };
  showMost();
  drawn.addTo(map);
  if (tiles !== null) {
    tileLayer(tiles.url, { attribution: tiles.attribution })
      // Without them the outline and its names stay.
      .once("tileload", () => drawn.leaveLandToTiles())
      .addTo(map);
  }

  map.on("viewreset zoomend", stand);

  const pointUnder = ({ layerPoint }: LeafletMouseEvent): MapPoint | null => drawn.at(layerPoint)?.point ?? null;
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
      points = next;
      drawn.show(next);
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
    inSight,
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    showAll,
    redress: () => drawn.dress(dressed()),
    remove: () => {
      watcher.disconnect();
      map.remove();
    },
  };
};
