import { createMiddleware, createStart } from "@tanstack/react-start";
import { tellLanguage } from "./app/tell-language.ts";
import { canonicalAddress } from "./server/request/addresses.ts";
import {
  isNoFunction,
  isUnknownFunction,
  movedTo,
  plainForBots,
  refusedWrite,
  unknownFunction,
  withHeaders,
} from "./server/request/answer.ts";
import { frontDoorRedirect } from "./server/request/front-door.ts";
import { openRequest } from "./server/request/request-context.ts";
import { runtime } from "./server/runtime.ts";
import { crossSiteRefusal } from "./server/security/cross-site.ts";

/** Everything that is true of every request, in order: where it should have gone, whether it may write, who asks. */
const everyRequest = createMiddleware().server(async ({ next, request }) => {
  const server = await runtime();
  const context = await openRequest(request, server);
  const startedAt = performance.now();
  const finish = (response: Response) => {
    const { pathname } = new URL(request.url);
    const ms = Math.round(performance.now() - startedAt);
    server.log.info(
      { id: context.id, method: request.method, path: pathname, status: response.status, ms },
      "answered",
    );
    return withHeaders(response, context, server);
  };

  const moved = request.method === "GET" || request.method === "HEAD" ? canonicalAddress(new URL(request.url)) : null;
  if (moved !== null) return finish(movedTo(moved, 301));
  const front = frontDoorRedirect({
    request,
    edition: context.facts.edition,
    isBot: context.isBot,
    cookie: context.chosen.locale,
  });
  if (front !== null) return finish(movedTo(front, 302));
  if (isNoFunction(request)) return finish(unknownFunction());
  const refusal = crossSiteRefusal(request, [server.origin, new URL(request.url).origin]);
  if (refusal !== null) return finish(refusedWrite(refusal));

  try {
    const result = await next({ context: { request: context, facts: context.facts } });
    return { ...result, response: finish(plainForBots(result.response, context)) };
  } catch (error) {
    if (isUnknownFunction(error)) return finish(unknownFunction());
    throw error;
  }
});

export const startInstance = createStart(() => ({
  requestMiddleware: [everyRequest],
  functionMiddleware: [tellLanguage],
}));
