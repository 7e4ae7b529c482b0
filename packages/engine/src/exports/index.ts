/** Everything that front ends may use, a door for each room. Nothing outside of this package reaches past it. */

// What every room speaks in.

export * from "./fields.ts";
export * from "./kernel.ts";
export * from "./request.ts";

// Accounts and what stands around every page.

export * from "./account.ts";
export * from "./content.ts";
export * from "./platform.ts";
export * from "./queues.ts";
export * from "./wallet.ts";

// Booking, whatever is sold.

export * from "./bookings.ts";
export * from "./checkout.ts";
export * from "./extras.ts";
export * from "./payment.ts";
export * from "./quantities.ts";
export * from "./quote.ts";
export * from "./reserve.ts";
export * from "./results.ts";
export * from "./search.ts";
export * from "./seats.ts";
export * from "./travellers.ts";
export * from "./walk.ts";

// What is sold.

export * from "./buses.ts";
export * from "./events.ts";
export * from "./flight-search.ts";
export * from "./flights.ts";
export * from "./hotels.ts";
export * from "./movies.ts";
export * from "./tours.ts";
export * from "./trains.ts";
