import type { Movement } from "@safar/sandbox";

/** Accounts of a person, which never go below zero. */
const personal = ["wallet:", "promo:", "points:"] as const;

const isPersonal = (account: string): boolean => personal.some((kind) => account.startsWith(kind));

/** A wrong amount, or one that goes nowhere. */
const misbooked = ({ amount, from, id, to }: Movement): readonly string[] =>
  Number.isSafeInteger(amount) && amount > 0 && from !== to ? [] : [`${id} moves ${amount} from ${from} to ${to}`];

const overdrawn = (movements: readonly Movement[]): readonly string[] => {
  const held = new Map<string, number>();
  const add = (key: string, amount: number) => held.set(key, (held.get(key) ?? 0) + amount);
  for (const { amount, currency, from, to } of movements) {
    add(`${from} ${currency}`, -amount);
    add(`${to} ${currency}`, amount);
  }
  return [...held].flatMap(([key, amount]) => (isPersonal(key) && amount < 0 ? [`${key} holds ${amount}`] : []));
};

const overRefunded = (movements: readonly Movement[]): readonly string[] => {
  const kept = new Map<string, number>();
  for (const { amount, currency, kind, order } of movements) {
    if (order === undefined || (kind !== "capture" && kind !== "refund")) continue;
    const key = `${order} ${currency}`;
    kept.set(key, (kept.get(key) ?? 0) + (kind === "capture" ? amount : -amount));
  }
  return [...kept].flatMap(([key, amount]) =>
    amount < 0 ? [`${key}: ${-amount} more is returned than was taken`] : [],
  );
};

/** What is wrong in the books, by an arithmetic that is nobody else's; nothing when all is well. */
export const faultsInBooks = (movements: readonly Movement[]): readonly string[] => [
  ...movements.flatMap(misbooked),
  ...overdrawn(movements),
  ...overRefunded(movements),
];
