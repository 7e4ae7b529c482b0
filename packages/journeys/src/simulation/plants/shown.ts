import type { Errand } from "../plan.types.ts";
import type { Invariant } from "../watch/invariants.ts";

/** A planted bug, and a seed in which its promise is the first to be broken. */
export type Shown = readonly [plant: string, seed: number];

/** Where a promise is seen to be watched: a planted bug for each errand, or why there is none. */
export type ShownIn = Readonly<Partial<Record<Errand, Shown | { readonly not: string }>>>;

const ofWallet = { not: "Nobody who books withdraws." };
const ofPage = { not: "Nobody who books cancels: who has booked does so at the page of the booking." };

/**
 * For each promise and each errand a bug that breaks it. A promise that nothing is seen to break would be kept by a watch that is
 * asleep: whoever adds a promise, or sells something new, plants a bug. `npm run simulate -- --seeds 1000 --plant NAME` finds seeds.
 */
export const shown: Readonly<Record<Invariant, ShownIn>> = {
  "one payment": {
    flights: ["captured-twice", 1],
    hotels: ["captured-twice", 2],
    buses: ["captured-twice", 7],
    trains: ["captured-twice", 300],
    movies: ["captured-twice", 364],
    tours: ["captured-twice", 408],
  },
  "one attempt at a time": {
    flights: ["double-charge-on-retry", 25],
    hotels: ["double-charge-on-retry", 2],
    buses: ["double-charge-on-retry", 28],
    trains: ["double-charge-on-retry", 306],
    movies: ["double-charge-on-retry", 372],
    tours: ["double-charge-on-retry", 428],
    events: ["double-charge-on-retry", 466],
  },
  "one reservation": {
    flights: ["new-name-for-each-try", 25],
    hotels: ["new-name-for-each-try", 113],
    buses: ["new-name-for-each-try", 17],
    trains: ["new-name-for-each-try", 1376],
    movies: ["new-name-for-each-try", 916],
  },
  "look before repeating": {
    flights: ["blind-repeat", 35],
    hotels: ["blind-repeat", 113],
    buses: ["blind-repeat", 42],
    trains: ["blind-repeat", 1376],
    movies: ["blind-repeat", 368],
    withdrawals: ["withdrawn-again-when-lost", 60],
    cancellations: ["cancelled-again-when-lost", 19],
  },
  "the price that was accepted": {
    flights: ["other-amount-charged", 1],
    hotels: ["other-amount-charged", 2],
    buses: ["other-amount-charged", 7],
    trains: ["berth-charge-forgotten", 300],
    movies: ["booking-fee-forgotten", 364],
    tours: ["guide-fee-forgotten", 408],
    events: ["price-of-another-day", 454],
  },
  "unknown is not failed": {
    flights: ["pending-is-failed", 25],
    hotels: ["pending-is-failed", 2],
    buses: ["pending-is-failed", 24],
    trains: ["pending-is-failed", 306],
    movies: ["pending-is-failed", 372],
    tours: ["pending-is-failed", 412],
  },
  "paid means paid": {
    flights: ["declined-is-paid", 1],
    hotels: ["declined-is-paid", 4],
    buses: ["declined-is-paid", 7],
    trains: ["declined-is-paid", 314],
    movies: ["declined-is-paid", 370],
    tours: ["declined-is-paid", 418],
    events: ["declined-is-paid", 464],
  },
  "the lines make the total": {
    flights: ["hidden-fee", 1],
    hotels: ["hidden-fee", 2],
    buses: ["hidden-fee", 7],
    trains: ["hidden-fee", 300],
    movies: ["hidden-fee", 364],
    tours: ["hidden-fee", 408],
    events: ["hidden-fee", 454],
  },
  "past is past": {
    flights: ["expired-price-reserved", 15],
    hotels: ["expired-price-reserved", 83],
    buses: ["expired-price-reserved", 137],
    trains: ["expired-price-reserved", 1908],
    movies: ["expired-price-reserved", 368],
    cancellations: ["offer-never-ends", 138],
  },
  "countdowns only fall": {
    flights: ["countdown-from-anew", 11],
    hotels: ["countdown-from-anew", 13],
    buses: ["countdown-from-anew", 17],
    trains: ["countdown-from-anew", 828],
    movies: ["countdown-from-anew", 914],
  },
  "own data alone": {
    flights: ["store-of-everybody", 105],
    hotels: ["store-of-everybody", 13],
    buses: ["store-of-everybody", 47],
  },
  "a booking never goes back": {
    flights: ["late-event-wins", 21],
    hotels: ["late-event-wins", 2],
    buses: ["late-event-wins", 32],
    trains: ["late-event-wins", 300],
    movies: ["late-event-wins", 364],
    tours: ["late-event-wins", 412],
  },
  "one owner of a seat": {
    flights: ["reservation-of-another", 1],
    hotels: ["reservation-of-another", 43],
    buses: ["reservation-of-another", 37],
    trains: ["another-berth-booked", 300],
    movies: ["another-seat-held", 364],
    tours: ["another-unit-booked", 408],
    events: ["another-pass-booked", 454],
  },
  "limits hold": {
    flights: { not: "A flight's passengers are as many as were searched for." },
    hotels: ["rooms-multiply", 2],
    buses: ["any-number-of-seats", 327],
    trains: ["party-of-everybody", 300],
    movies: ["hall-without-a-limit", 364],
    tours: ["party-without-a-limit", 408],
    events: ["order-limit-ignored", 454],
  },
  "nothing typed is lost": {
    flights: ["name-forgotten-by-reload", 65],
    hotels: ["name-forgotten-by-reload", 283],
    buses: ["name-forgotten-by-reload", 107],
  },
  "nothing runs on": {
    flights: ["timeout-stays", 1],
    hotels: ["timeout-stays", 2],
    buses: ["timeout-stays", 7],
    trains: ["timeout-stays", 300],
    movies: ["timeout-stays", 364],
    tours: ["timeout-stays", 408],
  },
  "nothing spins": {
    flights: ["waits-are-skipped", 15],
    hotels: ["waits-are-skipped", 2],
    buses: ["waits-are-skipped", 7],
    trains: ["waits-are-skipped", 306],
    movies: ["waits-are-skipped", 368],
    tours: ["waits-are-skipped", 412],
  },
  "no secret is kept": {
    flights: ["card-in-the-mask", 51],
    hotels: ["card-is-kept", 283],
    buses: ["card-in-the-mask", 30],
  },
  "one token at a time": {
    flights: ["token-for-each", 1],
    hotels: ["token-for-each", 4],
    buses: { not: "Whoever books a bus is known by a key, which is no token that is fetched." },
    cancellations: ["token-for-each", 79],
  },
  "one withdrawal": {
    flights: ofWallet,
    hotels: ofWallet,
    buses: ofWallet,
    withdrawals: ["withdrawn-in-whole-units", 9],
  },
  "one cancellation": { flights: ofPage, hotels: ofPage, buses: ofPage, cancellations: ["lost-is-cancelled", 19] },
  "the books balance": {
    flights: ["refunded-beyond", 1],
    hotels: ["refunded-beyond", 2],
    buses: ["refunded-beyond", 7],
    trains: ["refunded-beyond", 300],
    movies: ["refunded-beyond", 364],
    tours: ["refunded-beyond", 408],
    withdrawals: ["wallet-is-filled", 9],
  },
  "no broken actor": {
    flights: ["storage-is-full", 1],
    hotels: ["storage-is-full", 3],
    buses: ["storage-is-full", 7],
    trains: ["storage-is-full", 306],
    movies: ["storage-is-full", 364],
    tours: ["storage-is-full", 408],
    withdrawals: ["storage-is-full", 9],
    cancellations: ["storage-is-full", 19],
  },
  "everything settles": {
    flights: ["wait-never-ends", 21],
    hotels: ["wait-never-ends", 2],
    buses: ["wait-never-ends", 24],
    trains: ["wait-never-ends", 330],
    movies: ["wait-never-ends", 384],
    tours: ["wait-never-ends", 412],
  },
  "ticket or money": {
    flights: ["refund-forgotten", 1],
    hotels: ["refund-forgotten", 2],
    buses: ["refund-forgotten", 7],
    trains: ["waiting-list-forgotten", 314],
    movies: ["party-forgotten", 364],
    tours: ["answer-forgotten", 410],
    events: ["hold-outlived", 454],
  },
};
