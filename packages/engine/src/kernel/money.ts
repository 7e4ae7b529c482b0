/**
 * `wireExponent` is ISO 4217's number of decimals, the one that services write and that minor units count by.
 * `displayDigits` is what a person is used to seeing when an amount has no fraction, and a fraction is shown whole: `SAR 450`,
 * `SAR 450.50`. The platforms' own tables disagree about it, so it is stated here and never left to a formatter's default.
 */
export type CurrencyFacts = { readonly wireExponent: 0 | 2 | 3; readonly displayDigits: 0 | 3 };

const twoDecimals: CurrencyFacts = { wireExponent: 2, displayDigits: 0 };
const threeDecimals: CurrencyFacts = { wireExponent: 3, displayDigits: 3 };

/** Every currency that the marketplace can show and charge. */
export const currencies = {
  PKR: twoDecimals,
  SAR: twoDecimals,
  USD: twoDecimals,
  AED: twoDecimals,
  QAR: twoDecimals,
  KWD: threeDecimals,
  BHD: threeDecimals,
  OMR: threeDecimals,
  EUR: twoDecimals,
  GBP: twoDecimals,
  TRY: twoDecimals,
  EGP: twoDecimals,
  JOD: threeDecimals,
  MYR: twoDecimals,
  IDR: twoDecimals,
  CNY: twoDecimals,
  JPY: { wireExponent: 0, displayDigits: 0 },
  CAD: twoDecimals,
  AUD: twoDecimals,
} as const satisfies Readonly<Record<string, CurrencyFacts>>;

export type CurrencyCode = keyof typeof currencies;

/** An amount in whole minor units: `{ minor: 150, currency: "KWD" }` is 0.150 dinar. */
export type Money = { readonly minor: number; readonly currency: CurrencyCode };

export const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(currencies, code);

export const zeroMoney = (currency: CurrencyCode): Money => ({ minor: 0, currency });

// `+ 0` turns the −0 that a subtraction or a sign may leave into 0.
const moneyOf = (minor: number, currency: CurrencyCode): Money => {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(
      `${minor} minor units of ${currency} cannot be held exactly; amounts are whole and below 2^53`,
    );
  }
  return { minor: minor + 0, currency };
};

/** How many decimals to show: the usual number, or all of them when the amount has a fraction that they would hide. */
export const displayDigitsOf = ({ minor, currency }: Money): number => {
  const { wireExponent, displayDigits } = currencies[currency];
  return minor % 10 ** (wireExponent - displayDigits) === 0 ? displayDigits : wireExponent;
};

const requireSameCurrency = (one: Money, other: Money): void => {
  if (one.currency !== other.currency) {
    throw new RangeError(
      `amounts in ${one.currency} and ${other.currency} cannot be reckoned together; ask the service for one currency`,
    );
  }
};

export const addMoney = (one: Money, other: Money): Money => {
  requireSameCurrency(one, other);
  return moneyOf(one.minor + other.minor, one.currency);
};

export const subtractMoney = (one: Money, other: Money): Money => {
  requireSameCurrency(one, other);
  return moneyOf(one.minor - other.minor, one.currency);
};

/** The amount so many times; `times` is a whole number. */
export const multiplyMoney = (money: Money, times: number): Money => moneyOf(money.minor * times, money.currency);

/** Negative when `one` is less, 0 when equal, positive when more. */
export const compareMoney = (one: Money, other: Money): number => {
  requireSameCurrency(one, other);
  return one.minor - other.minor;
};

export const sumMoney = (amounts: readonly Money[], currency: CurrencyCode): Money =>
  amounts.reduce(addMoney, zeroMoney(currency));

/** What amounts come to, one sum for each currency in the order in which they first occur. */
export const sumsByCurrency = (amounts: readonly Money[]): readonly Money[] =>
  [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, same]) => sumMoney(same, currency));

/**
 * Splits an amount by whole, non-negative weights so that the parts add up to it exactly: each gets its share rounded down, and
 * the units left over go to the largest remainders, the earlier part first when they tie.
 */
export const allocateMoney = (money: Money, weights: readonly number[]): readonly Money[] => {
  const shares = weights.map((weight) => BigInt(weight));
  const whole = shares.reduce((sum, share) => sum + share, 0n);
  if (whole <= 0n || shares.some((share) => share < 0n)) {
    throw new RangeError(`weights [${weights.join(", ")}] must be non-negative with at least one above zero`);
  }
  const sign = money.minor < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(money.minor));
  const parts = shares.map((share) => ({
    minor: Number((amount * share) / whole),
    remainder: (amount * share) % whole,
  }));
  let left = Number(amount) - parts.reduce((sum, part) => sum + part.minor, 0);
  for (const part of parts.toSorted((one, other) => Number(other.remainder - one.remainder))) {
    if (left === 0) break;
    part.minor += 1;
    left -= 1;
  }
  return parts.map(({ minor }) => moneyOf(sign * minor, money.currency));
};
