import type { Environment } from "../environment.ts";

const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The origins whose pages may write here: this server's own, and those of the editions' hosts. A request's Host says nothing: it is
 * written by whoever asks. A server that was not told its address is one that somebody runs at their own machine, under any of its names.
 */
export const ownOriginsOf = (
  { EDITIONS, PUBLIC_ORIGIN }: Pick<Environment, "EDITIONS" | "PUBLIC_ORIGIN">,
  origin: string,
): readonly string[] => {
  const { port, protocol } = new URL(origin);
  const hosts = [...Object.keys(EDITIONS), ...(PUBLIC_ORIGIN === undefined ? thisMachine : [])];
  const withPorts = hosts.flatMap((host) => (port === "" ? [host] : [host, `${host}:${port}`]));
  return [new URL(origin).origin, ...withPorts.map((host) => `${protocol}//${host}`)];
};
