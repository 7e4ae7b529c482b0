import { type Money, multiplyMoney, sumMoney } from "../../kernel/money.ts";
import type { QuantityCut, QuantityLine, QuantityOrder, QuantityStop } from "./quantities.types.ts";

const lineOf = ({ lines }: QuantityOrder, item: string): QuantityLine | undefined =>
  lines.find((line) => line.item === item);

/** How many of all together. */
export const countOf = ({ lines }: QuantityOrder): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What a line may not go above, the narrowest first. */
const limitsOf = (order: QuantityOrder, line: QuantityLine): readonly (QuantityStop & { readonly room: number })[] => {
  const others = countOf(order) - line.quantity;
  const limits = [
    { code: "left", limit: line.left, taken: 0 },
    { code: "most", limit: line.most, taken: 0 },
    { code: "all", limit: order.left, taken: others },
    { code: "order", limit: order.most, taken: others },
  ] as const;
  return limits
    .flatMap(({ code, limit, taken }) => (limit === null ? [] : [{ code, limit, room: Math.max(0, limit - taken) }]))
    .toSorted((one, other) => one.room - other.room);
};

/** The fewest of a line that are any at all. */
const fewest = ({ least, step }: QuantityLine): number => Math.ceil(Math.max(least, 1) / step) * step;

const none = (line: QuantityLine): number => (line.isOptional ? 0 : fewest(line));

/** The most of a line beside what else is chosen. */
const ceiling = (order: QuantityOrder, line: QuantityLine): number => {
  const room = limitsOf(order, line)[0]?.room ?? Number.MAX_SAFE_INTEGER;
  const whole = Math.floor(room / line.step) * line.step;
  return whole < fewest(line) ? 0 : whole;
};

/** The number nearest to a wish that a line may have: by its step, never above a limit. */
const allowed = (order: QuantityOrder, line: QuantityLine, wish: number): number => {
  const whole = Math.floor(wish / line.step) * line.step;
  const wanted = whole <= 0 ? none(line) : Math.max(whole, fewest(line));
  return Math.min(wanted, ceiling(order, line));
};

const after = (line: QuantityLine): number => Math.max(fewest(line), line.quantity + line.step);

const before = (line: QuantityLine): number => {
  const fewer = line.quantity - line.step;
  return fewer < fewest(line) ? none(line) : fewer;
};

/** Why there can be no more of a line, or no fewer; null when there can. */
export const stopOf = (order: QuantityOrder, item: string, way: "more" | "fewer"): QuantityStop | null => {
  const line = lineOf(order, item);
  if (line === undefined) return { code: "all", limit: 0 };
  if (way === "fewer") return before(line) < line.quantity ? null : { code: "least", limit: none(line) };
  const [narrowest] = limitsOf(order, line);
  if (narrowest === undefined || after(line) <= narrowest.room) return null;
  const { code, limit } = narrowest;
  return { code, limit };
};

/** An order with another number of one line: the one that was asked for, or the nearest to it that may be had. */
export const withQuantity = (order: QuantityOrder, item: string, wish: number): QuantityOrder => ({
  ...order,
  lines: order.lines.map((line) => (line.item === item ? { ...line, quantity: allowed(order, line, wish) } : line)),
});

/** One step more of a line, or one fewer; the same order at its end. */
export const stepped = (order: QuantityOrder, item: string, way: "more" | "fewer"): QuantityOrder => {
  const line = lineOf(order, item);
  if (line === undefined || stopOf(order, item, way) !== null) return order;
  return withQuantity(order, item, way === "more" ? after(line) : before(line));
};

/** What may be had has changed. What was chosen is kept as far as it still may be, and whatever became less is named. */
export const onOffer = (
  { lines }: QuantityOrder,
  offered: QuantityOrder,
): { readonly order: QuantityOrder; readonly cuts: readonly QuantityCut[] } => {
  const empty = { ...offered, lines: offered.lines.map((line) => ({ ...line, quantity: 0 })) };
  const order = offered.lines.reduce<QuantityOrder>((kept, { item }) => {
    const chosen = lines.find((line) => line.item === item)?.quantity ?? 0;
    return withQuantity(kept, item, chosen);
  }, empty);
  const cuts = lines.flatMap(({ item, quantity: from }): readonly QuantityCut[] => {
    const to = lineOf(order, item)?.quantity ?? 0;
    return to < from ? [{ item, from, to }] : [];
  });
  return { order, cuts };
};

/** What a line comes to; null when its price is not known. */
export const costOf = ({ price, quantity }: QuantityLine): Money | null =>
  price === null ? null : multiplyMoney(price, quantity);

/** The sum of the lines; null while none of what is chosen has a price. */
export const sumOf = ({ lines }: QuantityOrder): Money | null => {
  const costs = lines.flatMap((line) => (line.quantity === 0 ? [] : (costOf(line) ?? [])));
  const [first] = costs;
  return first === undefined ? null : sumMoney(costs, first.currency);
};
