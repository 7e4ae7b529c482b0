import type { Call, EpochMs, SeedCall } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { editionCurrency } from "../../world/editions.ts";
import { type User, usersIn } from "../accounts/users.ts";

/** Promo credits that were given together and end together. */
type PromoLot = {
  readonly id: string;
  readonly userId: string;
  readonly currency: string;
  readonly minor: number;
  readonly expiresAt: EpochMs;
};

export const cashAccount = (userId: string): string => `wallet:${userId}`;
export const promoAccount = (userId: string): string => `promo:${userId}`;
export const pointsAccount = (userId: string): string => `points:${userId}`;
export const pointsUnit = "PTS";

/** A wallet is kept in the currency of the country whose phone number its owner has. */
export const walletCountryOf = ({ phone }: Pick<User, "phone">): "PK" | "SA" =>
  phone.startsWith("+966") ? "SA" : "PK";

export const walletCurrencyOf = (store: Store, userId: string): string => {
  const user = usersIn(store).get(userId);
  return editionCurrency[user === undefined ? "PK" : walletCountryOf(user)];
};

const lotsIn = (store: Store): Collection<PromoLot> =>
  store.collection<PromoLot>("promo_lots", { indexes: { userId: (lot) => lot.userId } });

export const cashOf = ({ ledger }: Pick<Call, "ledger">, userId: string, currency: string): number =>
  ledger.balance(cashAccount(userId), currency);

export const promoOf = ({ ledger }: Pick<Call, "ledger">, userId: string, currency: string): number =>
  ledger.balance(promoAccount(userId), currency);

/** What is left of each lot, the earliest to end first; what was spent came from the earliest. */
export const promoLotsOf = (
  call: Pick<Call, "store" | "ledger" | "now">,
  userId: string,
  currency: string,
): PromoLot[] => {
  let left = promoOf(call, userId, currency);
  const lots = lotsIn(call.store)
    .where("userId", userId)
    .filter((lot) => lot.currency === currency && lot.expiresAt > call.now())
    .sort((one, other) => other.expiresAt - one.expiresAt);
  const kept: PromoLot[] = [];
  for (const lot of lots) {
    const minor = Math.min(lot.minor, left);
    left -= minor;
    if (minor > 0) kept.unshift({ ...lot, minor });
  }
  return kept;
};

/** Opens a lot of promo credits that were just booked to the person's account. */
export const openPromoLot = (call: SeedCall, lot: Omit<PromoLot, "id">): void => {
  lotsIn(call.store).put({ ...lot, id: call.uuid() });
  call.schedule(Math.max(0, lot.expiresAt - call.now()), "wallet.expirePromo", {
    user: lot.userId,
    currency: lot.currency,
  });
};

export const grantPromo = (call: SeedCall, lot: Omit<PromoLot, "id">, note: string): void => {
  const { userId, currency, minor } = lot;
  call.ledger.post({ kind: "promo", from: "house:promo", to: promoAccount(userId), amount: minor, currency, note });
  openPromoLot(call, lot);
};

/** Takes back what is held beyond the lots that still run. */
export const expirePromo = (call: Call, userId: string, currency: string): void => {
  const held = promoOf(call, userId, currency);
  const running = promoLotsOf(call, userId, currency).reduce((sum, lot) => sum + lot.minor, 0);
  if (held <= running) return;
  const [from, amount] = [promoAccount(userId), held - running];
  call.ledger.post({ kind: "adjust", from, to: "house:promo", amount, currency, note: "Promo credits ended" });
};
