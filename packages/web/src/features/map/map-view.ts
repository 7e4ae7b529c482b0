import "leaflet/dist/leaflet.css";
import { DomUtil, type LeafletMouseEvent, latLngBounds, map as leafletMap, Point, tileLayer } from "leaflet";
import type { LengthUnit } from "../../i18n/distance.ts";
import { DrawnLayer } from "./drawn-layer.ts";
import type { Spot } from "./first-look.ts";
import type { MapPlace, MapPoint, MapTiles } from "./map.types.ts";
import { type Covered, edgesOf, priceHeight, standOut, tailFrom } from "./map-layout.ts";
import { addScale } from "./map-scale.ts";
import { nearFirst } from "./near-first.ts";
import { type Direction, nextSpot } from "./pin-walk.ts";
import { ringsAround } from "./rings.ts";
import type { Look } from "./sheet-painter.ts";
import { allInSight, greatNear, latLngOf, mostInSight, type Sight, weightIn } from "./sights.ts";
import { spotsNear } from "./spots-near.ts";
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
  /** Where several stand at a point's spot, comes so near that some of them stand apart; tells whether it did. */
  readonly unfold: (point: MapPoint) => boolean;
  /** The points that are in the window, in their own order. */
  readonly inSight: () => readonly MapPoint[];
  readonly zoomBy: (steps: number) => void;
  readonly showAll: () => void;
  /** Reads the colours anew. */
  readonly redress: () => void;
  readonly remove: () => void;
};

/** Closer than this the drawn land has nothing more to show. */
const lastDrawnZoom = 15;
const lastZoomOfTiles = 18;
/** Pixels around what is written of points; around one that is brought into sight, with room for its price. */
const edge = 6;
const around = 44;

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
  addScale(map, isRightToLeft, setting.lengthIn);

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
    const width = drawn.widthOf(pin.point, pin);
    overlay.style.setProperty("--pin-width", `${width}px`);
    overlay.style.setProperty("--pin-count", pin.hidden > 0 ? `"${pin.hidden + 1}"` : "none");
    overlay.toggleAttribute("data-least", pin.hidden > 0 && pin.isLeast);
    const at = pin.hasPrice ? pin : standOut(pin, layout, edgesNow(), (point, others) => drawn.widthOf(point, others));
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
  const great = greatNear(named, points);
  const shown = () => ({ points, places, great });
  /** In the middle of what nothing lies over. */
  const look = ({ middle, zoom }: Sight, animate: boolean) => {
    const seen = new Point(middle.x + (right - left) / 2, middle.y + (foot - head) / 2);
    map.setView(map.unproject(seen, zoom), zoom, { animate });
    drawn.draw();
  };
  /** Whether somebody has moved the map since it was shown to them. */
  let isMoved = false;
  const showAll = () => {
    // Above a card that is open.
    const low = coveredNow.foot - foot;
    const all = allInSight(map, shown(), covers.add([0, low]));
    if (all === null) map.setView([27, 58], 4);
    else look({ ...all, middle: { x: all.middle.x, y: all.middle.y + low / 2 } }, false);
  };
  /** What the prices count that are read there. */
  const readIn = ({ middle, zoom }: Sight): number => {
    drawn.frame({ zoom, boxes: edgesAround(middle) });
    const { x, y } = map.getSize().subtract(covers);
    const free = { ...middle, width: x, height: y };
    return weightIn(
      drawn
        .layoutAt(map, zoom)
        .pins.filter((pin) => pin.hasPrice && isOver(free, { ...pin, width: 0, height: 0 }))
        .map(({ point }) => point),
    );
  };
  const showMost = (animate: boolean) => {
    isMoved = false;
    const most = isWay ? null : mostInSight(map, shown(), covers, readIn);
    if (most === null) showAll();
    else look(most, animate);
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
  // The pin that stands out is pressed itself, and nothing under it.
  map.on("click", (event) => {
    const { target } = event.originalEvent;
    if (!(target instanceof Node && overlay.contains(target))) onPress(pointUnder(event));
  });
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
      const hiddenAt = (zoom: number) => drawn.layoutAt(map, zoom).byId.get(point.id)?.hidden ?? 0;
      const [zoom, hidden] = [map.getZoom(), hiddenAt(map.getZoom())];
      const nearer = [2, 3, 4, 5, 6].map((steps) => Math.min(zoom + steps, lastZoom));
      // Some stand so near to each other that no zoom parts them.
      const parted = nearer.find((zoom) => hiddenAt(zoom) < hidden);
      if (parted === undefined) return false;
      take();
      map.setView(latLngOf(point), parted, { animate: !isStill });
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
