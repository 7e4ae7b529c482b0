import {
  DomUtil,
  type LatLng,
  Layer,
  type LeafletEvent,
  type Map as LeafletMap,
  Point,
  type ZoomAnimEvent,
} from "leaflet";
import type { Bounds, MapPlace } from "./map.types.ts";
import { watersIn } from "./outline.ts";
import type { PinIndex } from "./pin-index.ts";
import { createPinRuler, type PinColours, type PinRuler, type PlacedPin, paintPins, pinAt } from "./pin-painter.ts";
import { firstLandmarkZoom, type PlaceColours, paintPlaces } from "./place-painter.ts";
import { paintWaters } from "./water-painter.ts";

/** How far beyond the window is drawn, as a part of it: one movement of a hand shows what is there already. */
const margin = 0.3;

export type Look = {
  readonly colours: PinColours & PlaceColours & { readonly water: string };
  readonly family: string;
  readonly isRightToLeft: boolean;
};

type PlaceOf = (latitude: number, longitude: number) => { readonly x: number; readonly y: number };

type Drawn = { readonly corner: LatLng; readonly zoom: number; readonly topLeft: Point; readonly pad: Point };

/**
 * The sea, the names on the land and the prices, on one canvas. A drag moves the canvas as it is, a zoom scales it, and it is drawn anew when either has
 * ended or a drag comes to its edge: with 2,000 hotels an element for each would cost hundreds of milliseconds a frame on a phone.
 */
export class DrawnLayer extends Layer {
  #map: LeafletMap | null = null;
  #canvas: HTMLCanvasElement | null = null;
  #ruler: PinRuler | null = null;
  #index: PinIndex;
  #look: Look;
  #placed: readonly PlacedPin[] = [];
  #showsLand = true;
  #drawn: Drawn | null = null;
  readonly #places: readonly MapPlace[];
  readonly #onDrawn: () => void;

  constructor(index: PinIndex, places: readonly MapPlace[], look: Look, onDrawn: () => void) {
    super();
    this.#index = index;
    this.#places = places;
    this.#look = look;
    this.#onDrawn = onDrawn;
  }

  override onAdd(map: LeafletMap): this {
    const canvas = DomUtil.create("canvas", "leaflet-zoom-animated");
    canvas.setAttribute("aria-hidden", "true");
    // Presses are answered by the map, which knows what is where.
    canvas.style.pointerEvents = "none";
    map.getPane("overlayPane")?.append(canvas);
    this.#canvas = canvas;
    this.#map = map.on("zoomanim", this.#scale, this);
    this.draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off("zoomanim", this.#scale, this);
    this.#canvas?.remove();
    this.#canvas = null;
    this.#map = null;
    return this;
  }

  override getEvents(): Record<string, (event: LeafletEvent) => void> {
    const draw = () => this.draw();
    // Places in the map's layers are counted from somewhere else after a jump: nothing of what is drawn stands right.
    const forget = () => {
      this.#drawn = null;
    };
    return { moveend: () => this.#settle(), resize: draw, viewreset: forget, move: () => this.#drawAtEdge() };
  }

  /** The pins on the canvas, by their place in the map's layers. */
  placed(): readonly PlacedPin[] {
    return this.#placed;
  }

  /** The pin at a place in the map's layers. */
  at({ x, y }: Point): PlacedPin | null {
    return this.#ruler === null ? null : pinAt(this.#placed, this.#ruler, x, y);
  }

  show(index: PinIndex): void {
    this.#index = index;
    this.draw();
  }

  /** Pictures of the land have come: they have a sea and names of their own. */
  leaveLandToTiles(): void {
    this.#showsLand = false;
    this.draw();
  }

  dress(look: Look): void {
    this.#look = look;
    this.#ruler = null;
    this.draw();
  }

  draw(): void {
    this.#paint();
    this.#onDrawn();
  }

  #paint(): void {
    const [map, canvas] = [this.#map, this.#canvas];
    const context = canvas?.getContext("2d") ?? null;
    if (map === null || canvas === null || context === null) return;
    const size = map.getSize();
    const pad = size.multiplyBy(margin).round();
    const whole = size.add(pad.multiplyBy(2));
    const topLeft = map.containerPointToLayerPoint(pad.multiplyBy(-1));
    this.#drawn = { corner: map.layerPointToLatLng(topLeft), zoom: map.getZoom(), topLeft, pad };
    DomUtil.setTransform(canvas, topLeft, 1);
    const ratio = Math.min(window.devicePixelRatio, 2);
    const [width, height] = [Math.round(whole.x * ratio), Math.round(whole.y * ratio)];
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      Object.assign(canvas.style, { width: `${whole.x}px`, height: `${whole.y}px` });
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, whole.x, whole.y);
    context.translate(-topLeft.x, -topLeft.y);
    const ruler = this.#ruler ?? createPinRuler(context, this.#look.family);
    this.#ruler = ruler;
    const part = this.#partOf(map, topLeft, topLeft.add(whole));
    const placeOf: PlaceOf = (latitude, longitude) => map.latLngToLayerPoint([latitude, longitude]);
    if (this.#showsLand) this.#paintLand(context, part, map.getZoom(), placeOf);
    this.#placed = this.#index
      .pinsIn(part, map.getZoom())
      .map((pin) => {
        const { x, y } = placeOf(pin.position.latitude, pin.position.longitude);
        return { pin, x, y };
      })
      // The nearer to whom looks at it, the later drawn, as on any map.
      .sort((one, other) => one.y - other.y);
    paintPins(this.#placed, { canvas: context, ruler, ...this.#look });
  }

  #paintLand(context: CanvasRenderingContext2D, part: Bounds, zoom: number, placeOf: PlaceOf): void {
    paintWaters(context, watersIn(part, zoom), this.#look.colours.water, placeOf);
    const named = this.#places.filter(({ kind }) => kind === "area" || zoom >= firstLandmarkZoom);
    const placed = named.map((place) => {
      const { x, y } = placeOf(place.position.latitude, place.position.longitude);
      return { place, x, y };
    });
    paintPlaces(context, placed, this.#look);
  }

  #partOf(map: LeafletMap, topLeft: Point, bottomRight: Point): Bounds {
    const { lat: north, lng: west } = map.layerPointToLatLng(topLeft);
    const { lat: south, lng: east } = map.layerPointToLatLng(bottomRight);
    return { west, south, east, north };
  }

  /** A long drag comes to where nothing is drawn yet. */
  #drawAtEdge(): void {
    const [map, drawn] = [this.#map, this.#drawn];
    if (map === null || drawn === null || map.getZoom() !== drawn.zoom) return;
    const moved = this.#movedSince(map, drawn);
    // What is seen is told when the hand rests: while it drags, a page that follows would cost frames.
    if (Math.abs(moved.x) > drawn.pad.x || Math.abs(moved.y) > drawn.pad.y) this.#paint();
  }

  /** How far the window has gone from where it was drawn, in pixels. */
  #movedSince(map: LeafletMap, { topLeft, pad }: Drawn): Point {
    return map.containerPointToLayerPoint([0, 0]).subtract(topLeft.add(pad));
  }

  /** A movement has ended. A short drag shows what is there already: only what is seen has changed. */
  #settle(): void {
    const [map, drawn] = [this.#map, this.#drawn];
    const isShort = (by: number, pad: number) => Math.abs(by) <= pad / 2;
    if (map !== null && drawn !== null && map.getZoom() === drawn.zoom) {
      const moved = this.#movedSince(map, drawn);
      if (isShort(moved.x, drawn.pad.x) && isShort(moved.y, drawn.pad.y)) {
        this.#onDrawn();
        return;
      }
    }
    this.draw();
  }

  /** While a zoom is under way what is drawn is scaled with the land. */
  #scale({ center, zoom }: ZoomAnimEvent): void {
    const [map, canvas, drawn] = [this.#map, this.#canvas, this.#drawn];
    if (map === null || canvas === null || drawn === null) return;
    const pane = map.getPane("mapPane");
    const moved = pane ? DomUtil.getPosition(pane) : new Point(0, 0);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(moved).round();
    DomUtil.setTransform(canvas, map.project(drawn.corner, zoom).subtract(origin), map.getZoomScale(zoom, drawn.zoom));
  }
}
