import { runtime } from "../runtime.ts";

const path = /^\/app\/financial\/3ds\/([\w.~-]{8,64}(?:\/answer)?)$/;
const kept = ["content-type", "content-security-policy", "cache-control", "location"];

/**
 * The page of the sandbox's bank, which a payer's browser could not reach where the sandbox listens. A real bank has an origin
 * of its own, and nothing is forwarded.
 */
export const forwardBankPage = async ({ request }: { readonly request: Request }): Promise<Response> => {
  const { environment } = await runtime();
  const { pathname, search } = new URL(request.url);
  const [, page] = path.exec(pathname) ?? [];
  if (!environment.SANDBOX || page === undefined) return new Response(null, { status: 404 });
  const answer = await fetch(`${environment.APP_URL}/financial/3ds/${page}${search}`, { redirect: "manual" });
  const headers = kept.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(answer.body, { status: answer.status, headers });
};
