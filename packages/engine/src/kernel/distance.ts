/** A place on the earth, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

const degree = Math.PI / 180;
const earthKm = 6371;

/** Kilometres between two places, as the crow flies. */
export const kmBetween = (one: Position, other: Position): number => {
  const half =
    Math.sin(((other.latitude - one.latitude) * degree) / 2) ** 2 +
    Math.cos(one.latitude * degree) *
      Math.cos(other.latitude * degree) *
      Math.sin(((other.longitude - one.longitude) * degree) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(half));
};
