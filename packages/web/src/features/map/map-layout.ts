import type { MapPlace, MapPoint, Position } from "./map.types.ts";
import { dotRadius, priceHeight } from "./pin-painter.ts";
import { isAboveAll, isShownAt } from "./place-kind.ts";
import { signRadiusOf } from "./place-signs.ts";

/** Pixels of the world at a zoom. */
type Spot = { readonly x: number; readonly y: number };

type Size = { readonly width: number; readonly height: number };

/** A box by its middle. */
export type Box = Spot & Size;

/** A point with the middle of what is drawn of it: its price, or where there is no room for one a dot where it stands. */
export type PlacedPin = Spot & {
  readonly point: MapPoint;
  readonly spot: Spot;
  readonly hasPrice: boolean;
  /** How many others stand under its price or its dot, without a price of their own. */
  readonly hidden: number;
};

/** A place with the middle of its name and its width, and where it stands. */
export type PlacedPlace = Spot & { readonly place: MapPlace; readonly spot: Spot; readonly width: number };

/** What stands where at a zoom, the same whichever part of it is drawn: no price or name covers another. */
export type MapLayout = {
  /** In the order of the points. */
  readonly pins: readonly PlacedPin[];
  readonly byId: ReadonlyMap<string, PlacedPin>;
  readonly places: readonly PlacedPlace[];
};

/** Pixels that stay free around a price or a name. */
const air = 4;
/** Pixels from a point to its price that stands beside it. */
const lead = 10;
/** Of more points than these a price stands over its own point or not at all: there are others enough to be read near by. */
const mostLed = 200;
/** So few prices are all looked for: the names of quarters take what they leave. */
const fewPrices = 12;
const lineHeight = 18;
const cell = 128;

/** Boxes by where they are, so that only those near by are asked. */
class Taken {
  readonly #cells = new Map<number, Box[]>();

  *#cellsOf({ x, y, width, height }: Box): Generator<number> {
    for (let column = Math.floor((x - width / 2) / cell); column <= (x + width / 2) / cell; column++)
      for (let row = Math.floor((y - height / 2) / cell); row <= (y + height / 2) / cell; row++)
        yield column * 2 ** 24 + row;
  }

  add(box: Box): void {
    for (const key of this.#cellsOf(box)) {
      const held = this.#cells.get(key);
      if (held === undefined) this.#cells.set(key, [box]);
      else held.push(box);
    }
  }

  /** How many of the boxes this one would cover; no more than `most` are counted. */
  under(box: Box, most: number): number {
    const found = new Set<Box>();
    for (const key of this.#cellsOf(box)) {
      for (const one of this.#cells.get(key) ?? []) {
        const [across, down] = [Math.abs(one.x - box.x), Math.abs(one.y - box.y)];
        if (across >= (one.width + box.width) / 2 || down >= (one.height + box.height) / 2) continue;
        found.add(one);
        if (found.size >= most) return most;
      }
    }
    return found.size;
  }

  isFree(box: Box): boolean {
    return this.under(box, 1) === 0;
  }
}

const boxAt = ({ x, y }: Spot, [across, down]: Offset, width: number, height: number): Box => ({
  x: x + across,
  y: y + down,
  width: width + air,
  height: height + air,
});

type Offset = readonly [across: number, down: number];

/** Round a point, in degrees: straight ways before slanted ones. */
const turns = [-90, 90, 0, 180, -60, 60, -120, 120, -30, 30, -150, 150];

/** Over the point itself, or beside it at the end of a line, near before far. */
const besidePoint = (width: number): readonly Offset[] => {
  const [side, rise] = [width / 2 + lead + dotRadius, priceHeight / 2 + lead + dotRadius];
  const ring = (across: number, down: number) =>
    turns.map((turn): Offset => {
      const angle = (turn * Math.PI) / 180;
      return [Math.cos(angle) * across, Math.sin(angle) * down];
    });
  const farther = (times: number) => ring(side + times * priceHeight, (times + 1) * rise);
  return [[0, 0], ...farther(0), ...farther(1), ...farther(2)];
};

/** A quarter's points stand round its middle: its name stands there, and goes a little aside for their prices. */
const besideQuarter = (width: number): readonly Offset[] => {
  const side = width / 2 + 24;
  return [
    [0, 0],
    [0, -24],
    [0, 24],
    [side, 0],
    [-side, 0],
    [0, -44],
    [0, 44],
  ];
};

const besideSign = (width: number, radius: number, isRightToLeft: boolean): readonly Offset[] => {
  const side = (isRightToLeft ? -1 : 1) * (width / 2 + radius + air);
  const rise = radius + lineHeight / 2 + 2;
  return [
    [side, 0],
    [-side, 0],
    [0, rise],
    [0, -rise],
  ];
};

/** Whether the edge of a frame runs through a box. */
export const isCutBy = (frame: Box, box: Box): boolean => {
  const [across, down] = [Math.abs(box.x - frame.x), Math.abs(box.y - frame.y)];
  const isOut = across >= (frame.width + box.width) / 2 || down >= (frame.height + box.height) / 2;
  return !isOut && (across > (frame.width - box.width) / 2 || down > (frame.height - box.height) / 2);
};

/** Whether a spot is in a box. */
export const isIn = (frame: Box, { x, y }: Spot): boolean =>
  Math.abs(x - frame.x) <= frame.width / 2 && Math.abs(y - frame.y) <= frame.height / 2;

/** Where the line from a point to its price comes by. */
const stepsTo = (spot: Spot, box: Spot): readonly Box[] =>
  [0.3, 0.4, 0.5, 0.6, 0.7].map((part) => ({
    x: spot.x + (box.x - spot.x) * part,
    y: spot.y + (box.y - spot.y) * part,
    width: air,
    height: air,
  }));

/** Whether the line from a point to a box that lies farther off runs over no price, no name and no other point. */
const isClear = (spot: Spot, box: Box, taken: Taken, dots: Taken): boolean =>
  stepsTo(spot, box).every((step) => taken.isFree(step) && dots.isFree(step));

/** From a spot to the nearest edge of a box. */
const awayFrom = ({ x, y }: Spot, box: Box): number =>
  Math.hypot(Math.max(0, Math.abs(x - box.x) - box.width / 2), Math.max(0, Math.abs(y - box.y) - box.height / 2));

/** A point whose price looks for room, and those whose dots it must not seem to belong to. */
type Owner = { readonly spot: Spot; readonly others: readonly Spot[] };

/**
 * The box that covers nothing and hides the fewest dots, the earlier before the later; null where each covers something. A price stands nearer to its
 * own dot than to any other.
 */
const roomiest = (boxes: readonly Box[], taken: Taken, dots: Taken, frame: Box | null, owner?: Owner): Box | null => {
  const spot = owner?.spot;
  let best: Box | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [order, box] of boxes.entries()) {
    if (!taken.isFree(box) || (frame !== null && isCutBy(frame, box))) continue;
    // What is in sight has its price there too.
    if (frame !== null && spot !== undefined && isIn(frame, spot) !== isIn(frame, box)) continue;
    if (spot !== undefined && order > turns.length && !isClear(spot, box, taken, dots)) continue;
    if (owner !== undefined && order > 0) {
      const away = awayFrom(owner.spot, box);
      if (owner.others.some((other) => awayFrom(other, box) < away)) continue;
    }
    // Over its own point a price hides that dot too; beside it the dot takes as much room.
    const hidden = dots.under(box, least) + (order === 0 ? 0 : 1);
    if (hidden < least) [best, least] = [box, hidden];
  }
  return best;
};

/** Out from under a sign, on the side where it is. */
const asideOf =
  (spotOf: LayoutSetting["spotOf"]) =>
  (spot: Spot, { position, sign }: MapPlace): Spot => {
    const middle = spotOf(position);
    const [across, down] = [spot.x - middle.x, spot.y - middle.y];
    const away = Math.hypot(across, down);
    const least = signRadiusOf(sign) + dotRadius + 2;
    if (away >= least) return spot;
    if (away === 0) return { x: middle.x, y: middle.y + least };
    return { x: middle.x + (across / away) * least, y: middle.y + (down / away) * least };
  };

export type LayoutSetting = {
  /** Those that matter more come first: where two prices have no room, the first is written. */
  readonly points: readonly MapPoint[];
  readonly places: readonly MapPlace[];
  readonly zoom: number;
  readonly spotOf: (position: Position) => Spot;
  /** Pixels of a price with what is around it, and of a name. */
  readonly priceWidth: (point: MapPoint) => number;
  readonly nameWidth: (place: MapPlace) => number;
  readonly isRightToLeft: boolean;
  /** What has its place already. */
  readonly fixed?: readonly Box[];
  /** What is written stands in it or out of it: its edge cuts nothing. */
  readonly frame?: Box | null;
};

/**
 * Finds room for what is written on the map: for what everybody looks for and the names of quarters, then for the prices in their order, then for the
 * names of sights. Few prices come before the quarters. A price without room is a dot; a name without room is not written. A point under the sign of
 * what everybody looks for stands at the edge of that.
 */
export const layOut = (setting: LayoutSetting): MapLayout => {
  const { frame = null, isRightToLeft, nameWidth, places, points, priceWidth, spotOf, zoom } = setting;
  const [taken, prices, dots] = [new Taken(), new Taken(), new Taken()];
  for (const box of setting.fixed ?? []) taken.add(box);
  const shown = places.filter((place) => isShownAt(place, zoom));
  const name = (place: MapPlace): readonly PlacedPlace[] => {
    const spot = spotOf(place.position);
    const width = nameWidth(place);
    const radius = signRadiusOf(place.sign);
    const sign = { ...spot, width: 2 * radius + air, height: 2 * radius + air };
    // What everybody looks for is there anyhow.
    const isCut = frame !== null && !isAboveAll(place) && isCutBy(frame, sign);
    if (place.kind === "landmark" && (isCut || !taken.isFree(sign))) return [];
    const offsets = place.kind === "area" ? besideQuarter(width) : besideSign(width, radius, isRightToLeft);
    const found = roomiest(
      offsets.map((offset) => boxAt(spot, offset, width, lineHeight)),
      taken,
      dots,
      isAboveAll(place) ? null : frame,
    );
    if (found === null) return [];
    taken.add(found);
    if (place.kind === "landmark") taken.add(sign);
    return [{ place, spot, x: found.x, y: found.y, width }];
  };
  const great = shown.filter(isAboveAll);
  const spots = points.map(({ position }) => great.reduce(asideOf(spotOf), spotOf(position)));
  const side = 2 * dotRadius;
  for (const spot of spots) dots.add({ ...spot, width: side, height: side });
  const isQuarter = ({ kind }: MapPlace): boolean => kind === "area";
  const quarters = shown.filter(isQuarter);
  const isFew = points.length <= fewPrices;
  const first = [...great, ...(isFew ? [] : quarters)].flatMap(name);
  const isLed = points.length <= mostLed;
  // A price over its own point leaves no dot there.
  const dotted = new Set(isLed ? spots : []);
  const pins = points.map((point, at): PlacedPin => {
    const spot = spots[at] ?? spotOf(point.position);
    const dot = { ...spot, width: side, height: side };
    const width = priceWidth(point);
    const offsets = isLed && prices.isFree(dot) ? besidePoint(width) : besidePoint(width).slice(0, 1);
    const found = roomiest(
      offsets.map((offset) => boxAt(spot, offset, width, priceHeight)),
      taken,
      dots,
      frame,
      { spot, others: [...dotted].filter((other) => other.x !== spot.x || other.y !== spot.y) },
    );
    if (found === null) return { point, spot, ...spot, hasPrice: false, hidden: 0 };
    taken.add(found);
    prices.add(found);
    if (found.x === spot.x && found.y === spot.y) dotted.delete(spot);
    else for (const part of [dot, ...stepsTo(spot, found)]) taken.add(part);
    return { point, spot, x: found.x, y: found.y, hasPrice: true, hidden: 0 };
  });
  const bare = new Set(pins.filter(({ hasPrice }) => !hasPrice));
  const counted = pins.map((pin) => {
    if (!pin.hasPrice) return pin;
    const price = { x: pin.x, y: pin.y, width: priceWidth(pin.point), height: priceHeight };
    const dot = { ...pin.spot, width: 2 * side, height: 2 * side };
    const under = [...bare].filter(({ spot }) => isIn(price, spot) || isIn(dot, spot));
    // Each stands under one.
    for (const one of under) bare.delete(one);
    return { ...pin, hidden: under.length };
  });
  return {
    pins: counted,
    byId: new Map(counted.map((pin) => [pin.point.id, pin])),
    places: [
      ...first,
      ...[...(isFew ? quarters : []), ...shown.filter((place) => !isAboveAll(place) && !isQuarter(place))].flatMap(
        name,
      ),
    ],
  };
};

/**
 * Where a price that had no room stands while somebody is at its point: in the window, over as few prices, then names, then points as can be, its line
 * among them. Nothing else moves.
 */
export const standOut = (
  { point, spot }: PlacedPin,
  layout: MapLayout,
  window: Size & Spot,
  priceWidth: LayoutSetting["priceWidth"],
): Spot => {
  const [prices, names, dots] = [new Taken(), new Taken(), new Taken()];
  const side = 2 * dotRadius;
  for (const one of layout.places) (isAboveAll(one.place) ? prices : names).add({ ...one, height: lineHeight });
  for (const pin of layout.pins) {
    if (pin.point !== point) dots.add({ ...pin.spot, width: side, height: side });
    if (pin.hasPrice) prices.add({ ...pin, width: priceWidth(pin.point), height: priceHeight });
  }
  const width = priceWidth(point);
  let best: Spot = spot;
  let least = Number.POSITIVE_INFINITY;
  for (const offset of besidePoint(width)) {
    const box = boxAt(spot, offset, width, priceHeight);
    const isIn =
      Math.abs(box.x - window.x) <= (window.width - box.width) / 2 &&
      Math.abs(box.y - window.y) <= (window.height - box.height) / 2;
    // A line through another's price says less than a price that stands over it.
    const crosses = stepsTo(spot, box).some((step) => !prices.isFree(step));
    const hidden =
      (isIn ? 0 : 300) + 30 * prices.under(box, 9) + (crosses ? 40 : 0) + 10 * names.under(box, 2) + dots.under(box, 9);
    if (hidden < least) [best, least] = [{ x: box.x, y: box.y }, hidden];
  }
  return best;
};
