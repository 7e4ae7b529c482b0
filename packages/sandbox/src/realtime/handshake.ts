import { type CloseReason, closeReasons, protocolVersion } from "./protocol.ts";

/** Why a client that asks for this path may not connect, or null when it may. */
export const handshakeRefusal = (path: string, key: string): CloseReason | null => {
  const url = new URL(path, "ws://localhost");
  const asked = /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
  if (asked === undefined) return closeReasons.pathNotFound;
  if (asked !== key) return closeReasons.appNotFound;
  const version = url.searchParams.get("protocol");
  if (version === null) return closeReasons.versionMissing;
  if (!/^\d+$/.test(version)) return closeReasons.versionMalformed;
  return Number(version) === protocolVersion ? null : closeReasons.versionUnsupported;
};
