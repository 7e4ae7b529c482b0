/**
 * A 32-bit number that depends on the text alone. The network holds thousands of flights, so its chance is a hash of each
 * flight's own key: nothing has to be drawn in order, and one flight can be looked at without drawing the others.
 */
export const hash32 = (text: string, seed = 0): number => {
  let value = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/** In [0, 1), by text and seed. */
export const chance = (text: string, seed: number): number => hash32(text, seed) / 2 ** 32;

/** A whole number from `min` to `max`, both included. */
export const between = (text: string, seed: number, min: number, max: number): number =>
  min + Math.floor(chance(text, seed) * (max - min + 1));

/** One of a list, by text; nothing of an empty one. */
export const picked = <One>(list: readonly One[], text: string): One | undefined => list[hash32(text) % list.length];

/** 64 bits as 16 hexadecimal digits: an opaque id for something that its text names. */
export const digest = (text: string, seed = 0): string =>
  hash32(text, seed).toString(16).padStart(8, "0") +
  hash32(`${text}~`, seed ^ 0x9e3779b9)
    .toString(16)
    .padStart(8, "0");
