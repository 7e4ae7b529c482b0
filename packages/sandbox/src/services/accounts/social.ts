import { digestOf } from "./digest.ts";

/** What a social provider vouches for. */
export type SocialClaims = {
  readonly provider: "google" | "apple";
  readonly subject: string;
  readonly email: string;
  readonly name: string;
};

const issuer = "safar-sandbox";

const sign = (payload: string): string => digestOf(payload, issuer);

/** An id token as the sandbox's own stand-in for the two providers issues it: `sandbox.<claims>.<signature>`. */
export const issueIdToken = (claims: SocialClaims): string => {
  const payload = encodeURIComponent(JSON.stringify(claims)).replaceAll(".", "%2E");
  return `sandbox.${payload}.${sign(payload)}`;
};

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The claims of a token that the sandbox issued for this provider, or undefined. */
export const readIdToken = (token: string, provider: SocialClaims["provider"]): SocialClaims | undefined => {
  const [prefix, payload, signature, ...rest] = token.split(".");
  if (prefix !== "sandbox" || payload === undefined || rest.length > 0 || signature !== sign(payload)) return undefined;
  const claims: Record<string, unknown> = JSON.parse(decodeURIComponent(payload));
  const { subject, email, name } = claims;
  if (claims["provider"] !== provider || !isText(subject) || !isText(email) || !isText(name)) return undefined;
  return { provider, subject, email, name };
};
