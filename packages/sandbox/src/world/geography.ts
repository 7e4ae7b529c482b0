export type Point = { readonly latitude: number; readonly longitude: number };

/** As the wire writes it. */
export const pointWire = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude });

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in whole kilometres. */
export const distanceKm = (from: Point, to: Point): number => {
  const half =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return Math.round(12_742 * Math.asin(Math.sqrt(half)));
};

const kmPerDegree = 111.2;

/** To a tenth of a kilometre, within a city. */
export const fineKm = (one: Point, other: Point): number => {
  const east = (one.longitude - other.longitude) * Math.cos(radians(one.latitude));
  return Math.round(Math.hypot(one.latitude - other.latitude, east) * kmPerDegree * 10) / 10;
};

/** Minutes from gate to gate: cruise speed, climb, taxi, and a little for headwind when flying west. Rounded to five. */
export const blockMinutes = (from: Point, to: Point, cruiseKmh: number): number => {
  const air = (distanceKm(from, to) / cruiseKmh) * 60;
  const headwind = to.longitude < from.longitude ? 1.05 : 0.98;
  return Math.round((air * headwind + 28) / 5) * 5;
};
