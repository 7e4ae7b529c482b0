import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { editionCurrency } from "../../world/editions.ts";
import type { Names } from "../../world/names.ts";
import type { User } from "../accounts/users.ts";
import { unitsOf } from "../orders/money.ts";
import { cashAccount, grantPromo, pointsAccount, pointsUnit, walletCountryOf } from "../wallet/wallets.ts";
import { vouchers } from "./vouchers.ts";
import { pointsOf } from "./wallet-home.ts";

const dayMs = 24 * 60 * 60_000;

/** Whole units of the wallet's currency, by its country. */
type Worth = Readonly<Record<"PK" | "SA", number>>;

type Gift = { readonly kind: "cash" } | { readonly kind: "promo_credits"; readonly lastsDays: number };

type PointsPackage = {
  readonly id: string;
  readonly names: Names;
  readonly points: number;
  readonly worth: Worth;
  readonly gift: Gift;
};

export const pointsPackages: readonly PointsPackage[] = [
  {
    id: "cash-1000",
    names: { en: "Cash for 1,000 points", ar: "رصيد نقدي مقابل 1,000 نقطة" },
    points: 1_000,
    worth: { PK: 100, SA: 10 },
    gift: { kind: "cash" },
  },
  {
    id: "credits-2000",
    names: { en: "Travel credits for 2,000 points", ar: "رصيد سفر مقابل 2,000 نقطة" },
    points: 2_000,
    worth: { PK: 250, SA: 25 },
    gift: { kind: "promo_credits", lastsDays: 60 },
  },
  {
    id: "credits-5000",
    names: { en: "Travel credits for 5,000 points", ar: "رصيد سفر مقابل 5,000 نقطة" },
    points: 5_000,
    worth: { PK: 700, SA: 70 },
    gift: { kind: "promo_credits", lastsDays: 90 },
  },
];

type CreditVoucher = {
  readonly code: string;
  readonly names: Names;
  readonly worth: Worth;
  readonly lastsDays: number;
  readonly validUntil: EpochMs | null;
};

/** Vouchers that are redeemed into the wallet, each once for a person. */
export const creditVouchers: readonly CreditVoucher[] = [
  {
    code: "GIFT500",
    names: { en: "Travel credits as a gift", ar: "رصيد سفر هدية" },
    worth: { PK: 500, SA: 15 },
    lastsDays: 30,
    validUntil: null,
  },
  {
    code: "GIFTOVER",
    names: { en: "A gift that is over", ar: "هدية منتهية" },
    worth: { PK: 500, SA: 15 },
    lastsDays: 30,
    validUntil: Date.UTC(2026, 0, 1),
  },
];

/** What was redeemed, by the attempt that did. */
type Redemption = {
  readonly id: string;
  readonly userId: string;
  readonly attempt: string;
  readonly what: string;
  readonly at: EpochMs;
};

const redemptionsIn = (store: Store): Collection<Redemption> =>
  store.collection<Redemption>("redemptions", {
    indexes: { userId: ({ userId }) => userId, what: ({ userId, what }) => `${userId}:${what}` },
  });

const idOf = (user: User, attempt: string): string => `${user.id}:${attempt}`;

/** Newest first. */
export const packagesRedeemedBy = (store: Store, user: User): Redemption[] =>
  redemptionsIn(store)
    .where("userId", user.id)
    .filter(({ what }) => pointsPackages.some(({ id }) => id === what))
    .toReversed();

const voucherKey = (code: string): string => `voucher:${code}`;

export const creditVoucherState = (
  call: Pick<Call, "store" | "now">,
  { code, validUntil }: CreditVoucher,
  user: User,
): "available" | "redeemed" | "expired" => {
  if (redemptionsIn(call.store).where("what", `${user.id}:${voucherKey(code)}`).length > 0) return "redeemed";
  return validUntil !== null && validUntil <= call.now() ? "expired" : "available";
};

const note = (call: Call, user: User, attempt: string, what: string): void => {
  redemptionsIn(call.store).put({ id: idOf(user, attempt), userId: user.id, attempt, what, at: call.now() });
  call.publish(`private-user.${user.id}`, "wallet.updated", {});
};

const give = (call: Call, user: User, worth: Worth, gift: Gift, title: string): void => {
  const country = walletCountryOf(user);
  const currency = editionCurrency[country];
  const minor = unitsOf(worth[country], currency);
  if (gift.kind === "promo_credits") {
    grantPromo(call, { userId: user.id, currency, minor, expiresAt: call.now() + gift.lastsDays * dayMs }, title);
    return;
  }
  call.ledger.post({
    kind: "redeem",
    from: "house:rewards",
    to: cashAccount(user.id),
    amount: minor,
    currency,
    note: title,
  });
};

type PackageWish = { readonly package_id: string; readonly attempt_id: string; readonly points_seen: number };

/**
 * Takes the points and gives what they are good for, both or neither; an attempt that was honoured is honoured once. Gives the
 * package that the attempt redeemed.
 */
export const redeemPackage = (call: Call, user: User, wish: PackageWish): string => {
  const known = redemptionsIn(call.store).get(idOf(user, wish.attempt_id));
  if (known !== undefined) return known.what;
  const offered = pointsPackages.find(({ id }) => id === wish.package_id);
  if (offered === undefined) throw refuse("not_found", { status: 404, message: "There is no such package." });
  const points = pointsOf(call, user.id);
  if (points !== wish.points_seen) {
    throw refuse("price_changed", {
      status: 409,
      message: "The points have changed since they were seen.",
      meta: { points },
    });
  }
  call.store.transaction(() => {
    call.ledger.post({
      kind: "redeem",
      from: pointsAccount(user.id),
      to: "house:points",
      amount: offered.points,
      currency: pointsUnit,
      note: offered.names.en,
    });
    give(call, user, offered.worth, offered.gift, offered.names[call.locale]);
    note(call, user, wish.attempt_id, offered.id);
  });
  return offered.id;
};

export const redeemVoucher = (call: Call, user: User, typed: string, attempt: string): void => {
  if (redemptionsIn(call.store).get(idOf(user, attempt)) !== undefined) return;
  const code = typed.trim().toUpperCase();
  const voucher = creditVouchers.find((one) => one.code === code);
  const no = (
    reason: "voucher_invalid" | "voucher_expired" | "voucher_used" | "voucher_not_applicable",
    message: string,
  ) => refuse(reason, { status: 422, field: "code", message });
  if (voucher === undefined) {
    throw vouchers.some((one) => one.code === code)
      ? no("voucher_not_applicable", "This voucher is given at payment.")
      : no("voucher_invalid", "There is no such voucher.");
  }
  const state = creditVoucherState(call, voucher, user);
  if (state === "redeemed") throw no("voucher_used", "This voucher was redeemed before.");
  if (state === "expired") throw no("voucher_expired", "This voucher is over.");
  call.store.transaction(() => {
    const { names, worth, lastsDays } = voucher;
    give(call, user, worth, { kind: "promo_credits", lastsDays }, names[call.locale]);
    note(call, user, attempt, voucherKey(code));
  });
};
