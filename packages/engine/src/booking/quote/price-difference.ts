import { type Money, sumMoney } from "../../kernel/money.ts";
import type { Price, PriceLine, PriceLineKind } from "../../kernel/price.ts";

/** One line then and now; null where there was or is none. `changeMinor` is null when the currencies differ. */
export type LineDifference = {
  readonly kind: PriceLineKind;
  readonly code: string | null;
  readonly label: string | null;
  readonly before: Money | null;
  readonly after: Money | null;
  readonly changeMinor: number | null;
};

export type PriceDifference = {
  /** Every line of either price, in the order of the new one, those that are gone last. */
  readonly lines: readonly LineDifference[];
  readonly before: Money;
  readonly after: Money;
  readonly changeMinor: number | null;
  readonly isSame: boolean;
};

const nameOf = ({ kind, code, label }: PriceLine): string => JSON.stringify([kind, code ?? label ?? ""]);

/** Lines of one name are told apart by their place among each other. */
const byName = (lines: readonly PriceLine[]): Map<string, PriceLine> => {
  const counts = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const name = nameOf(line);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name}#${count}`, line];
    }),
  );
};

const isEqual = (one: Money | undefined, other: Money | undefined): boolean =>
  one?.minor === other?.minor && one?.currency === other?.currency;

/** An offer tells all fees in one line where a quote tells them apart. */
const familyOf = ({ kind }: PriceLine): PriceLineKind =>
  kind === "service_fee" || kind === "surcharge" ? "fee" : kind;

/**
 * The lines of two prices as they can be held against each other: where one names the parts of a family otherwise than the other,
 * as an offer and a quote do, each has one line for all of it.
 */
const comparable = (before: readonly PriceLine[], after: readonly PriceLine[]) => {
  const namesIn = (lines: readonly PriceLine[], family: PriceLineKind) =>
    lines.filter((line) => familyOf(line) === family).map(nameOf);
  const isNamedOtherwise = (family: PriceLineKind): boolean => {
    const old = new Set(namesIn(before, family));
    return old.size > 0 && !namesIn(after, family).some((name) => old.has(name));
  };
  const families = new Set(after.map(familyOf).filter(isNamedOtherwise));
  const merged = (lines: readonly PriceLine[]): readonly PriceLine[] => {
    const done = new Set<PriceLineKind>();
    return lines.flatMap((line) => {
      const family = familyOf(line);
      if (!families.has(family)) return [line];
      if (done.has(family)) return [];
      done.add(family);
      const amounts = lines.filter((other) => familyOf(other) === family).map(({ amount }) => amount);
      const named = after.filter((other) => familyOf(other) === family);
      const [first = line] = named;
      const name = named.length === 1 ? first : { kind: first.kind };
      return [{ ...name, amount: sumMoney(amounts, line.amount.currency) }];
    });
  };
  return { before: merged(before), after: merged(after) };
};

/** What became of a price, line by line. In one currency the lines' changes add up to the total's. */
export const priceDifference = (before: Price, after: Price): PriceDifference => {
  const isComparable = before.total.currency === after.total.currency;
  const compared = comparable(before.lines, after.lines);
  const old = byName(compared.before);
  const now = byName(compared.after);
  const gone = [...old].filter(([name]) => !now.has(name));
  const lines = [...now, ...gone].map(([name, line]): LineDifference => {
    const was = old.get(name);
    const is = now.get(name);
    return {
      kind: line.kind,
      code: line.code ?? null,
      label: line.label ?? null,
      before: was?.amount ?? null,
      after: is?.amount ?? null,
      changeMinor: isComparable ? (is?.amount.minor ?? 0) - (was?.amount.minor ?? 0) : null,
    };
  });
  return {
    lines,
    before: before.total,
    after: after.total,
    changeMinor: isComparable ? after.total.minor - before.total.minor : null,
    isSame:
      isEqual(before.total, after.total) &&
      lines.every(({ before, after }) => isEqual(before ?? undefined, after ?? undefined)),
  };
};
