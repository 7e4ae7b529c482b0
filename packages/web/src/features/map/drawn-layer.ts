import {
  DomUtil,
  type LatLng,
  Layer,
  type LeafletEvent,
  type Map as LeafletMap,
  Point,
  type ZoomAnimEvent,
} from "leaflet";
import type { MapPoint } from "./map.types.ts";
import { isSameLayout, type MapLayout, mostDotted, type Others, type PlacedPin } from "./map-layout.ts";
import { pinAt } from "./pin-painter.ts";
import { isAboveAll } from "./place-kind.ts";
import { type Look, type Scene, SheetPainter, within } from "./sheet-painter.ts";
import { type Sheet, sheetSide, sheetsIn } from "./sheets.ts";
import type { Box } from "./taken.ts";

/** How far beyond the window is drawn while the hand rests, as a part of it: one movement of a hand shows what is there already. */
const restMargin = 0.3;
/** CSS pixels beyond the window that a longer drag draws before it comes there, and that are kept after it has left. */
const dragMargin = { drawn: 96, kept: 768 };

/** Sheets of a zoom, and the spot of the world that the map's layers were counted from when they were hung. */
type Wall = {
  readonly zoom: number;
  readonly origin: Point;
  readonly corner: LatLng;
  readonly element: HTMLElement;
  readonly sheets: Map<string, HTMLCanvasElement>;
};

const wallAt = (map: LeafletMap): Wall => {
  const [origin, zoom] = [map.getPixelOrigin(), map.getZoom()];
  const element = DomUtil.create("div", "leaflet-zoom-animated");
  element.setAttribute("aria-hidden", "true");
  // Presses are answered by the map, which knows what is where.
  element.style.pointerEvents = "none";
  DomUtil.setTransform(element, new Point(0, 0), 1);
  return { zoom, origin, corner: map.unproject(origin, zoom), element, sheets: new Map() };
};

/**
 * The sea, the names on the land and the prices, on sheets: with 2,000 points an element for each would cost hundreds of milliseconds a frame on a phone.
 * A drag moves the sheets as they are and adds one in a frame where it comes to bare land; a zoom scales them, and those that take their place are
 * drawn one in a frame when it has ended.
 */
export class DrawnLayer extends Layer {
  #map: LeafletMap | null = null;
  /** What is shown. */
  #wall: Wall | null = null;
  /** What takes its place as soon as all of it that will be seen is drawn. */
  #coming: Wall | null = null;
  #scene: Scene;
  #placed: readonly PlacedPin[] = [];
  #waiting: readonly Sheet[] = [];
  #frame = 0;
  readonly #painter = new SheetPainter();
  readonly #edgesNow: () => readonly Box[];
  readonly #onDrawn: () => void;

  constructor(
    scene: Omit<Scene, "showsLand" | "edges" | "lit">,
    { edgesNow, onDrawn }: { readonly edgesNow: () => readonly Box[]; readonly onDrawn: () => void },
  ) {
    super();
    this.#scene = { ...scene, showsLand: true, edges: null, lit: null };
    this.#edgesNow = edgesNow;
    this.#onDrawn = onDrawn;
  }

  override onAdd(map: LeafletMap): this {
    this.#map = map.on("zoomanim", this.#scale, this);
    this.draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off("zoomanim", this.#scale, this);
    cancelAnimationFrame(this.#frame);
    this.#wall?.element.remove();
    this.#wall = null;
    this.#leaveComing();
    this.#map = null;
    return this;
  }

  override getEvents(): Record<string, (event: LeafletEvent) => void> {
    // Places in the map's layers are counted from somewhere else after a jump: nothing of what is drawn stands right.
    const forget = () => {
      this.#wall?.element.remove();
      this.#wall = null;
    };
    // Two fingers zoom step by step, without the animation that is told of in advance.
    const follow = () => {
      if (this.#map !== null) this.#scale({ center: this.#map.getCenter(), zoom: this.#map.getZoom() });
    };
    const settle = () => this.#settle();
    return {
      moveend: settle,
      resize: settle,
      viewreset: forget,
      zoom: follow,
      move: () => this.#cover(new Point(dragMargin.drawn, dragMargin.drawn)),
    };
  }

  /** The pins in the window and around it, by their place in the map's layers. */
  placed(): readonly PlacedPin[] {
    return this.#placed;
  }

  /** The pin at a place in the map's layers. */
  at({ x, y }: Point): PlacedPin | null {
    return pinAt(this.#placed, this.#painter.ruler(this.#scene.look), x, y);
  }

  /** What stands where at a zoom, in pixels of the world. */
  layoutAt(map: LeafletMap, zoom: number): MapLayout {
    return this.#painter.layoutAt(map, zoom, this.#scene);
  }

  /** How wide the price of a point is. */
  widthOf(point: MapPoint, others: Others): number {
    return this.#painter.ruler(this.#scene.look)(point, others);
  }

  show(points: readonly MapPoint[]): void {
    this.#scene = { ...this.#scene, points };
    this.draw();
  }

  /** Something else lies over the map. */
  cover(): void {
    this.#settle();
  }

  /** A point is chosen, or none. */
  light(lit: Scene["lit"]): void {
    if (this.#map === null) this.#scene = { ...this.#scene, lit };
    else if (lit !== this.#scene.lit) this.#settle(lit);
  }

  /** What is drawn already stays as it is until it is drawn anew. */
  frame(edges: Scene["edges"]): void {
    this.#scene = { ...this.#scene, edges };
  }

  /** Pictures of the land have come: they have a sea and names of their own. */
  leaveLandToTiles(): void {
    this.#scene = { ...this.#scene, showsLand: false };
    this.draw();
  }

  dress(look: Look): void {
    this.#scene = { ...this.#scene, look };
    this.#painter.forgetWidths();
    this.draw();
  }

  /** Draws what is seen now, and what is around it in the frames that follow. */
  draw(): void {
    const map = this.#map;
    if (map === null) return;
    this.frame({ zoom: map.getZoom(), boxes: this.#edgesNow() });
    const wall = wallAt(map);
    for (const sheet of this.#seen(map)) this.#paint(map, wall, sheet);
    this.#hang(map, wall);
    this.#rest(map);
  }

  #leaveComing(): void {
    this.#coming?.element.remove();
    this.#coming = null;
  }

  #seen(map: LeafletMap): readonly Sheet[] {
    const { max, min } = map.getPixelBounds();
    return min && max ? sheetsIn(min, max) : [];
  }

  #hang(map: LeafletMap, wall: Wall): void {
    this.#wall?.element.remove();
    if (wall !== this.#coming) {
      this.#coming?.element.remove();
      map.getPane("overlayPane")?.append(wall.element);
    }
    wall.element.style.opacity = "";
    this.#wall = wall;
    this.#coming = null;
  }

  #paint(map: LeafletMap, { element, origin, sheets }: Wall, sheet: Sheet): void {
    const canvas = this.#painter.paint(map, sheet, this.#scene);
    canvas.style.left = `${sheet.column * sheetSide - origin.x}px`;
    canvas.style.top = `${sheet.row * sheetSide - origin.y}px`;
    sheets.set(sheet.key, canvas);
    element.append(canvas);
  }

  /** What a drag has come to is drawn in the frames that follow, one sheet in each; what it has left far behind is let go. */
  #cover(margin: Point): void {
    const [map, wall] = [this.#map, this.#wall];
    if (map === null || this.#coming !== null || wall?.zoom !== map.getZoom()) return;
    const within = (by: Point) => {
      const { max = new Point(0, 0), min = new Point(0, 0) } = map.getPixelBounds();
      return sheetsIn(min.subtract(by), max.add(by));
    };
    const kept = new Set(within(new Point(dragMargin.kept, dragMargin.kept)).map(({ key }) => key));
    for (const [key, canvas] of wall.sheets) {
      if (kept.has(key)) continue;
      canvas.remove();
      wall.sheets.delete(key);
    }
    this.#queue(within(margin).filter(({ key }) => !wall.sheets.has(key)));
  }

  #queue(sheets: readonly Sheet[]): void {
    this.#waiting = sheets;
    if (sheets.length > 0 && this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#paintNext());
  }

  #paintNext(): void {
    this.#frame = 0;
    const [map, wall] = [this.#map, this.#coming ?? this.#wall];
    const [next, ...later] = this.#waiting;
    // A zoom has begun meanwhile: what it comes to is drawn after it.
    if (map === null || next === undefined || wall?.zoom !== map.getZoom()) return;
    this.#paint(map, wall, next);
    if (later.length === 0 && wall === this.#coming) {
      this.#hang(map, wall);
      this.#cover(map.getSize().multiplyBy(restMargin));
    } else this.#queue(later);
  }

  /**
   * A movement has ended, or something else lies over the map. A drag has drawn already what it came to: what the window's edge cuts there stands
   * elsewhere now. Until the new picture is there the old one stays.
   */
  #settle(lit = this.#scene.lit): void {
    const [map, wall] = [this.#map, this.#wall];
    if (map === null) return;
    if (wall === null) this.draw();
    else {
      const zoom = map.getZoom();
      const before = this.layoutAt(map, zoom);
      // A line leads from the chosen one to it.
      const isSameLine = lit === this.#scene.lit || !this.#scene.places.some(isAboveAll);
      this.#scene = { ...this.#scene, lit };
      if (this.#scene.points.length <= mostDotted) this.frame({ zoom, boxes: this.#edgesNow() });
      const isSame = wall.zoom === zoom && wall.origin.equals(map.getPixelOrigin()) && this.#coming === null;
      if (!isSame || !isSameLine || !isSameLayout(before, this.layoutAt(map, zoom))) {
        this.#leaveComing();
        this.#coming = wallAt(map);
        // All but unseen, not unseen: so each sheet is handed to the screen in its own frame, and not all of them in the one that shows them.
        this.#coming.element.style.opacity = "0.01";
        map.getPane("overlayPane")?.append(this.#coming.element);
        this.#queue(this.#seen(map));
      }
      this.#rest(map);
    }
  }

  /** What is seen is told when the hand rests: while it drags, a page that follows would cost frames. */
  #rest(map: LeafletMap): void {
    const { max = new Point(0, 0), min = new Point(0, 0) } = map.getPixelBounds();
    this.#placed = within(this.layoutAt(map, map.getZoom()).pins, min, max, map.getPixelOrigin());
    if (this.#coming === null) this.#cover(map.getSize().multiplyBy(restMargin));
    this.#onDrawn();
  }

  /** While a zoom is under way what is drawn is scaled with the land. */
  #scale({ center, zoom }: Pick<ZoomAnimEvent, "center" | "zoom">): void {
    const [map, wall] = [this.#map, this.#wall];
    if (map === null || wall === null) return;
    this.#leaveComing();
    const pane = map.getPane("mapPane");
    const moved = pane ? DomUtil.getPosition(pane) : new Point(0, 0);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(moved).round();
    DomUtil.setTransform(
      wall.element,
      map.project(wall.corner, zoom).subtract(origin),
      map.getZoomScale(zoom, wall.zoom),
    );
  }
}
