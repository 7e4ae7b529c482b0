import type { MapPlace, MapPoint, Position } from "./map.types.ts";
import { weightOf } from "./near-first.ts";
import { isAboveAll, isShownAt } from "./place-kind.ts";
import { signRadiusOf } from "./place-signs.ts";
import { type Box, type Spot, Taken } from "./taken.ts";

/** Who else stands where a point is drawn. */
export type Others = {
  /** How many stand at the same spot and are not drawn. */
  readonly hidden: number;
  /** Whether this one stands for them, as none of them costs less; the one that somebody has chosen stands for itself. */
  readonly isLeast: boolean;
};

const nobody: Others = { hidden: 0, isLeast: true };

/** A point with the middle of what is drawn of it: its price, or where there is no room for one a dot where it stands. */
export type PlacedPin = Spot &
  Others & {
    readonly point: MapPoint;
    readonly spot: Spot;
    readonly hasPrice: boolean;
    /** Whether another that stands at its spot is drawn for it. */
    readonly isHidden: boolean;
  };

/** A place with the middle of its name and its width, and where it stands. */
export type PlacedPlace = Spot & { readonly place: MapPlace; readonly spot: Spot; readonly width: number };

/** What stands where at a zoom, the same whichever part of it is drawn: no price or name covers another, nor another's dot. */
export type MapLayout = {
  /** In the order of the points. */
  readonly pins: readonly PlacedPin[];
  readonly byId: ReadonlyMap<string, PlacedPin>;
  readonly places: readonly PlacedPlace[];
};

/** CSS pixels. */
export const priceHeight = 24;
export const dotRadius = 5;
/** Pixels that stay free around a price or a name. */
const air = 3;
/** Pixels from a point to the edge of its price, which its tail bridges. */
const tail = 7;
/** From a tail to the end of the price over which it stands, and how far it reaches into its price. */
const tailInset = 13;
const tailRoot = 3;
/** Points nearer to each other than this are one dot with a number. */
const sameSpot = 9;
/** Of more points than these a price covers the dots that are in its way: somewhere it must be read what things cost. */
export const mostDotted = 200;
/** So few prices are all looked for: the names of quarters take what they leave. */
const fewPrices = 40;
/** So often those that found no room are asked first. */
const mostTries = 12;
const lineHeight = 18;

const boxAt = ({ x, y }: Spot, [across, down]: Offset, width: number, height: number): Box => ({
  x: x + across,
  y: y + down,
  width: width + air,
  height: height + air,
});

type Offset = readonly [across: number, down: number];

/** Over a point or under it, in the middle or to one side, or beside it; always so near that its tail reaches there. */
const atPoint = (width: number): readonly Offset[] => {
  const [side, rise, shift] = [width / 2 + tail, priceHeight / 2 + tail, width / 2 - tailInset];
  return [
    [0, -rise],
    [0, rise],
    ...[shift, -shift, shift / 2, -shift / 2].flatMap((across): Offset[] => [
      [across, -rise],
      [across, rise],
    ]),
    [side, 0],
    [-side, 0],
  ];
};

/** Farther to one side, clear of a sign that the point stands at. */
const asideOfSign = (width: number): readonly Offset[] => {
  const [shift, rise] = [width / 2 - tailRoot, priceHeight / 2 + tail + 5];
  return [-shift, shift].flatMap((across): Offset[] => [
    [across, -rise],
    [across, rise],
  ]);
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
    ...[44, 64, 84].flatMap((down): Offset[] => [
      [0, -down],
      [0, down],
      [side, -down],
      [-side, down],
    ]),
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
    // Aside of what stands close around it.
    ...[-rise, rise].flatMap((down): Offset[] => [
      [side / 2, down * 1.2],
      [-side / 2, down * 1.2],
    ]),
  ];
};

/** Pixels of a window's edges that something lies over. */
export type Covered = Readonly<Record<"head" | "foot" | "left" | "right", number>>;

/** What lies over the edges of a window, and the edges themselves: what is written stands clear of them, inside or out of sight. */
export const edgesOf = ({ x, y, width, height }: Box, { foot, head, left, right }: Covered): readonly Box[] => {
  const [west, east, north, south] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  // A point within has no price beyond.
  const [over, wide, high] = [2 * tail, width + 4 * tail, height + 4 * tail];
  return [
    { x, y: north + (head - over) / 2, width: wide, height: head + over },
    { x, y: south - (foot - over) / 2, width: wide, height: foot + over },
    { x: west + (left - over) / 2, y, width: left + over, height: high },
    { x: east - (right - over) / 2, y, width: right + over, height: high },
  ];
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

const dotAt = (spot: Spot): Box => ({ ...spot, width: 2 * dotRadius + 1, height: 2 * dotRadius + 1 });

/** Of several places in the list of points. */
const cheapestOf = (points: readonly MapPoint[], [first, ...others]: readonly [number, ...number[]]): number =>
  others.reduce((least, at) => ((points[at]?.price ?? 0) < (points[least]?.price ?? 0) ? at : least), first);

/** The places of the points that are drawn, each with who else stands there: `lit` for those at its spot, else the cheapest of them. */
const headsOf = (spots: readonly Spot[], points: readonly MapPoint[], lit: number): ReadonlyMap<number, Others> => {
  const [known, groups] = [new Taken(), new Map<Box, [number, ...number[]]>()];
  const all = [...spots.entries()];
  for (const [at, spot] of [...all.splice(Math.max(0, lit), 1), ...all]) {
    const box = { ...spot, width: sameSpot, height: sameSpot };
    const [there = box] = known.under(box, 1);
    const group = groups.get(there);
    if (group === undefined) {
      known.add(box);
      groups.set(box, [at]);
    } else group.push(at);
  }
  return new Map(
    [...groups.values()].map((group) => {
      const least = cheapestOf(points, group);
      const isLit = group[0] === lit;
      return [isLit ? lit : least, { hidden: group.length - 1, isLeast: !isLit }];
    }),
  );
};

export type LayoutSetting = {
  /** Those that matter more come first: where two prices have no room, the first is written. */
  readonly points: readonly MapPoint[];
  readonly places: readonly MapPlace[];
  readonly zoom: number;
  readonly spotOf: (position: Position) => Spot;
  /** Pixels of a price with what is around it and the number of others there, and of a name. */
  readonly priceWidth: (point: MapPoint, others: Others) => number;
  readonly nameWidth: (place: MapPlace) => number;
  readonly isRightToLeft: boolean;
  /** What has its place already, such as what lies over the map. */
  readonly fixed?: readonly Box[];
  /** What else is written there, where no name of what everybody looks for stands. */
  readonly labels?: readonly Box[];
  /** What stood there before: a price stays where it was while it can. */
  readonly before?: MapLayout | null;
  /** The point that somebody has chosen: it finds room before all others. */
  readonly lit?: string | null;
};

/** The names of what everybody looks for, which nothing else is written over. */
export const greatNames = ({ places }: Pick<MapLayout, "places">): readonly Box[] =>
  places.filter(({ place }) => isAboveAll(place)).map((one) => ({ ...one, height: lineHeight }));

/**
 * Finds room for what is written on the map: for what everybody looks for and the names of quarters, then for the prices in their order, then for the
 * names of sights. Few prices come before the quarters. A price without room is a dot; a name without room is not written. A point under the sign of
 * what everybody looks for stands at the edge of that.
 */
export const layOut = (setting: LayoutSetting): MapLayout => {
  const {
    before = null,
    fixed = [],
    isRightToLeft,
    labels = [],
    lit = null,
    nameWidth,
    places,
    points,
    priceWidth,
    spotOf,
    zoom,
  } = setting;
  const shown = places.filter((place) => isShownAt(place, zoom));
  const great = shown.filter(isAboveAll);
  const spots = points.map(({ position }) => great.reduce(asideOf(spotOf), spotOf(position)));
  const heads = headsOf(
    spots,
    points,
    points.findIndex(({ id }) => id === lit),
  );
  const isDotted = points.length <= mostDotted;
  const isQuarter = ({ kind }: MapPlace): boolean => kind === "area";
  const isFew = points.length <= fewPrices;
  const quarters = shown.filter(isQuarter);

  const dots = new Taken();
  if (isDotted) for (const at of heads.keys()) dots.add(dotAt(spots[at] ?? { x: 0, y: 0 }));

  const name =
    (taken: Taken) =>
    (place: MapPlace): readonly PlacedPlace[] => {
      const spot = spotOf(place.position);
      const width = nameWidth(place);
      const radius = signRadiusOf(place.sign);
      const sign = { ...spot, width: 2 * radius + air, height: 2 * radius + air };
      // What everybody looks for is there anyhow.
      if (place.kind === "landmark" && !isAboveAll(place) && !(taken.isFree(sign) && dots.isFree(sign))) return [];
      const offsets =
        place.kind === "landmark"
          ? besideSign(width, radius, isRightToLeft)
          : besideQuarter(width).slice(0, isQuarter(place) ? undefined : 3);
      const boxes = offsets.map((offset) => boxAt(spot, offset, width, lineHeight));
      const free = boxes.filter((box) => taken.isFree(box));
      const found = free.find((box) => dots.isFree(box)) ?? (isAboveAll(place) ? (free[0] ?? boxes[0]) : undefined);
      if (found === undefined) return [];
      taken.add(found);
      if (place.kind === "landmark") taken.add(sign);
      return [{ place, spot, x: found.x, y: found.y, width }];
    };
  // The chosen one, or else the first of the list, and the cheapest are written whatever comes after them.
  const [chosen = 0, ...others] = heads.keys();
  const cheapest = cheapestOf(points, [chosen, ...others]);
  const firsts = [chosen, ...others.filter((at) => at === cheapest)];
  /** With prices that look for room in an order. */
  const tried = (order: readonly number[]) => {
    const taken = new Taken();
    for (const box of fixed) taken.add(box);
    const named = great.flatMap(name(taken));
    for (const box of labels) taken.add(box);
    if (!isFew) named.push(...quarters.flatMap(name(taken)));
    const pins = new Map<number, Spot>();
    for (const at of order) {
      const [point, spot] = [points[at], spots[at]];
      if (point === undefined || spot === undefined) continue;
      const width = priceWidth(point, heads.get(at) ?? nobody);
      const was = before?.byId.get(point.id);
      const stayed: readonly Offset[] = was?.hasPrice ? [[was.x - was.spot.x, was.y - was.spot.y]] : [];
      const offsets = [...stayed, ...atPoint(width).slice(0, isDotted ? undefined : 1)];
      const free = offsets.map((offset) => boxAt(spot, offset, width, priceHeight)).filter((box) => taken.isFree(box));
      // The chosen one and the cheapest stand over dots where they must, over as few as can be: prices make room for them.
      const hides = (box: Box) => dots.under(box, 9).size;
      const isFound = point.id === lit || (at === cheapest && at !== chosen);
      const found =
        free.find((box) => dots.isFree(box)) ??
        (isFound ? free.toSorted((one, other) => hides(one) - hides(other))[0] : undefined);
      if (found === undefined) continue;
      taken.add(found);
      pins.set(at, found);
    }
    if (isFew) named.push(...quarters.flatMap(name(taken)));
    named.push(...shown.filter((place) => !isAboveAll(place) && !isQuarter(place)).flatMap(name(taken)));
    return { pins, named };
  };

  let order = others.filter((at) => at !== cheapest);
  const weightIn = ({ pins }: ReturnType<typeof tried>): number =>
    [...pins.keys()].reduce((sum, at) => sum + weightOf(points[at] ?? {}), 0);
  let best = tried([...firsts, ...order]);
  let last = best;
  const tries = isFew && before === null ? mostTries : 1;
  for (let times = 1; best.pins.size < heads.size && times < tries; times += 1) {
    const { pins } = last;
    order = [...order.filter((at) => !pins.has(at)), ...order.filter((at) => pins.has(at))];
    last = tried([...firsts, ...order]);
    if (weightIn(last) > weightIn(best)) best = last;
  }
  const pins = points.map((point, at): PlacedPin => {
    const spot = spots[at] ?? spotOf(point.position);
    const { x, y } = best.pins.get(at) ?? spot;
    return { point, spot, x, y, hasPrice: best.pins.has(at), ...(heads.get(at) ?? nobody), isHidden: !heads.has(at) };
  });
  return { pins, byId: new Map(pins.map((pin) => [pin.point.id, pin])), places: best.named };
};

/**
 * Where a price that had no room stands while somebody is at its point: in the window, over what everybody looks for only where it must, then over as
 * few prices, names and points as can be. Nothing else moves.
 */
export const standOut = (
  out: PlacedPin,
  layout: MapLayout,
  covered: readonly Box[],
  priceWidth: LayoutSetting["priceWidth"],
): Spot => {
  const { point, spot } = out;
  const [edges, greats, prices, names, dots] = [new Taken(), new Taken(), new Taken(), new Taken(), new Taken()];
  for (const box of covered) edges.add(box);
  for (const one of layout.places) {
    const [kin, side] = [isAboveAll(one.place) ? greats : names, 2 * signRadiusOf(one.place.sign)];
    kin.add({ ...one, height: lineHeight });
    if (one.place.kind === "landmark") kin.add({ ...one.spot, width: side, height: side });
  }
  for (const pin of layout.pins) {
    if (pin.point !== point && !pin.isHidden) dots.add(dotAt(pin.spot));
    if (pin.hasPrice) prices.add({ ...pin, width: priceWidth(pin.point, pin), height: priceHeight });
  }
  const width = priceWidth(point, out);
  let best: Spot = spot;
  let least = Number.POSITIVE_INFINITY;
  for (const offset of [...atPoint(width), ...asideOfSign(width)]) {
    const box = boxAt(spot, offset, width, priceHeight);
    const [cut, covers] = [edges.under(box, 1).size, prices.under(box, 9).size];
    const hidden =
      300 * cut +
      100 * greats.under(box, 2).size +
      30 * covers +
      10 * names.under(box, 2).size +
      dots.under(box, 9).size;
    if (hidden < least) [best, least] = [{ x: box.x, y: box.y }, hidden];
  }
  return best;
};

/** Where the tail of a price leaves it, well within, on its way to its point. */
export const tailFrom = (spot: Spot, { x, y, width, height }: Box): Spot => {
  const [across, down] = [width / 2 - 2 * tailRoot, height / 2 - tailRoot];
  return {
    x: Math.max(x - across, Math.min(spot.x, x + across)),
    y: Math.max(y - down, Math.min(spot.y, y + down)),
  };
};

/** What is drawn of a zoom is the same in both. */
export const isSameLayout = (one: MapLayout, other: MapLayout): boolean => {
  type Drawn = Spot & Partial<Pick<PlacedPin, "hasPrice" | "hidden" | "isLeast">>;
  const isSame = (a: Drawn, b: Drawn | undefined): boolean =>
    a.x === b?.x && a.y === b.y && a.hasPrice === b.hasPrice && a.hidden === b.hidden && a.isLeast === b.isLeast;
  return (
    one.pins.length === other.pins.length &&
    one.places.length === other.places.length &&
    one.pins.every((pin, at) => isSame(pin, other.pins[at])) &&
    one.places.every((place, at) => place.place === other.places[at]?.place && isSame(place, other.places[at]))
  );
};
