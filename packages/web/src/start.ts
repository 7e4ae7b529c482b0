import { createMiddleware, createStart } from "@tanstack/react-start";
import { tellLanguage } from "./app/loading/tell-language.ts";
import { checkedInput } from "./calls/checked-input.ts";
import { plainErrors } from "./calls/plain-errors.ts";
import { frontPageKey } from "./server/front-page/front-page-key.ts";
import { canonicalAddress } from "./server/request/addresses.ts";
import { movedTo, plainForBots, refusedWrite, withHeaders } from "./server/request/answer.ts";
import { isFunctionCall, unknownFunction } from "./server/request/call-address.ts";
import { isReadable } from "./server/request/call-body.ts";
import { frontDoorRedirect } from "./server/request/front-door.ts";
import { answerToCall, isUnknownFunction, noteCall, unreadableCall } from "./server/request/function-call.ts";
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
  const refusal = crossSiteRefusal(request, server.ownOrigins);
  if (refusal !== null) return finish(refusedWrite(refusal));

  const { nonce = "" } = context.facts;
  const shared = frontPageKey(request, context);
  const { key = "" } = shared ?? {};
  const pages = shared && server.keptPages(shared);
  const kept = await pages?.read(key, nonce, request.headers.get("accept-encoding") ?? "");
  if (kept) return finish(kept);

  const isCall = isFunctionCall(request);
  if (isCall && !(await isReadable(request))) return finish(unreadableCall());
  if (isCall) noteCall(context);
  const made = pages?.begin(key);
  const parts = server.drawnParts.open(context.facts);
  try {
    const result = await next({ context: { request: context, facts: context.facts } });
    if (isCall) return { ...result, response: finish(answerToCall(result.response, context)) };
    const drawn = parts.keepOf(result.response);
    const answer = (await pages?.keep(key, nonce, drawn)) ?? drawn;
    return { ...result, response: finish(plainForBots(answer, context)) };
  } catch (error) {
    if (isUnknownFunction(error)) return finish(unknownFunction());
    throw error;
  } finally {
    made?.();
  }
});

export const startInstance = createStart(() => ({
  requestMiddleware: [everyRequest],
  functionMiddleware: [tellLanguage, checkedInput],
  serializationAdapters: [plainErrors],
}));
