import "@tanstack/react-start/server-only";
import { getGlobalStartContext } from "@tanstack/react-start";
import { runtime } from "../runtime.ts";
import { isUnreadableCall } from "./function-call.ts";

/** The request in hand; null when a page that is being sent no longer says whose it is. */
const requestInHand = () => {
  try {
    return getGlobalStartContext()?.request ?? null;
  } catch {
    return null;
  }
};

/** Writes down what kept a request from its page or its answer. A call that could not be read is the caller's doing. */
export const logFailure = async (failure: Error): Promise<void> => {
  const context = requestInHand();
  if (context && isUnreadableCall(context)) return;
  const { log } = await runtime();
  log.error({ id: context?.id, error: failure.stack ?? failure.message }, "failed");
};
