import "leaflet/dist/leaflet.css";
import {
  control,
  DomUtil,
  type LatLngBoundsExpression,
  type LeafletMouseEvent,
  map as leafletMap,
  tileLayer,
} from "leaflet";
import { DrawnLayer } from "./drawn-layer.ts";
import { landIn } from "./land/land.ts";
import type { MapPlace, MapPoint, MapTiles, Pin, Position } from "./map.types.ts";
import { createPinIndex, lastClusterZoom } from "./pin-index.ts";
import { type Direction, nextSpot } from "./pin-walk.ts";
import { isAboveAll } from "./place-painter.ts";
import type { Look } from "./sheet-painter.ts";

export type MapSetting = {
  readonly points: readonly MapPoint[];
  readonly places: readonly MapPlace[];
  readonly tiles: MapTiles | null;
  /** Whether the points are stops of one way, in its order: a line joins them. */
  readonly isWay: boolean;
  readonly isRightToLeft: boolean;
  /** Reads the colours of the mode that the page is in now. */
  readonly readColours: () => Look["colours"];
  readonly readFamily: () => string;
  /** A length as the page's language writes it. */
  readonly lengthIn: (length: number, unit: "meter" | "kilometer") => string;
  /** Whether movement is unwelcome. */
  readonly isStill: boolean;
  /** A pin under the pointer, or none. */
  readonly onPoint: (pin: Pin | null) => void;
  /** A pin was pressed; null for the bare land. */
  readonly onPress: (pin: Pin | null) => void;
  /** What is seen has changed: the pins in the window, the cheapest first. */
  readonly onSeen: (pins: readonly Pin[]) => void;
};

/** A map in an element, told what to show; it speaks of what people do there. */
export type MapView = {
  /** Moves with the land: what is put here stands at `place`'s spot. */
  readonly overlay: HTMLElement;
  readonly show: (points: readonly MapPoint[]) => void;
  /** Puts the overlay at a pin. */
  readonly place: (pin: Pin) => void;
  readonly pinOf: (id: string) => Pin | null;
  readonly next: (from: Pin, direction: Direction) => Pin | null;
  /** Brings a pin into the window, clear of what lies over its foot in so many pixels. */
  readonly reveal: (pin: Pin, below?: number) => void;
  /** The points that are in the window, in their own order. */
  readonly inSight: () => readonly MapPoint[];
  readonly zoomBy: (steps: number) => void;
  readonly zoomInto: (pin: Pin) => void;
  readonly showAll: () => void;
  /** Reads the colours anew. */
  readonly redress: () => void;
  readonly remove: () => void;
};

const latLngOf = ({ position }: Pin): [number, number] => [position.latitude, position.longitude];

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
  const { isRightToLeft, isStill, isWay, onPoint, onPress, onSeen, places, readColours, readFamily, tiles } = setting;
  let points = setting.points;
  const all = [...places, ...spotsNear(points, places, isRightToLeft)];
  // Where two names would stand on one another, what everybody looks for has its own.
  const named = [...all.filter(isAboveAll), ...all.filter((place) => !isAboveAll(place))];
  const kept = all.filter(isAboveAll).map(({ position }) => position);
  let index = createPinIndex(points, kept);
  const map = leafletMap(container, {
    zoomControl: false,
    // Keys belong to the pins.
    keyboard: false,
    attributionControl: tiles !== null,
    minZoom: 3,
    maxZoom: lastClusterZoom + 2,
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

  const dressed = () => ({ colours: readColours(), family: readFamily(), isRightToLeft });
  const way = isWay ? points.map(({ position }) => position) : [];
  const drawn = new DrawnLayer({ index, places: named, way, look: dressed() }, () => {
    const view = map.getBounds();
    const seen = drawn.placed().filter(({ pin }) => view.contains(latLngOf(pin)));
    onSeen(seen.map(({ pin }) => pin).sort((one, other) => one.price - other.price));
  });

  const showAll = () => {
    const bounds = boundsOf(withSurroundings(points, places));
    if (bounds === null) map.setView([27, 58], 4);
    else map.fitBounds(bounds, { padding: [56, 56], maxZoom: 15, animate: false });
  };
  showAll();
  drawn.addTo(map);
  if (tiles !== null) {
    tileLayer(tiles.url, { attribution: tiles.attribution })
      // Without them the outline and its names stay.
      .once("tileload", () => drawn.leaveLandToTiles())
      .addTo(map);
  }

  const overlay = DomUtil.create("div", "leaflet-zoom-hide");
  map.getPane("popupPane")?.append(overlay);
  let standing: Pin | null = null;
  const stand = () => {
    if (standing !== null) DomUtil.setPosition(overlay, map.latLngToLayerPoint(latLngOf(standing)));
  };
  map.on("viewreset zoomend", stand);

  const pinUnder = ({ layerPoint }: LeafletMouseEvent): Pin | null => drawn.at(layerPoint)?.pin ?? null;
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
    const pin = pinUnder(event);
    container.style.cursor = pin === null ? "" : "pointer";
    onPoint(pin);
  });
  map.on("mouseout", () => onPoint(null));
  map.on("click", (event) => onPress(pinUnder(event)));
  // A window that appears or turns changes how much is seen.
  const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  watcher.observe(container);

  return {
    overlay,
    show: (next) => {
      if (next === points) return;
      points = next;
      index = createPinIndex(next, kept);
      drawn.show(index);
    },
    place: (pin) => {
      standing = pin;
      stand();
    },
    pinOf: (id) => index.pinOf(id, map.getZoom()),
    next: (from, direction) => {
      const { x, y } = map.latLngToLayerPoint(latLngOf(from));
      const spots = drawn.placed().map((placed) => ({ key: placed.pin.key, ...placed }));
      return nextSpot({ key: from.key, x, y }, direction, spots)?.pin ?? null;
    },
    reveal: (pin, below = 60) =>
      void map.panInside(latLngOf(pin), {
        paddingTopLeft: [80, 60],
        paddingBottomRight: [80, below],
        animate: !isStill,
      }),
    inSight: () => {
      const view = map.getBounds();
      return points.filter(({ position }) => view.contains([position.latitude, position.longitude]));
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    zoomInto: (pin) => {
      const zoom = pin.kind === "cluster" ? index.expansionZoom(pin.clusterId) : map.getZoom() + 1;
      map.setView(latLngOf(pin), Math.min(zoom, map.getMaxZoom()), { animate: !isStill });
    },
    showAll,
    redress: () => drawn.dress(dressed()),
    remove: () => {
      watcher.disconnect();
      map.remove();
    },
  };
};
