import { type LatLng, type Map as LeafletMap, Point } from "leaflet";
import { type CityLand, landIn } from "./land/land.ts";
import { firstLandZoom, type LandColours, type LandPaths, landPathsOf, paintBuilt, paintLand } from "./land-painter.ts";
import { type LineTo, lineTo, paintLineTo } from "./line-to.ts";
import type { Bounds, MapPlace, MapPoint, Position } from "./map.types.ts";
import { layOutLabels } from "./map-labels.ts";
import { dotRadius, greatNames, type MapLayout, mostDotted, priceHeight } from "./map-layout.ts";
import { outlineIn, type Water } from "./outline.ts";
import { createPinRuler, type PinColours, type PinRuler, paintPins } from "./pin-painter.ts";
import { isAboveAll } from "./place-kind.ts";
import { createNameRuler, type PlaceColours, paintPlaceSign, paintPlaces } from "./place-painter.ts";
import { signRadiusOf } from "./place-signs.ts";
import { type PlacedRing, paintRings, type Ring, ringFont, ringsAt } from "./rings.ts";
import { type Sheet, sheetSide } from "./sheets.ts";
import { type Box, isOver, type Spot, Taken } from "./taken.ts";
import { blankSquares, paintWaters, pathOf } from "./water-painter.ts";
import { paintWayNames, type WayName, wayFont, wayNamesOf } from "./way-names.ts";

export type Look = {
  readonly colours: PinColours & PlaceColours & LandColours;
  readonly family: string;
  readonly isRightToLeft: boolean;
};

/** What is drawn on every sheet. */
export type Scene = {
  /** The point that is chosen. */
  readonly lit: string | null;
  readonly points: readonly MapPoint[];
  readonly places: readonly MapPlace[];
  /** Stops that a line joins, in its order; empty where none does. */
  readonly way: readonly Position[];
  readonly rings: readonly Ring[];
  readonly look: Look;
  /** A length as the page's language writes it. */
  readonly write: (kilometres: number) => string;
  readonly showsLand: boolean;
  /** At a zoom, what lies over the map and the edges of its window: nothing is written there. */
  readonly edges: { readonly zoom: number; readonly boxes: readonly Box[] } | null;
};

/** CSS pixels: a price or a name that stands on the next sheet reaches at most so far onto this one. */
const reach = 160;
/** CSS pixels of a ring's label, of a place's name, and of a dot with what is around it. */
const ringHeight = 16;
const nameHeight = 22;
const dotRoom = 14;
const lengthFont = (family: string): string => `700 13px ${family}`;
const noEdges: readonly Box[] = [];
/** Sheets overlap by a pixel, or the land would shine through between them while a zoom scales them. */
const bleed = 1;

const boundsOf = (one: LatLng, other: LatLng): Bounds => ({
  west: Math.min(one.lng, other.lng),
  south: Math.min(one.lat, other.lat),
  east: Math.max(one.lng, other.lng),
  north: Math.max(one.lat, other.lat),
});

/** What stands in a rectangle of the world or reaches into it, with its places counted from a corner. */
export const within = <P extends Spot & { readonly spot: Spot }>(
  placed: readonly P[],
  from: Spot,
  to: Spot,
  corner: Spot,
): readonly P[] =>
  placed
    .filter(({ x, y }) => x >= from.x - reach && x <= to.x + reach && y >= from.y - reach && y <= to.y + reach)
    .map((one) => ({
      ...one,
      x: one.x - corner.x,
      y: one.y - corner.y,
      spot: { x: one.spot.x - corner.x, y: one.spot.y - corner.y },
    }));

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
  /** What there is room for at each zoom, by its place in the world: every sheet has the same. */
  #layouts: {
    readonly of: Scene;
    readonly at: Map<number, Pick<Scene, "lit"> & { readonly edges: readonly Box[]; readonly layout: MapLayout }>;
  } | null = null;
  /** What is written where a layout leaves room. */
  readonly #between = new WeakMap<
    MapLayout,
    { taken: Taken; line: LineTo | null; names: Map<CityLand, readonly WayName[]> }
  >();
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
    this.#layouts = null;
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

  #labelAt({ x, y }: Spot, label: string): Box {
    return { x, y, width: this.#context.measureText(label).width, height: ringHeight };
  }

  /** The rings of a zoom in pixels of the world, without the labels that something lies over. */
  #ringsAt({ edges, look, rings }: Scene, zoom: number, spotOf: (position: Position) => Spot): readonly PlacedRing[] {
    this.#context.font = ringFont(look.family);
    const boxes = edges?.zoom === zoom ? edges.boxes : noEdges;
    return ringsAt(rings, spotOf).map((ring) => ({
      ...ring,
      at: ring.at.filter((spot) => !boxes.some((box) => isOver(box, this.#labelAt(spot, ring.label)))),
    }));
  }

  /** What there is room for at a zoom. */
  layoutAt(map: LeafletMap, zoom: number, scene: Scene): MapLayout {
    const { lit, look, places, points } = scene;
    const held = this.#layouts;
    const isSame = held?.of.points === points && held.of.places === places && held.of.look === look;
    const layouts = isSame && held ? held : { of: scene, at: new Map() };
    this.#layouts = layouts;
    const known = layouts.at.get(zoom);
    const edges = scene.edges?.zoom === zoom ? scene.edges.boxes : noEdges;
    if (known?.edges === edges && known.lit === lit) return known.layout;
    const spotOf = ({ latitude, longitude }: Position) => map.project([latitude, longitude], zoom);
    const labels = this.#ringsAt(scene, zoom, spotOf).flatMap(({ at, label }) =>
      at.map((spot) => this.#labelAt(spot, label)),
    );
    const layout = layOutLabels({
      points,
      places,
      zoom,
      spotOf,
      fixed: edges,
      labels,
      before: known?.layout ?? null,
      lit,
      priceWidth: this.ruler(look),
      nameWidth: createNameRuler(this.#context, look.family),
      isRightToLeft: look.isRightToLeft,
    });
    layouts.at.set(zoom, { edges, layout, lit });
    return layout;
  }

  /** What everything else that is written takes. */
  #takenIn({ pins, places }: MapLayout, rings: readonly PlacedRing[], look: Look): Taken {
    const [taken, ruler] = [new Taken(), this.ruler(look)];
    for (const pin of pins) {
      // Among so many a road would have no name.
      if (!pin.isHidden && pins.length <= mostDotted) taken.add({ ...pin.spot, width: dotRoom, height: dotRoom });
      if (pin.hasPrice) taken.add({ ...pin, width: ruler(pin.point, pin), height: priceHeight });
    }
    for (const { place, spot, width, x, y } of places) {
      taken.add({ x, y, width, height: nameHeight });
      const side = 2 * signRadiusOf(place.sign);
      if (place.kind === "landmark") taken.add({ ...spot, width: side, height: side });
    }
    this.#context.font = ringFont(look.family);
    for (const { at, label } of rings) for (const spot of at) taken.add(this.#labelAt(spot, label));
    return taken;
  }

  /** What is written between all that a layout has: how far the chosen one is, and what roads are called. */
  #betweenAt(map: LeafletMap, layout: MapLayout, scene: Scene, lands: readonly CityLand[]) {
    const { lit, look, places, way, write } = scene;
    const zoom = map.getZoom();
    const spotOf = ({ latitude, longitude }: Position) => map.project([latitude, longitude], zoom);
    const widthIn = (font: string) => (label: string) => {
      this.#context.font = font;
      return this.#context.measureText(label).width;
    };
    let held = this.#between.get(layout);
    if (held === undefined) {
      const taken = this.#takenIn(layout, this.#ringsAt(scene, zoom, spotOf), look);
      const widthOf = widthIn(lengthFont(look.family));
      const line = way.length > 0 ? null : lineTo(layout, { lit, places, spotOf, taken, widthOf, write });
      held = { taken, line, names: new Map() };
      this.#between.set(layout, held);
    }
    const { line, names: known, taken } = held;
    const names = lands.flatMap((land) => {
      const names =
        known.get(land) ??
        wayNamesOf(land.ways, {
          zoom,
          isRightToLeft: look.isRightToLeft,
          spotOf,
          widthOf: widthIn(wayFont(look.family)),
          taken,
          known: new Set(places.map(({ name }) => name)),
        });
      known.set(land, names);
      return names;
    });
    return { line, names };
  }

  paint(map: LeafletMap, { column, row }: Sheet, scene: Scene): HTMLCanvasElement {
    const { look, showsLand, way } = scene;
    const [zoom, context, ratio] = [map.getZoom(), this.#context, this.#ratio];
    const from = new Point(column, row).multiplyBy(sheetSide);
    const to = from.add(new Point(sheetSide, sheetSide));
    const around = new Point(reach, reach);
    const part = boundsOf(map.unproject(from.subtract(around), zoom), map.unproject(to.add(around), zoom));
    const layout = this.layoutAt(map, zoom, scene);
    const { pins, places } = layout;
    const placeOf = (latitude: number, longitude: number) => map.project([latitude, longitude], zoom).subtract(from);
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
    }
    const spotOn = ({ latitude, longitude }: Position) => placeOf(latitude, longitude);
    paintWay(context, way.map(spotOn), look.colours.sight);
    const { halo, sight } = look.colours;
    context.save();
    context.translate(-from.x, -from.y);
    const great = greatNames({ places });
    const rings = this.#ringsAt(scene, zoom, (position) =>
      map.project([position.latitude, position.longitude], zoom),
    ).map((ring) => ({
      ...ring,
      at: ring.at.filter((spot) => !great.some((name) => isOver(name, this.#labelAt(spot, ring.label)))),
    }));
    const isNear = ({ x, y }: Spot) => x > from.x - reach && x < to.x + reach && y > from.y - reach && y < to.y + reach;
    const { line, names } = this.#betweenAt(map, layout, scene, showsLand ? landIn(part) : []);
    const { dot: ink, name } = look.colours;
    paintWayNames(context, names.filter(isNear), { ...look, halo, ink: name });
    if (line !== null) paintLineTo(context, line, { font: lengthFont(look.family), halo, ink });
    paintRings(context, rings, { family: look.family, halo, line: sight });
    context.restore();
    const named = showsLand ? within(places, from, to, from) : [];
    paintPlaces(context, named, look);
    const isOn = ({ x, y }: Spot) =>
      Math.max(Math.abs(x - sheetSide / 2), Math.abs(y - sheetSide / 2)) < sheetSide / 2 + dotRadius * 2;
    const near = within(pins, from, to, from).filter(({ hasPrice, spot }) => hasPrice || isOn(spot));
    paintPins(near, { canvas: context, ruler: this.ruler(look), ...look });
    // No hotel's dot lies over what everybody looks for.
    for (const one of named) if (isAboveAll(one.place)) paintPlaceSign(context, one, look.colours);

    const canvas = document.createElement("canvas");
    const { height, width } = this.#easel;
    Object.assign(canvas, { width, height });
    Object.assign(canvas.style, { position: "absolute", width: `${width / ratio}px`, height: `${height / ratio}px` });
    // Taking the picture leaves the easel blank for the next one.
    canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(this.#easel.transferToImageBitmap());
    return canvas;
  }
}
