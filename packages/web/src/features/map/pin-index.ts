import Supercluster from "supercluster";
import type { Bounds, MapPoint, Pin } from "./map.types.ts";

type Cheapest = { readonly price: number; readonly label: string };

/** Beyond this zoom every point stands for itself. */
export const lastClusterZoom = 16;

/** Pixels: a price is about as wide, so that two never cover each other. */
const radius = 76;

export type PinIndex = {
  /** What stands within `bounds` at a zoom. */
  readonly pinsIn: (bounds: Bounds, zoom: number) => readonly Pin[];
  /** The zoom at which a cluster falls apart. */
  readonly expansionZoom: (clusterId: number) => number;
  /** The pin that a point is shown by at a zoom: its own, or that of the cluster it is in. Null for a point that is not on the map. */
  readonly pinOf: (id: string, zoom: number) => Pin | null;
};

/** Hotels gathered by how close they are at each zoom. */
export const createPinIndex = (points: readonly MapPoint[]): PinIndex => {
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
  const pinsIn = ({ west, south, east, north }: Bounds, zoom: number): readonly Pin[] =>
    index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ properties, geometry }): Pin => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const position = { latitude, longitude };
      const { label, price } = properties;
      return "cluster" in properties
        ? {
            kind: "cluster",
            key: `cluster ${properties.cluster_id}`,
            clusterId: properties.cluster_id,
            count: properties.point_count,
            position,
            label,
            price,
          }
        : { kind: "point", key: properties.id, id: properties.id, name: properties.name, position, label, price };
    });
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
      // A cluster stands in the middle of its points, at most its radius away from any of them at each zoom that it grew through.
      const reach = ((radius * 3) / 256 / 2 ** Math.floor(zoom)) * 360;
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
