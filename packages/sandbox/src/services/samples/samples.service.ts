import { defineService, type SeedCall } from "../../core/service.ts";
import { maskPhone } from "../accounts/mask-phone.ts";
import { unitsOf } from "../orders/money.ts";
import { cardsIn } from "../payments/card-vault.ts";
import { accountsIn } from "../payments/saved-accounts.ts";
import { maskIban } from "../payouts/banks.ts";
import { cashAccount, grantPromo, pointsAccount, pointsUnit } from "../wallet/wallets.ts";
import { isPaid, type SampleBooking, seedBooking } from "./sample-bookings.ts";
import { type SamplePerson, samplePeople } from "./sample-people.ts";

const dayMs = 24 * 60 * 60_000;

const seedAccounts = (call: SeedCall, { user, card, wallet, bank }: SamplePerson) => {
  const year = new Date(call.now()).getUTCFullYear() + 3;
  const expiry = `08/${String(year).slice(-2)}`;
  const token = `tok_${call.code(24)}`;
  cardsIn(call.store).put({ id: token, brand: card.brand, last4: card.last4, expiry, expiresAt: null });
  const common = { userId: user.id, verified: true, codeRequest: null, createdAt: call.now() };
  accountsIn(call.store).put({
    ...common,
    id: call.uuid(),
    kind: "card",
    method: "saved_card",
    masked: `•••• ${card.last4}`,
    brand: card.brand,
    expiry,
    source: token,
  });
  accountsIn(call.store).put({
    ...common,
    id: call.uuid(),
    kind: "mobile",
    method: wallet.method,
    masked: maskPhone(user.phone),
    brand: wallet.brand,
    expiry: null,
    source: user.phone,
  });
  accountsIn(call.store).put({
    ...common,
    id: call.uuid(),
    kind: "bank",
    method: "payout",
    masked: maskIban(bank.iban),
    brand: bank.brand,
    expiry: null,
    source: bank.iban,
    title: bank.title,
  });
};

/** So much cash that what the bookings took of it leaves what the person has. */
const seedMoney = (call: SeedCall, person: SamplePerson, bookings: readonly SampleBooking[]): void => {
  const { user, currency, cash, points, promo } = person;
  const spent = bookings.filter((one) => one.byBalance && isPaid(one)).reduce((sum, { price }) => sum + price, 0);
  const at = call.now() - 90 * dayMs;
  call.ledger.post({
    kind: "topup",
    from: "outside:card",
    to: cashAccount(user.id),
    amount: unitsOf(cash + spent, currency),
    currency,
    note: "Cash added",
    at,
  });
  call.ledger.post({
    kind: "points",
    from: "house:points",
    to: pointsAccount(user.id),
    amount: points,
    currency: pointsUnit,
    at,
  });
  const expiresAt = call.now() + 60 * dayMs;
  grantPromo(call, { userId: user.id, currency, minor: unitsOf(promo, currency), expiresAt }, "Welcome");
};

const madeOn = ({ days, bookedDaysBefore }: SampleBooking): number => days - bookedDaysBefore;

/** What the sample users hold, have booked and have paid; the books tell the same. Answers no calls. */
export const createSamples = (all: readonly SampleBooking[]) =>
  defineService({
    endpoints: {},
    handlers: {},
    seed: (call) => {
      for (const edition of ["PK", "SA"] as const) {
        const person = samplePeople[edition];
        const bookings = all.filter((one) => one.of === edition);
        seedMoney(call, person, bookings);
        seedAccounts(call, person);
        for (const booking of bookings.toSorted((one, other) => madeOn(one) - madeOn(other)))
          seedBooking(call, person, booking);
      }
    },
  });
