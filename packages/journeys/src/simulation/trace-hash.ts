/** Reads texts one after the other, and tells whether two readings were the same. The same in Node and in every browser. */
export type TraceHash = {
  readonly update: (text: string) => void;
  /** Of all that was read so far, as thirty-two hexadecimal digits. */
  readonly digest: () => string;
};

const multipliers = [597_399_067, 2_869_860_233, 951_274_213, 2_716_044_179] as const;

const hexOf = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");

/** Four words that each letter is mixed into, as in cyrb128: tells readings apart, and protects nothing. */
export const createTraceHash = (): TraceHash => {
  let [h1, h2, h3, h4] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  const mix = (unit: number): void => {
    h1 = h2 ^ Math.imul(h1 ^ unit, multipliers[0]);
    h2 = h3 ^ Math.imul(h2 ^ unit, multipliers[1]);
    h3 = h4 ^ Math.imul(h3 ^ unit, multipliers[2]);
    h4 = h1 ^ Math.imul(h4 ^ unit, multipliers[3]);
  };
  return {
    update: (text) => {
      for (let index = 0; index < text.length; index += 1) mix(text.charCodeAt(index));
      // Where one text ends is a part of what was read.
      mix(0x1_0000);
    },
    digest: () => [h1, h2, h3, h4].map(hexOf).join(""),
  };
};
