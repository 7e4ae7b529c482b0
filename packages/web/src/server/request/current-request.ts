import "@tanstack/react-start/server-only";
import { getGlobalStartContext } from "@tanstack/react-start";
import { type Runtime, runtime } from "../runtime.ts";
import { type Services, servicesOf } from "../services.ts";
import type { RequestContext } from "./request-context.ts";

export type CurrentRequest = {
  readonly context: RequestContext;
  readonly server: Runtime;
  readonly services: Services;
};

/** The request being answered, inside a server function or a server route. */
export const currentRequest = async (): Promise<CurrentRequest> => {
  const context = getGlobalStartContext()?.request;
  if (!context) throw new Error("There is no request here: src/start.ts opens one for each.");
  const server = await runtime();
  return { context, server, services: servicesOf(context, server) };
};
