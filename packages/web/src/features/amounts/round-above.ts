import type { Money } from "@safar/engine";

/** The next round number above an amount: of Rs 2,953 it is Rs 3,000. */
export const roundAbove = ({ minor, currency }: Money): Money => {
  const size = 10 ** (String(minor).length - 1);
  return { minor: (Math.floor(minor / size) + 1) * size, currency };
};
