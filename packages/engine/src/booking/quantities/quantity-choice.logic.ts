import { countOf, onOffer, withQuantity } from "./quantities.ts";
import type { QuantityCut, QuantityOrder } from "./quantities.types.ts";
import type {
  QuantityChoiceContext,
  QuantityChoiceInput,
  QuantityChoiceOutput,
  QuantityPriceRequest,
  QuantityRead,
  QuantityRule,
  QuantitySlot,
} from "./quantity-choice.types.ts";

export const initialChoice = <About extends object>({
  answers = {},
  code = null,
  date,
  item,
  quantities = {},
  slot,
}: QuantityChoiceInput): QuantityChoiceContext<About> => ({
  item,
  date: date ?? null,
  read: null,
  slot: slot ?? null,
  quantities,
  answers,
  code,
  cuts: [],
  price: null,
  problem: null,
  end: "BACK",
});

type Choosing = Pick<QuantityChoiceContext<object>, "read" | "slot" | "quantities" | "answers">;

/** The slot that is chosen; null while none is. */
export const slotIn = ({ read, slot }: Pick<Choosing, "read" | "slot">): QuantitySlot | null =>
  read?.slots.find(({ id }) => id === slot) ?? null;

const isSold = ({ state }: QuantitySlot): boolean => state === "open" || state === "few";

type Offered = { readonly order: QuantityOrder; readonly cuts: readonly QuantityCut[] };

/** What of the wishes can be had at a slot, and what cannot. At a slot that is not sold nothing can. */
const offeredAt = (slot: QuantitySlot, quantities: Choosing["quantities"]): Offered => {
  const wished = Object.entries(quantities).map(([item, quantity]) => ({
    item,
    quantity,
    least: 0,
    isOptional: true,
    most: null,
    left: null,
    step: 1,
    price: null,
  }));
  const order = isSold(slot) ? slot.order : { ...slot.order, left: 0 };
  return onOffer({ lines: wished, most: null, left: null }, order);
};

/** The lines as they stand; null while no slot is chosen. */
export const orderIn = (context: Choosing): QuantityOrder | null => {
  const slot = slotIn(context);
  return slot === null ? null : offeredAt(slot, context.quantities).order;
};

const quantitiesOf = ({ lines }: QuantityOrder): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ item, quantity }) => [item, quantity]));

/** Another order of the same slot: from here on nothing is cut, and the price is another. */
export const ordering = (order: QuantityOrder) => ({ quantities: quantitiesOf(order), cuts: [], price: null });

/** At least as many as a slot begins with, where any are wanted: of the first line, which it begins with. */
const raised = (order: QuantityOrder, { rules }: QuantitySlot): QuantityOrder => {
  const [first] = order.lines;
  const fewest = Math.max(0, ...rules.map((rule) => (rule.kind === "least" ? rule.count : 0)));
  const count = countOf(order);
  if (first === undefined || count === 0 || count >= fewest) return order;
  return withQuantity(order, first.item, first.quantity + fewest - count);
};

/** Another slot, or the same as it is now: what was chosen is kept as far as can be, and what was cut is named. */
export const settled = <About extends object>(
  context: Pick<QuantityChoiceContext<About>, "quantities">,
  read: QuantityRead<About>,
  wanted: string | null,
) => {
  const sold = read.slots.filter(isSold);
  const [only] = sold.length === 1 ? sold : [];
  const slot = read.slots.find(({ id }) => id === wanted) ?? only ?? null;
  if (slot === null) return { slot: null, cuts: [], price: null };
  // Nobody has said yet how many: it begins with what the slot proposes, of which nothing is cut.
  const isNew = Object.keys(context.quantities).length === 0;
  const { cuts, order } = offeredAt(slot, isNew ? quantitiesOf(slot.order) : context.quantities);
  return { slot: slot.id, quantities: quantitiesOf(raised(order, slot)), cuts: isNew ? [] : cuts, price: null };
};

const countOfItems = ({ lines }: QuantityOrder, items: readonly string[]): number =>
  lines.reduce((sum, { item, quantity }) => (items.includes(item) ? sum + quantity : sum), 0);

const isBroken = (order: QuantityOrder, rule: QuantityRule): boolean =>
  rule.kind === "needs"
    ? countOfItems(order, rule.items) > 0 && countOfItems(order, rule.needs) === 0
    : order.lines.reduce((sum, { quantity }) => sum + quantity, 0) < rule.count;

/** The first rule that a choice which was begun does not keep; null when it keeps them all. */
export const brokenRule = (context: Choosing): QuantityRule | null => {
  const order = orderIn(context);
  if (order === null || order.lines.every(({ quantity }) => quantity === 0)) return null;
  return slotIn(context)?.rules.find((rule) => isBroken(order, rule)) ?? null;
};

/** The questions that have to be answered yet. */
export const unanswered = (context: Choosing): readonly string[] =>
  (slotIn(context)?.questions ?? [])
    .filter(({ id, isRequired }) => isRequired && (context.answers[id] ?? "").trim() === "")
    .map(({ id }) => id);

/** Something is chosen, by every rule, and all that has to be is answered. */
export const isComplete = (context: Choosing): boolean => {
  const order = orderIn(context);
  if (order === null || order.lines.every(({ quantity }) => quantity === 0)) return false;
  return brokenRule(context) === null && unanswered(context).length === 0;
};

/** What a price is asked for. The chart leads here only with a slot. */
export const priceRequestOf = (context: QuantityChoiceContext<object>): QuantityPriceRequest => ({
  item: context.item,
  slot: context.slot ?? "",
  lines: (orderIn(context)?.lines ?? []).flatMap(({ item, quantity }) => (quantity === 0 ? [] : [{ item, quantity }])),
  answers: context.answers,
  code: context.code,
});

export const choiceOutput = <About extends object>(
  context: QuantityChoiceContext<About>,
): QuantityChoiceOutput<About> => {
  const { answers, code, end, price, quantities, read } = context;
  const search = read?.search ?? null;
  const slot = slotIn(context);
  if (end !== "CHOSEN") return { type: end, search };
  if (read === null || slot === null || price === null) return { type: "BACK", search };
  return { type: end, about: read.about, slot, quantities, answers, code, price, search };
};
