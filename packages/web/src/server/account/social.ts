import { randomBytes } from "node:crypto";
import { type SocialProvider, safeReturnPath } from "@safar/engine";
import { z } from "zod";
import { localisePath } from "../../app/addresses/locale.ts";
import type { Environment } from "../environment.ts";

/** Where each provider asks its people whether they want to come here (OpenID Connect, the id token in the fragment). */
const doors = {
  google: {
    url: "https://accounts.google.com/o/oauth2/v2/auth",
    facts: { response_type: "id_token", scope: "openid email profile" },
  },
  // Apple hands names and addresses to a cross-site form alone, which this site refuses; the token says who it is.
  apple: { url: "https://appleid.apple.com/auth/authorize", facts: { response_type: "code id_token" } },
} as const satisfies Record<SocialProvider, { url: string; facts: Readonly<Record<string, string>> }>;

export const socialCookieName = "__Host-safar-social";
/** How long somebody may take at the provider's. */
export const socialCookieForMs = 10 * 60_000;

type Clients = Pick<Environment, "GOOGLE_CLIENT_ID" | "APPLE_CLIENT_ID">;

const clientIdOf = (provider: SocialProvider, { GOOGLE_CLIENT_ID, APPLE_CLIENT_ID }: Clients) =>
  ({ google: GOOGLE_CLIENT_ID, apple: APPLE_CLIENT_ID })[provider];

/** The providers whose client id is set. */
export const providersOf = (clients: Clients): readonly SocialProvider[] =>
  (["google", "apple"] as const).filter((provider) => clientIdOf(provider, clients) !== undefined);

const pledgeSchema = z.object({ provider: z.enum(["google", "apple"]), nonce: z.string(), remember: z.boolean() });

/** What this browser set out with, kept in a cookie that scripts cannot read. */
type SocialPledge = z.output<typeof pledgeSchema>;

export const readPledge = (cookie: string | undefined): SocialPledge | null => {
  if (cookie === undefined) return null;
  try {
    const parsed = pledgeSchema.safeParse(JSON.parse(cookie));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

type Departure = {
  readonly provider: SocialProvider;
  readonly clients: Clients;
  readonly origin: string;
  readonly locale: "en" | "ar";
  readonly returnTo: string | null;
  readonly remember: boolean;
};

/** The provider's address to go to and the pledge to keep, or null when that provider is not configured. */
export const departTo = ({ provider, clients, origin, locale, returnTo, remember }: Departure) => {
  const clientId = clientIdOf(provider, clients);
  if (clientId === undefined) return null;
  const nonce = randomBytes(24).toString("base64url");
  const url = new URL(doors[provider].url);
  const facts = {
    ...doors[provider].facts,
    response_mode: "fragment",
    client_id: clientId,
    redirect_uri: origin + localisePath("/login", locale),
    nonce,
    state: `${provider}:${safeReturnPath(returnTo)}`,
  };
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value);
  return { location: url.href, pledge: { provider, nonce, remember } satisfies SocialPledge };
};

const claimsSchema = z.object({ nonce: z.string() });

/**
 * Whether an id token was issued for the journey that this browser set out on. Its signature is the service's to check; this
 * keeps somebody from signing a victim's browser in with a token of their own.
 */
export const isTokenOfPledge = (idToken: string, pledge: SocialPledge): boolean => {
  const [, payload = ""] = idToken.split(".");
  try {
    const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
    return claims.success && claims.data.nonce === pledge.nonce;
  } catch {
    return false;
  }
};
