import type { AnswerOf, rewardsEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { editionCurrency } from "../../world/editions.ts";
import type { User } from "../accounts/users.ts";
import { amountOf, instantOf, moneyOf, unitsOf } from "../orders/money.ts";
import { dailyLeftOf, withdrawalLimits } from "../payouts/withdrawals.ts";
import { topUpLimits } from "../wallet/top-up.ts";
import { cashOf, pointsAccount, pointsUnit, promoLotsOf, walletCountryOf } from "../wallet/wallets.ts";

type WalletHome = AnswerOf<typeof rewardsEndpoints.walletHome>;

/** What a point is worth, in minor units of the wallet's currency. */
const pointMinor = { PK: 10, SA: 1 } as const;

export const pointsOf = ({ ledger }: Pick<Call, "ledger">, userId: string): number =>
  ledger.balance(pointsAccount(userId), pointsUnit);

/** Everything that a person holds. */
export const walletHomeOf = (call: Call, user: User): WalletHome => {
  const country = walletCountryOf(user);
  const currency = editionCurrency[country];
  const { min, max, daily } = withdrawalLimits[country];
  const count = pointsOf(call, user.id);
  const whole = (units: number) => amountOf(unitsOf(units, currency), currency);
  return {
    balance: moneyOf({ minor: cashOf(call, user.id, currency), currency }),
    points: { count, worth: moneyOf({ minor: count * pointMinor[country], currency }) },
    promo_credits: promoLotsOf(call, user.id, currency).map(({ minor, expiresAt }) => ({
      ...moneyOf({ minor, currency }),
      expires_at: instantOf(expiresAt),
    })),
    limits: {
      withdraw_min: whole(min),
      withdraw_max: whole(max),
      daily: whole(daily),
      daily_left: amountOf(dailyLeftOf(call, user), currency),
      topup_min: whole(topUpLimits[country].min),
      topup_max: whole(topUpLimits[country].max),
    },
  };
};
