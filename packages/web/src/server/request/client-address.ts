import { isIP } from "node:net";

/** Written by the outer server, which knows the connection; whatever a caller sends under this name is overwritten there. */
export const clientAddressHeader = "x-safar-client-address";

type Connection = {
  /** Who is at the other end of the connection. */
  readonly peer: string | undefined;
  /** X-Forwarded-For, to which each proxy adds at its end whom it was asked by. */
  readonly forwardedFor: string | null;
  /** How many proxies of one's own stand before this server. */
  readonly proxies: number;
};

/**
 * The address of whoever asked the outermost proxy of one's own. What stands further to the left was written by the caller and may be
 * anything; where something is missing or is no address, the connection's own end counts.
 */
export const clientAddressOf = ({ peer, forwardedFor, proxies }: Connection): string => {
  const told = proxies === 0 ? [] : (forwardedFor ?? "").split(",").map((part) => part.trim());
  const client = told.at(-proxies) ?? told[0] ?? "";
  return isIP(client) === 0 ? (peer ?? "unknown") : client;
};
