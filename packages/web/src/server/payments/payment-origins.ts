import type { Environment } from "../environment.ts";

/** The address that this request came to, if it is one of ours; anything else in a Host header stands for our own. */
export const ownOriginOf = (
  host: string | null,
  { environment, origin }: { readonly environment: Pick<Environment, "EDITIONS">; readonly origin: string },
): string => {
  const isOurs = host !== null && Object.hasOwn(environment.EDITIONS, host);
  return isOurs ? `${new URL(origin).protocol}//${host}` : origin;
};

/**
 * Where a payer may be sent: the payment provider's and the banks' own origins, as the deployment lists them. Beside the sandbox
 * also our own, at which the page of its bank is forwarded.
 */
export const paymentOriginsOf = (
  { PAYMENT_ORIGINS, SANDBOX }: Pick<Environment, "PAYMENT_ORIGINS" | "SANDBOX">,
  ownOrigin: string,
): readonly string[] => (SANDBOX ? [...PAYMENT_ORIGINS, ownOrigin] : PAYMENT_ORIGINS);
