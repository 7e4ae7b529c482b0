import type { RequestContext } from "./request-context.ts";

/** Whether a call was for a server function that this build does not have: of an older page, or of somebody's invention. */
export const isUnknownFunction = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Server function info not found");

type Fault = { readonly path?: readonly PropertyKey[]; readonly message: string };

const isFault = (value: unknown): value is Fault =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";

/** What a function's schema says against its input; null for any other error. The framework hands it on as text. */
const faultsIn = (error: unknown): readonly Fault[] | null => {
  if (!(error instanceof Error) || error.name !== "Error" || !error.message.startsWith("[")) return null;
  try {
    const faults: unknown = JSON.parse(error.message);
    return Array.isArray(faults) && faults.length > 0 && faults.every(isFault) ? faults : null;
  } catch {
    return null;
  }
};

const badCall = (message: string): Response => Response.json({ error: "bad_request", message }, { status: 400 });

/** A call whose body no function could read. */
export const unreadableCall = (): Response =>
  badCall("This call could not be read. It must carry what the page's own script sends: load the page again.");

/** The answer to input that a function's schema refuses, which names each field and what is allowed; null for any other error. */
export const refusedInput = (error: unknown): Response | null => {
  const faults = faultsIn(error);
  return (
    faults &&
    badCall(faults.map(({ path = [], message }) => `${path.map(String).join(".") || "input"}: ${message}`).join("; "))
  );
};

const calls = new WeakMap<RequestContext, "asked" | "begun">();

/** Notes that a browser calls a function with a request. */
export const noteCall = (context: RequestContext): void => void calls.set(context, "asked");

/** Notes that the call of a request was read and its function began. */
export const noteBegin = (context: RequestContext): void => void calls.set(context, "begun");

/** Whether a request is a call whose function has not begun: what fails then is the reading of it. */
export const isUnreadableCall = (context: RequestContext): boolean => calls.get(context) === "asked";

/**
 * The answer to a call; one that failed before its function began could not be read. What it says is for one person and for now, so no
 * cache keeps it, unless the function says otherwise.
 */
export const answerToCall = (answer: Response, context: RequestContext): Response => {
  const told =
    answer.status === 500 && isUnreadableCall(context) ? unreadableCall() : new Response(answer.body, answer);
  if (!told.headers.has("cache-control")) told.headers.set("cache-control", "no-store");
  return told;
};
