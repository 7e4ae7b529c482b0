/** What every room speaks in: ids, money and prices, time, editions, lines of business, problems, and the ports. */

// Ports, and what a call comes to.

export { createDeviceCache } from "../kernel/device-cache.ts";
export { kmBetween, type Position } from "../kernel/distance.ts";
export { editDistance } from "../kernel/edit-distance.ts";
export type { ResumePolicy } from "../kernel/flow/resume.ts";
export type { Kept, KeptList, ListOutcome } from "../kernel/kept-list.ts";
export type { Names } from "../kernel/names.ts";
export type { Clock, DeviceStorage, EpochMs, Network, Random } from "../kernel/ports.ts";
export { type Json, type Problem, type Refusal, type RefusalCode, refusalCodes } from "../kernel/problem.ts";
export { fail, ok, type Result } from "../kernel/result.ts";

// Ids.

export {
  type AttemptId,
  attemptId,
  type BookingUuid,
  bookingUuid,
  type Id,
  isUuid,
  type OfferId,
  type OrderRefId,
  offerId,
  orderRefId,
  type RefId,
  refId,
  type TicketId,
  ticketId,
} from "../kernel/ids.ts";

// Money, in integer minor units, and prices whose lines add up.

export {
  addMoney,
  allocateMoney,
  type CurrencyCode,
  type CurrencyFacts,
  compareMoney,
  currencies,
  displayDigitsOf,
  isCurrencyCode,
  type Money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  sumsByCurrency,
  zeroMoney,
} from "../kernel/money.ts";
export { type MoneyProblem, moneyToWire, parseMoney } from "../kernel/money-text.ts";
export {
  beforeDiscounts,
  checkPrice,
  type Price,
  type PriceLine,
  type PriceLineKind,
  type PriceProblem,
  priceLineKinds,
  type QuotedPrice,
} from "../kernel/price.ts";

// Time: days without a zone, instants, and deadlines by the service's clock.

export {
  type AgeBand,
  addDays,
  ageBandOf,
  ageOn,
  type CalendarDate,
  parseCalendarDate,
} from "../kernel/calendar-date.ts";
export { correctOffset, isPast, remainingMs, type ServerOffset, serverNow, unknownOffset } from "../kernel/deadline.ts";
export { placeTimeAfter } from "../kernel/later-time.ts";
export { instantOfPlace, zoneOffsetMinutes } from "../kernel/place-time.ts";

// Where and what is sold.

export {
  type Edition,
  type EditionCountry,
  editions,
  fallbackCurrency,
  type IsoWeekday,
  isEditionCountry,
  type Locale,
  locales,
} from "../kernel/edition.ts";
export {
  type BookingType,
  type FinancialProduct,
  type IconIdentifier,
  isProduct,
  isVertical,
  type Product,
  type ProductName,
  productBy,
  productOfBooking,
  products,
  type ServiceType,
  type Vertical,
  verticals,
} from "../kernel/vertical.ts";
