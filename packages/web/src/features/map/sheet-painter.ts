import { type LatLng, type Map as LeafletMap, Point } from "leaflet";
import { type CityLand, landIn } from "./land/land.ts";
import { firstLandZoom, type LandColours, type LandPaths, landPathsOf, paintBuilt, paintLand } from "./land-painter.ts";
import type { Bounds, MapPlace, Position } from "./map.types.ts";
import { outlineIn, type Water } from "./outline.ts";
import type { PinIndex } from "./pin-index.ts";
import { createPinRuler, type PinColours, type PinRuler, type PlacedPin, paintPins } from "./pin-painter.ts";
import {
  createNameRuler,
  isAboveAll,
  isShownAt,
  type PlaceColours,
  type PlacedPlace,
  paintPlaceSign,
  paintPlaces,
  uncrowded,
} from "./place-painter.ts";
import { type Sheet, sheetSide } from "./sheets.ts";
import { blankSquares, paintWaters, pathOf } from "./water-painter.ts";

export type Look = {
  readonly colours: PinColours & PlaceColours & LandColours;
  readonly family: string;
  readonly isRightToLeft: boolean;
};

/** What is drawn on every sheet. */
export type Scene = {
  readonly index: PinIndex;
  readonly places: readonly MapPlace[];
  /** Stops that a line joins, in its order; empty where none does. */
  readonly way: readonly Position[];
  readonly look: Look;
  readonly showsLand: boolean;
};

/** CSS pixels: a price or a name that stands on the next sheet reaches at most so far onto this one. */
const reach = 160;
/** Sheets overlap by a pixel, or the land would shine through between them while a zoom scales them. */
const bleed = 1;

export const boundsOf = (one: LatLng, other: LatLng): Bounds => ({
  west: Math.min(one.lng, other.lng),
  south: Math.min(one.lat, other.lat),
  east: Math.max(one.lng, other.lng),
  north: Math.max(one.lat, other.lat),
});

/** Pins where a projection has them, the nearer to whom looks at the map the later, as on any map. */
export const placedPins = (
  index: PinIndex,
  part: Bounds,
  zoom: number,
  placeOf: (latitude: number, longitude: number) => { readonly x: number; readonly y: number },
): readonly PlacedPin[] =>
  index
    .pinsIn(part, zoom)
    .map((pin) => {
      const { x, y } = placeOf(pin.position.latitude, pin.position.longitude);
      return { pin, x, y };
    })
    .sort((one, other) => one.y - other.y);

/** The way from stop to stop, beneath their pins. */
const paintWay = (canvas: OffscreenCanvasRenderingContext2D, stops: readonly Point[], colour: string): void => {
  canvas.beginPath();
  for (const { x, y } of stops) canvas.lineTo(x, y);
  Object.assign(canvas, { strokeStyle: colour, lineWidth: 3, lineJoin: "round" });
  canvas.stroke();
};

/**
 * Draws sheets. What is shown is a finished picture, not the canvas that it was drawn on: a browser that composes without graphics hardware would copy
 * each canvas again in every frame of a drag.
 */
export class SheetPainter {
  #ruler: PinRuler | null = null;
  /** The shores of a zoom, which every sheet of it shares: their thousands of corners are placed once. */
  #shores = { zoom: -1, from: new Point(0, 0), paths: new Map<Water, Path2D>(), lands: new Map<CityLand, LandPaths>() };
  /** The names that there is room for at a zoom, by their place in the world: every sheet has the same. */
  #names: { readonly zoom: number; readonly of: Scene; readonly placed: readonly PlacedPlace[] } | null = null;
  readonly #easel: OffscreenCanvas;
  readonly #context: OffscreenCanvasRenderingContext2D;
  readonly #ratio = Math.min(window.devicePixelRatio, 2);

  constructor() {
    const side = Math.ceil((sheetSide + bleed) * this.#ratio);
    this.#easel = new OffscreenCanvas(side, side);
    const context = this.#easel.getContext("2d");
    if (context === null) throw new Error("This browser does not draw on a canvas.");
    this.#context = context;
  }

  /** How wide prices are. A look of its own measures them anew. */
  ruler(look: Look): PinRuler {
    this.#ruler ??= createPinRuler(this.#context, look.family);
    return this.#ruler;
  }

  /** Letters have changed. */
  forgetWidths(): void {
    this.#ruler = null;
    this.#names = null;
  }

  #shoresAt(map: LeafletMap, zoom: number, near: Point) {
    if (this.#shores.zoom !== zoom) this.#shores = { zoom, from: near, paths: new Map(), lands: new Map() };
    const { from, lands, paths } = this.#shores;
    const placeOf = (latitude: number, longitude: number) => map.project([latitude, longitude], zoom).subtract(from);
    return {
      from,
      pathOf: (water: Water): Path2D => {
        const known = paths.get(water);
        if (known !== undefined) return known;
        const path = pathOf(water, placeOf);
        paths.set(water, path);
        return path;
      },
      landOf: (land: CityLand): LandPaths => {
        const known = lands.get(land) ?? landPathsOf(land, zoom, placeOf);
        lands.set(land, known);
        return known;
      },
    };
  }

  #namesAt(map: LeafletMap, zoom: number, scene: Scene): readonly PlacedPlace[] {
    const known = this.#names;
    if (known?.zoom === zoom && known.of.places === scene.places && known.of.look === scene.look) return known.placed;
    const { family, isRightToLeft } = scene.look;
    const named = scene.places
      .filter((place) => isShownAt(place, zoom))
      .map((place) => {
        const { x, y } = map.project([place.position.latitude, place.position.longitude], zoom);
        return { place, x, y };
      });
    const placed = uncrowded(named, createNameRuler(this.#context, family), isRightToLeft);
    this.#names = { zoom, of: scene, placed };
    return placed;
  }

  paint(map: LeafletMap, { column, row }: Sheet, scene: Scene): HTMLCanvasElement {
    const { index, look, showsLand, way } = scene;
    const [zoom, context, ratio] = [map.getZoom(), this.#context, this.#ratio];
    const from = new Point(column, row).multiplyBy(sheetSide);
    const around = new Point(reach, reach);
    const part = boundsOf(
      map.unproject(from.subtract(around), zoom),
      map.unproject(from.add(around).add(new Point(sheetSide, sheetSide)), zoom),
    );
    const placeOf = (latitude: number, longitude: number) => map.project([latitude, longitude], zoom).subtract(from);
    let above: readonly PlacedPlace[] = [];
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (showsLand) {
      const shores = this.#shoresAt(map, zoom, from);
      const { coarse, squares, fine } = outlineIn(part, zoom);
      const lands = (zoom < firstLandZoom ? [] : landIn(part)).map(shores.landOf);
      const paint = (draw: () => void): void => {
        context.save();
        context.translate(shores.from.x - from.x, shores.from.y - from.y);
        draw();
        context.restore();
      };
      paint(() => paintWaters(context, coarse.map(shores.pathOf), look.colours.water));
      blankSquares(context, squares, placeOf);
      paint(() => {
        for (const land of lands) paintBuilt(context, land, look.colours);
        paintWaters(context, fine.map(shores.pathOf), look.colours.water);
        for (const land of lands) paintLand(context, land, zoom, look.colours);
      });
      const placed = this.#namesAt(map, zoom, scene).map(({ place, x, y }) => ({
        place,
        x: x - from.x,
        y: y - from.y,
      }));
      paintPlaces(context, placed, look);
      above = placed.filter(({ place }) => isAboveAll(place));
    }
    paintWay(
      context,
      way.map(({ latitude, longitude }) => placeOf(latitude, longitude)),
      look.colours.sight,
    );
    paintPins(placedPins(index, part, zoom, placeOf), { canvas: context, ruler: this.ruler(look), ...look });
    for (const one of above) paintPlaceSign(context, one, look.colours);

    const canvas = document.createElement("canvas");
    const { height, width } = this.#easel;
    Object.assign(canvas, { width, height });
    Object.assign(canvas.style, { position: "absolute", width: `${width / ratio}px`, height: `${height / ratio}px` });
    // Taking the picture leaves the easel blank for the next one.
    canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(this.#easel.transferToImageBitmap());
    return canvas;
  }
}
