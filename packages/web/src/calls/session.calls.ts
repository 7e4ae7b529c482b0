import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { currentRequest } from "../server/request/current-request.ts";
import { endedCookie } from "../server/session/cookies.ts";

/** Ends the session of this browser. Ending none is no mistake. */
export const signOut = createServerFn({ method: "POST" }).handler(async () => {
  const { context, server } = await currentRequest();
  if (context.sessionId) await server.sessions.end(context.sessionId);
  setResponseHeader("set-cookie", endedCookie(server.cookies.sessionName, server.cookies));
});
