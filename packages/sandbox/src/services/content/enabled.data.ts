import type { Call } from "../../core/service.ts";

export type Enabled = { readonly verticals: readonly string[]; readonly features: readonly string[] };

/** What is built: each of these has its room of the sandbox. */
export const soldVerticals = ["flights", "hotels", "buses", "tours", "events", "movies", "trains"] as const;

export type SoldVertical = (typeof soldVerticals)[number];

/** What each edition sells until somebody configures it otherwise, by icon identifier. A vertical is added here once it is built. */
export const enabledByDefault: Readonly<Record<Call["country"], Enabled>> = {
  PK: {
    verticals: soldVerticals,
    features: ["settings", "profile", "notifications", "bookings", "payment-methods", "wallet", "fnf"],
  },
  SA: {
    verticals: soldVerticals,
    features: ["settings", "profile", "notifications", "bookings", "payment-methods", "wallet", "fnf"],
  },
};

export const allVerticals: readonly string[] = [
  "flights",
  "hotels",
  "buses",
  "trains",
  "events",
  "movies",
  "tours",
  "car-rental",
  "airport-shuttle",
];

export const allFeatures: readonly string[] = [
  "settings",
  "profile",
  "notifications",
  "bookings",
  "payment-methods",
  "wallet",
  "subscription",
  "support",
  "fnf",
  "daily-points",
  "referral",
  "games",
  "shop",
  "deals",
];

type EditionRow = Enabled & { readonly id: Call["country"] };

const editionsIn = (store: Call["store"]) => store.collection<EditionRow>("editions");

/** Configures an edition of a running sandbox; the next dashboard and settings say so. */
export const enable = (store: Call["store"], country: Call["country"], enabled: Enabled): void =>
  editionsIn(store).put({ id: country, ...enabled });

/** What the caller's edition sells. The switch `all_verticals` turns everything on. */
export const enabledFor = (call: Pick<Call, "store" | "country" | "scenario">): Enabled =>
  call.scenario("all_verticals")
    ? { verticals: allVerticals, features: allFeatures }
    : (editionsIn(call.store).get(call.country) ?? enabledByDefault[call.country]);
