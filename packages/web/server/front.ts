import type { ServerMiddleware, ServerRequest } from "srvx";
import { canonicalAddress, readableAddress } from "../src/server/request/addresses.ts";
import { clientAddressHeader, clientAddressOf } from "../src/server/request/client-address.ts";
import { withShortBody } from "./bodies.ts";
import { headed, malformed, refuse, tooLong } from "./refusals.ts";

type Front = {
  readonly https: boolean;
  /** How many proxies of one's own stand before this server. */
  readonly proxies: number;
};

/** Refuses what is no request for anything here, before anybody looks at its address. */
export const refusing =
  ({ https }: Front): ServerMiddleware =>
  (request, next) =>
    malformed(request, https) ?? next();

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** What the application is asked, made of what came over the wire; or the answer to what it is never asked. */
export const askedOf = async (asked: ServerRequest, { https, proxies }: Front): Promise<Request | Response> => {
  const address = new URL(asked.url);
  // Here already, because the framework would redirect doubled slashes and refuse what it cannot decode by itself.
  const moved = isRead(asked) && address.pathname.includes("//") ? canonicalAddress(address) : null;
  if (moved !== null) return headed(new Response(null, { status: 301, headers: { location: moved } }), https);
  const short = await withShortBody(asked);
  if (short === null) return headed(refuse(asked, tooLong), https);
  const readable = readableAddress(address);
  const request = readable.pathname === address.pathname ? short : new Request(readable, short);
  const forwardedFor = asked.headers.get("x-forwarded-for");
  request.headers.set(clientAddressHeader, clientAddressOf({ peer: asked.ip, forwardedFor, proxies }));
  return request;
};
