import { once } from "node:events";
import { createServer } from "node:http";

const tokenPath = "/partner/api/auth/token";
const tokenTakesMs = 50;

export type StubService = {
  readonly url: string;
  /** Counts from zero again; the token that is valid now expires after so many more good answers. */
  expect(expiresAfter: number): void;
  readonly counts: () => { readonly refreshes: number; readonly hits: number };
  close(): Promise<void>;
};

/** A travel service on loopback that knows two calls: the token, and one that needs it. Only the newest token is good. */
export const startStubService = async (): Promise<StubService> => {
  let issued = 0;
  let refreshes = 0;
  let hits = 0;
  let goodFor = Number.POSITIVE_INFINITY;

  const envelope = (statusCode: number, rest: object) =>
    JSON.stringify({ statusCode, ...rest, request_id: "bench", server_time: new Date().toISOString() });
  const server = createServer((request, response) => {
    request.resume();
    const answer = (status: number, rest: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(envelope(status, rest));
    if (request.url === tokenPath) {
      refreshes += 1;
      issued += 1;
      goodFor = Number.POSITIVE_INFINITY;
      setTimeout(() => answer(200, { Data: { Token: `token-${issued}` } }), tokenTakesMs);
      return;
    }
    hits += 1;
    if (goodFor > 0 && request.headers.authorization === `Bearer token-${issued}`) {
      goodFor -= 1;
      answer(200, { Data: { client_currency: "PKR" } });
    } else answer(401, { error: { code: "token_expired", message: "The token has expired.", retryable: false } });
  });
  // A machine that stands still for seconds must not look like a service that hangs up.
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    expect: (expiresAfter) => {
      refreshes = 0;
      hits = 0;
      goodFor = expiresAfter;
    },
    counts: () => ({ refreshes, hits }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
