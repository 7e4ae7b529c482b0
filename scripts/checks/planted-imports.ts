/** What is forbidden, who does it to whom, and the rule that says so. */
export const forbidden = [
  ["the engine importing the web", "packages/engine/src/from-1.ts", "packages/web/src/b.ts", "engine-imports"],
  [
    "the engine importing the clients",
    "packages/engine/src/from-2.ts",
    "packages/api-clients/src/b.ts",
    "engine-imports",
  ],
  ["the design system importing the engine", "packages/ui/src/from-3.ts", "packages/engine/src/b.ts", "ui-imports"],
  ["the web importing the sandbox", "packages/web/src/from-4.ts", "packages/sandbox/src/b.ts", "web-imports"],
  ["the sandbox importing the engine", "packages/sandbox/src/from-5.ts", "packages/engine/src/b.ts", "sandbox-imports"],
  [
    "the sandbox reaching past the wire",
    "packages/sandbox/src/from-6.ts",
    "packages/api-clients/src/http/client.ts",
    "sandbox-wire-only",
  ],
  [
    "a screen importing the server",
    "packages/web/src/features/from-7.ts",
    "packages/web/src/server/b.ts",
    "browser-without-clients",
  ],
  [
    "a screen importing the path generator",
    "packages/web/src/features/from-8.ts",
    "packages/paths/src/b.ts",
    "paths-in-workshop-only",
  ],
  [
    "a package importing the journeys",
    "packages/engine/src/from-9.ts",
    "packages/journeys/src/b.ts",
    "nothing-imports-journeys",
  ],
  [
    "the web reaching past the engine's doors",
    "packages/web/src/from-10.ts",
    "packages/engine/src/kernel/b.ts",
    "engine-through-its-doors",
  ],
  [
    "the web going through one room's door",
    "packages/web/src/from-11.ts",
    "packages/engine/src/exports/flights.ts",
    "engine-through-its-doors",
  ],
  [
    "a room going out by a door",
    "packages/engine/src/from-12.ts",
    "packages/engine/src/exports/index.ts",
    "doors-lead-out",
  ],
  [
    "an example reaching past what is published",
    "examples/terminal/src/from-13.ts",
    "packages/engine/src/kernel/b.ts",
    "examples-through-exports",
  ],
  [
    "a vertical of the engine importing another",
    "packages/engine/src/verticals/buses/from-14.ts",
    "packages/engine/src/verticals/flights/b.ts",
    "verticals-apart",
  ],
  [
    "a vertical of the clients importing another",
    "packages/api-clients/src/hotels/from-15.ts",
    "packages/api-clients/src/flights/b.ts",
    "verticals-apart",
  ],
  [
    "a vertical's service in the sandbox importing another",
    "packages/sandbox/src/services/buses/from-16.ts",
    "packages/sandbox/src/services/flights/quotes/b.ts",
    "verticals-apart",
  ],
  [
    "a vertical's world importing another vertical",
    "packages/sandbox/src/world/hotels/from-17.ts",
    "packages/sandbox/src/world/flights/b.ts",
    "verticals-apart",
  ],
  [
    "a vertical's screens importing another's",
    "packages/web/src/features/bus-results/from-18.ts",
    "packages/web/src/features/flight-results/b.ts",
    "verticals-apart",
  ],
  [
    "a vertical's walk in the browser importing another's",
    "packages/web/src/engine/hotels/from-19.ts",
    "packages/web/src/engine/flights/b.ts",
    "verticals-apart",
  ],
  [
    "a vertical on our server importing another",
    "packages/web/src/server/buses/from-20.ts",
    "packages/web/src/server/hotels/b.ts",
    "verticals-apart",
  ],
  [
    "a vertical that is only begun importing another",
    "packages/engine/src/verticals/car-rental/from-21.ts",
    "packages/engine/src/verticals/airport-shuttle/b.ts",
    "verticals-apart",
  ],
  [
    "a vertical's hands in the journeys importing another's",
    "packages/journeys/src/product/bus-from-22.ts",
    "packages/journeys/src/product/hotel-b.ts",
    "verticals-apart",
  ],
  [
    "a vertical's look importing another's",
    "packages/ui/src/components/coach-map/bus-from-23.ts",
    "packages/ui/src/components/coach-map/flight-b.ts",
    "verticals-apart",
  ],
  [
    "the walk of all importing a vertical",
    "packages/engine/src/booking/walk/from-24.ts",
    "packages/engine/src/verticals/hotels/b.ts",
    "shared-knows-no-vertical",
  ],
  [
    "the checkout's client importing a vertical",
    "packages/api-clients/src/checkout/from-25.ts",
    "packages/api-clients/src/buses/b.ts",
    "shared-knows-no-vertical",
  ],
  [
    "what sells in the sandbox importing a vertical",
    "packages/sandbox/src/services/selling/from-26.ts",
    "packages/sandbox/src/services/trains/b.ts",
    "shared-knows-no-vertical",
  ],
  [
    "the world of all importing a vertical's",
    "packages/sandbox/src/world/from-27.ts",
    "packages/sandbox/src/world/buses/b.ts",
    "shared-knows-no-vertical",
  ],
  [
    "the results of all importing a vertical's",
    "packages/web/src/features/results/from-28.ts",
    "packages/web/src/features/hotel-results/b.ts",
    "shared-knows-no-vertical",
  ],
  [
    "the bookings on our server importing a vertical",
    "packages/web/src/server/bookings/from-29.ts",
    "packages/web/src/server/flights/b.ts",
    "shared-knows-no-vertical",
  ],
  [
    "the journeys' product importing a vertical's hands",
    "packages/journeys/src/product/from-30.ts",
    "packages/journeys/src/product/flight-b.ts",
    "shared-knows-no-vertical",
  ],
  [
    "the design system's layout importing a vertical's look",
    "packages/ui/src/layout/from-31.ts",
    "packages/ui/src/components/hotel-card/b.ts",
    "shared-knows-no-vertical",
  ],
  [
    "our server importing a screen",
    "packages/web/src/server/bookings/from-32.ts",
    "packages/web/src/features/bookings/b.ts",
    "web-order",
  ],
  [
    "a screen importing the registry of verticals",
    "packages/web/src/features/walk/from-33.ts",
    "packages/web/src/verticals/registry.ts",
    "web-order",
  ],
  [
    "a queue of the engine importing an account's room",
    "packages/engine/src/queues/otp/from-34.ts",
    "packages/engine/src/account/wallet/b.ts",
    "engine-order",
  ],
  [
    "the sandbox's world importing a service",
    "packages/sandbox/src/world/from-35.ts",
    "packages/sandbox/src/services/orders/b.ts",
    "sandbox-order",
  ],
] as const;

/** What the rules have nothing against. */
export const allowed = [
  ["packages/api-clients/src/allowed.ts", "packages/engine/src/exports/index.ts"],
  ["packages/web/src/features/bus-seats/allowed.ts", "packages/web/src/features/buses/allowed.ts"],
  ["packages/web/src/verticals/registry.ts", "packages/web/src/features/trains/allowed.ts"],
  ["packages/sandbox/src/services/hotels/allowed.ts", "packages/sandbox/src/services/selling/allowed.ts"],
] as const;

/** Two rooms that need each other, though no two files do. */
export const circles = [
  ["of the engine", "packages/engine/src/booking/quote", "packages/engine/src/booking/travellers"],
  ["of the sandbox", "packages/sandbox/src/services/orders", "packages/sandbox/src/services/payments"],
  ["of the sandbox and its world", "packages/sandbox/src/services/cancellation", "packages/sandbox/src/world"],
  ["of our server and its registry", "packages/web/src/server/registry", "packages/web/src/server/trains"],
  ["of screens", "packages/web/src/features/bookings", "packages/web/src/features/payment"],
  ["of the clients", "packages/api-clients/src/wire", "packages/api-clients/src/checkout"],
] as const;
