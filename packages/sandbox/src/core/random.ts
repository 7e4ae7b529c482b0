/** A seeded source of chance; forking by a key gives a stream that depends on the seed and the key alone. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  fork(key: string): Random;
}

/** cyrb128: spreads a text over four 32-bit words. */
const wordsOf = (text: string): [number, number, number, number] => {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    h1 = h2 ^ Math.imul(h1 ^ unit, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ unit, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ unit, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ unit, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  const all = h1 ^ h2 ^ h3 ^ h4;
  return [all >>> 0, (h2 ^ all) >>> 0, (h3 ^ all) >>> 0, (h4 ^ all) >>> 0];
};

/** The text's hash as eight hexadecimal digits; tells contents apart, protects nothing. */
export const fingerprintOf = (text: string): string => wordsOf(text)[0].toString(16).padStart(8, "0");

/** sfc32 (Chris Doty-Humphrey's small fast counter), seeded by a text. */
export const createRandom = (seed: string): Random => {
  let [a, b, c, counter] = wordsOf(seed);
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let round = 0; round < 12; round++) next();

  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => {
      const index = Math.floor(next() * items.length);
      for (const item of items.slice(index, index + 1)) return item;
      throw new RangeError("Random.pick was given an empty list. Give it at least one item.");
    },
    fork: (key) => createRandom(`${seed}/${key}`),
  };
};
