import type { Told } from "./told.ts";

/** A line with its amount that another page of the same visit called otherwise. */
type Named = { readonly name: string; readonly path: string };

/** Amounts that two lines of a page have say nothing of which is which. */
const unmistakable = (lines: Told["lines"]): Told["lines"] =>
  lines.filter(
    ({ amount, name }) =>
      amount !== 0 && name !== "" && lines.every((other) => other.amount !== amount || other.name === name),
  );

/**
 * Follows what the lines of a price are called while somebody books one thing: a line has one name from the first step to the invoice. A
 * total is a line of another name as soon as nothing else is to be paid, so that sums are not held to it.
 */
export const followLineNames = () => {
  let about = "";
  const names = new Map<number, Named>();
  return (path: string, { lines, locale }: Told, trip: string): readonly string[] => {
    if (about !== `${locale} ${trip}`) names.clear();
    about = `${locale} ${trip}`;
    return unmistakable(lines).flatMap(({ amount, name }) => {
      const before = names.get(amount);
      if (before === undefined) names.set(amount, { name, path });
      return before === undefined || before.name === name
        ? []
        : [`chosen: the line of ${amount} thousandths is called "${name}", and was "${before.name}" on ${before.path}`];
    });
  };
};
