import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { passesLuhn } from "../../world/check-digit.ts";

/** All that is kept of a card: enough to show it, and the last four digits that the simulated bank decides by. */
export type VaultedCard = {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  /** `MM/YY`. */
  readonly expiry: string;
  /** Until when the token buys something; null once the card is saved. */
  readonly expiresAt: EpochMs | null;
};

const tokenLifetimeMs = 30 * 60_000;

export const cardsIn = (store: Store): Collection<VaultedCard> => store.collection<VaultedCard>("vaulted_cards");

export const maskedCard = ({ last4 }: Pick<VaultedCard, "last4">): string => `•••• ${last4}`;

const brands: readonly (readonly [brand: string, pattern: RegExp])[] = [
  ["mada", /^(?:588845|968208|440647|446404)/],
  ["Visa", /^4/],
  ["Mastercard", /^(?:5[1-5]|2[2-7])/],
  ["American Express", /^3[47]/],
  ["UnionPay", /^62/],
  ["PayPak", /^22|^60/],
];

const brandOf = (number: string): string => brands.find(([, pattern]) => pattern.test(number))?.[0] ?? "Card";

/** The first instant after a card's last month. */
const endOf = (expiry: string): EpochMs => Date.UTC(2000 + Number(expiry.slice(3)), Number(expiry.slice(0, 2)), 1);

const wrong = (field: string, message: string) => refuse("validation_failed", { status: 422, field, message });

type TypedCard = {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
};

/** Checks a typed card and keeps no digit of it but the last four. */
export const tokeniseCard = (call: Pick<Call, "store" | "code" | "now">, typed: TypedCard): VaultedCard => {
  const number = typed.number.replaceAll(/[ -]/g, "");
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) throw wrong("number", "The card number is wrong.");
  if (!/^(?:0[1-9]|1[0-2])\/\d{2}$/.test(typed.expiry)) throw wrong("expiry", "The expiry date reads MM/YY.");
  if (endOf(typed.expiry) <= call.now()) throw wrong("expiry", "The card has expired.");
  const brand = brandOf(number);
  if (!new RegExp(`^\\d{${brand === "American Express" ? 4 : 3}}$`).test(typed.cvc))
    throw wrong("cvc", "The security code is wrong.");
  if (typed.holder.trim() === "") throw wrong("holder", "The cardholder's name is missing.");
  const card: VaultedCard = {
    id: `tok_${call.code(24)}`,
    brand,
    last4: number.slice(-4),
    expiry: typed.expiry,
    expiresAt: call.now() + tokenLifetimeMs,
  };
  cardsIn(call.store).put(card);
  return card;
};

/** The card behind a token that still counts. */
export const cardOf = (call: Pick<Call, "store" | "now">, token: string): VaultedCard | undefined => {
  const card = cardsIn(call.store).get(token);
  if (card === undefined || endOf(card.expiry) <= call.now()) return undefined;
  return card.expiresAt === null || card.expiresAt > call.now() ? card : undefined;
};

export const keepCard = (call: Pick<Call, "store">, card: VaultedCard): void =>
  cardsIn(call.store).put({ ...card, expiresAt: null });
