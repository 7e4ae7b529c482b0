import { type CurrencyCode, type Money, type Problem, parseMoney, type Unserved, zeroMoney } from "@safar/engine";
import { isRefusedAs } from "../http/refusals.ts";

/** Why a signed-in person's call gave nothing. */
export const unservedOf = (problem: Problem): Unserved =>
  isRefusedAs(problem, "unauthorised", "token_expired") ? { type: "SIGNED_OUT" } : { type: "PROBLEM", problem };

export const malformed = (detail: string): Extract<Unserved, { type: "PROBLEM" }> => ({
  type: "PROBLEM",
  problem: { kind: "malformed", detail, status: 200 },
});

/** Whether the service may have done what it was asked although no answer says so. */
export const isOpen = (problem: Problem): boolean => {
  if (problem.kind === "refused") return problem.status >= 500;
  if (problem.kind === "malformed") return problem.status !== 0;
  return problem.kind !== "tokenUnavailable";
};

/** Reads the amounts of one answer and remembers the first that nobody can read; an answer with such a one is none. */
export const createMoneyReader = () => {
  let fault: string | null = null;
  const placeholder: CurrencyCode = "PKR";
  const money = (amount: string, currency: string): Money => {
    const read = parseMoney(amount, currency);
    if (read.ok) return read.value;
    fault ??= `the amount "${amount}" in "${currency}" cannot be read: ${read.error.code}`;
    return zeroMoney(placeholder);
  };
  return {
    money,
    moneyOrNull: (amount: string | null, currency: string): Money | null =>
      amount === null ? null : money(amount, currency),
    /** Notes what else is wrong with the answer. */
    reject: (why: string): void => {
      fault ??= why;
    },
    fault: () => fault,
  };
};

export type MoneyReader = ReturnType<typeof createMoneyReader>;

/** A limit in a refusal's details: a decimal text, or a number of whole units. */
export const limitIn = (meta: Readonly<Record<string, unknown>> | undefined, name: string): Money | null => {
  const [value, currency] = [meta?.[name], meta?.["currency"]];
  if ((typeof value !== "string" && typeof value !== "number") || typeof currency !== "string") return null;
  const read = parseMoney(String(value), currency);
  return read.ok ? read.value : null;
};
