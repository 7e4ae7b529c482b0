import { createMiddleware, getGlobalStartContext } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { isFunctionCall } from "../server/request/call-address.ts";
import { noteBegin, refusedInput } from "../server/request/function-call.ts";

/** Answers a browser's call with input that its function's schema refuses by naming the fields, not by failing. */
export const checkedInput = createMiddleware({ type: "function" }).server(async ({ next }) => {
  const context = getGlobalStartContext()?.request;
  if (context) noteBegin(context);
  try {
    return await next();
  } catch (error) {
    throw (isFunctionCall(getRequest()) ? refusedInput(error) : null) ?? error;
  }
});
