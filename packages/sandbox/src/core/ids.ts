import { createRandom } from "./random.ts";
import type { Store } from "./store.ts";

/** No 0, 1, I, L or O: nobody mistakes one sign for another on the phone. */
export const codeAlphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

type Counter = { readonly id: string; readonly value: number };

export interface Ids {
  /** RFC 4122 shaped, version 4. */
  readonly uuid: () => string;
  /** Signs of `codeAlphabet`. */
  readonly code: (length: number) => string;
  /** The next whole number of a series, from 1. */
  count(series: string): number;
}

const hexOf = (byte: number): string => byte.toString(16).padStart(2, "0");

/** Ids that depend on the seed and on how many were given before, never repeated; the count lives in the store. */
export const createIds = (store: Store, seed: () => string): Ids => {
  const counters = store.collection<Counter>("sandbox_counters");

  const count = (series: string): number => {
    const value = (counters.get(series)?.value ?? 0) + 1;
    counters.put({ id: series, value });
    return value;
  };

  return {
    count,
    uuid: () => {
      const random = createRandom(`${seed()}/uuid/${count("uuid")}`);
      const bytes = Array.from({ length: 16 }, (_, index) => {
        const byte = random.integer(0, 255);
        if (index === 6) return (byte & 0x0f) | 0x40;
        return index === 8 ? (byte & 0x3f) | 0x80 : byte;
      });
      const hex = bytes.map(hexOf).join("");
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
    code: (length) => {
      // A step prime to the number of codes walks through all of them before it meets one again.
      const base = BigInt(codeAlphabet.length);
      const all = base ** BigInt(length);
      const random = createRandom(`${seed()}/code/${length}`);
      const draw = () =>
        Array.from({ length }, () => random.integer(0, codeAlphabet.length - 1)).reduce(
          (sum, digit) => sum * base + BigInt(digit),
          0n,
        );
      const start = draw();
      const drawn = draw();
      const step = drawn % base === 0n ? drawn + 1n : drawn;
      let rest = (start + step * BigInt(count(`code/${length}`))) % all;
      let code = "";
      for (let index = 0; index < length; index++) {
        code += codeAlphabet.charAt(Number(rest % base));
        rest /= base;
      }
      return code;
    },
  };
};
