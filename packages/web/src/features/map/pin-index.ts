import Supercluster from "supercluster";
import type { Bounds, MapPoint, Pin, Position } from "./map.types.ts";
import { signRadius } from "./place-signs.ts";
import { spreadOut } from "./spread.ts";

type Cheapest = { readonly price: number; readonly label: string };

/** Beyond this zoom every point stands for itself. */
export const lastClusterZoom = 16;

/** Pixels: closer ones are gathered. */
const radius = 76;

/** Pixels of a price on the map, near enough: how wide a letter is, what stands around them, the count of a cluster, and how high it is. */
const label = { letter: 7.5, around: 24, count: 34, height: 28 } as const;

/** Pixels of the whole world at a zoom, and a place on it as Mercator has it. */
const sideAt = (zoom: number): number => 256 * 2 ** zoom;

const spotOf = ({ latitude, longitude }: Position, side: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: (longitude / 360 + 0.5) * side, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side };
};

const placeOf = ({ x, y }: { readonly x: number; readonly y: number }, side: number): Position => ({
  latitude: (Math.atan(Math.sinh((0.5 - y / side) * 2 * Math.PI)) * 180) / Math.PI,
  longitude: (x / side - 0.5) * 360,
});

/** Pins that make room for each other and for the signs of `kept`, so that every price can be read and pressed. */
const apart = (pins: readonly Pin[], kept: readonly Position[], zoom: number): readonly Pin[] => {
  const side = sideAt(zoom);
  const spots = pins.map(({ position }) => spotOf(position, side));
  const across = 2 * signRadius;
  const placed = spreadOut([
    ...pins.map(({ kind, label: text }, at) => ({
      x: spots[at]?.x ?? 0,
      y: spots[at]?.y ?? 0,
      width: text.length * label.letter + label.around + (kind === "cluster" ? label.count : 0),
      height: label.height,
    })),
    ...kept.map((position) => ({ ...spotOf(position, side), width: across, height: across, isFixed: true })),
  ]);
  return pins.map((pin, at) => {
    const [from, to] = [spots[at], placed[at]];
    // What stays where it is keeps its very place.
    if (to === undefined || (from?.x === to.x && from.y === to.y)) return pin;
    return { ...pin, position: placeOf(to, side) };
  });
};

export type PinIndex = {
  /** What stands within `bounds` at a zoom. */
  readonly pinsIn: (bounds: Bounds, zoom: number) => readonly Pin[];
  /** The zoom at which a cluster falls apart. */
  readonly expansionZoom: (clusterId: number) => number;
  /** The pin that a point is shown by at a zoom: its own, or that of the cluster it is in. Null for a point that is not on the map. */
  readonly pinOf: (id: string, zoom: number) => Pin | null;
};

/** Hotels gathered by how close they are at each zoom. `kept` are the places of signs that no price covers. */
export const createPinIndex = (points: readonly MapPoint[], kept: readonly Position[] = []): PinIndex => {
  const byId = new Map(points.map((point) => [point.id, point]));
  const index = new Supercluster<MapPoint, Cheapest>({
    radius,
    // One tile of Leaflet is 256 pixels wide.
    extent: 256,
    maxZoom: lastClusterZoom,
    map: ({ price, label }) => ({ price, label }),
    reduce: (cheapest, one) => {
      if (one.price < cheapest.price) Object.assign(cheapest, { price: one.price, label: one.label });
    },
  }).load(
    points.map((point) => ({
      type: "Feature",
      properties: point,
      geometry: { type: "Point", coordinates: [point.position.longitude, point.position.latitude] },
    })),
  );
  const pinsAt = (zoom: number): readonly Pin[] =>
    index.getClusters([-180, -90, 180, 90], zoom).map(({ properties, geometry }): Pin => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const position = { latitude, longitude };
      const { label: text, price } = properties;
      return "cluster" in properties
        ? {
            kind: "cluster",
            key: `cluster ${properties.cluster_id}`,
            clusterId: properties.cluster_id,
            count: properties.point_count,
            position,
            label: text,
            price,
          }
        : { kind: "point", key: properties.id, id: properties.id, name: properties.name, position, label: text, price };
    });
  const layouts = new Map<number, readonly Pin[]>();
  /** All pins of a zoom: how one makes room depends on its neighbours, and is the same whichever part of the map is drawn. */
  const layoutAt = (zoom: number): readonly Pin[] => {
    const whole = Math.floor(zoom);
    const layout = layouts.get(whole) ?? apart(pinsAt(whole), kept, whole);
    layouts.set(whole, layout);
    return layout;
  };
  const pinsIn = ({ west, south, east, north }: Bounds, zoom: number): readonly Pin[] =>
    layoutAt(zoom).filter(
      ({ position: { latitude, longitude } }) =>
        longitude >= west && longitude <= east && latitude >= south && latitude <= north,
    );
  const holds = (pin: Pin, id: string): boolean =>
    pin.kind === "point"
      ? pin.id === id
      : index.getLeaves(pin.clusterId, Number.POSITIVE_INFINITY).some(({ properties }) => properties.id === id);
  return {
    pinsIn,
    expansionZoom: (clusterId) => index.getClusterExpansionZoom(clusterId),
    pinOf: (id, zoom) => {
      const point = byId.get(id);
      if (point === undefined) return null;
      const { latitude, longitude } = point.position;
      // A cluster stands in the middle of its points, at most its radius away from any of them at each zoom that it grew through; it may have
      // made room as well.
      const reach = ((radius * 4) / 256 / 2 ** Math.floor(zoom)) * 360;
      const around = {
        west: longitude - reach,
        south: latitude - reach,
        east: longitude + reach,
        north: latitude + reach,
      };
      const near = pinsIn(around, zoom);
      return near.find((pin) => pin.kind === "point" && pin.id === id) ?? near.find((pin) => holds(pin, id)) ?? null;
    },
  };
};
