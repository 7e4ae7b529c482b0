import { rewardsEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService } from "../../core/service.ts";
import { editionCurrency } from "../../world/editions.ts";
import { signedIn, type User } from "../accounts/users.ts";
import { instantOf, moneyOf, unitsOf } from "../orders/money.ts";
import {
  creditVoucherState,
  creditVouchers,
  packagesRedeemedBy,
  pointsPackages,
  redeemPackage,
  redeemVoucher,
} from "../rewards/redemptions.ts";
import { voucherStateFor, vouchers } from "../rewards/vouchers.ts";
import { pointsOf, walletHomeOf } from "../rewards/wallet-home.ts";
import { walletCountryOf } from "../wallet/wallets.ts";

/** How far back a lost answer can be looked up. */
const rememberedRedemptions = 20;

const validTill = (validUntil: number | null) => (validUntil === null ? null : instantOf(validUntil));

const vouchersOf = (call: Call, user: User) => {
  const country = walletCountryOf(user);
  const currency = editionCurrency[country];
  const worthOf = (units: number) => moneyOf({ minor: unitsOf(units, currency), currency });
  const gifts = creditVouchers.map((voucher) => ({
    code: voucher.code,
    title: voucher.names.en,
    title_ar: voucher.names.ar,
    valid_till: validTill(voucher.validUntil),
    promo_credits: worthOf(voucher.worth[country]),
    min_order: null,
    verticals: [],
    state: creditVoucherState(call, voucher, user),
  }));
  const discounts = vouchers.map((voucher) => ({
    code: voucher.code,
    title: voucher.title,
    title_ar: voucher.titleAr,
    valid_till: validTill(voucher.validUntil),
    promo_credits: null,
    min_order: worthOf(voucher.minimumOrder[currency] ?? 0),
    verticals: [],
    state: voucherStateFor(call, voucher, user.id),
  }));
  return [...gifts, ...discounts];
};

const packagesOf = (user: User) => {
  const country = walletCountryOf(user);
  const currency = editionCurrency[country];
  return pointsPackages.map(({ id, names, points, worth, gift }) => {
    const amount = moneyOf({ minor: unitsOf(worth[country], currency), currency });
    const gives =
      gift.kind === "cash"
        ? { kind: "cash" as const, amount }
        : { kind: "promo_credits" as const, amount, lasts_days: gift.lastsDays };
    return { id, name: names.en, name_ar: names.ar, points, gives };
  });
};

/** What a person holds, and what points and vouchers become. */
export const rewardsService = defineService({
  endpoints: rewardsEndpoints,
  handlers: {
    walletHome: (call) => walletHomeOf(call, signedIn(call)),

    vouchers: (call) => ({ vouchers: vouchersOf(call, signedIn(call)) }),

    redeemVoucher(call, { code, attempt_id }) {
      const user = signedIn(call);
      redeemVoucher(call, user, code, attempt_id);
      return { attempt_id, wallet: walletHomeOf(call, user) };
    },

    packages(call) {
      const user = signedIn(call);
      const redeemed = packagesRedeemedBy(call.store, user).slice(0, rememberedRedemptions);
      return {
        packages: packagesOf(user),
        points: pointsOf(call, user.id),
        redeemed: redeemed.map(({ attempt, what, at }) => ({
          attempt_id: attempt,
          package_id: what,
          at: instantOf(at),
        })),
      };
    },

    redeemPackage(call, request) {
      const user = signedIn(call);
      const package_id = redeemPackage(call, user, request);
      return { attempt_id: request.attempt_id, package_id, wallet: walletHomeOf(call, user) };
    },
  },
});
