import type { Problem } from "@safar/engine";
import type { Session } from "../session/session.ts";
import type { BrowserSession } from "./browser-session.ts";

type SignedOut = { readonly type: "SIGNED_OUT" };

/** What every outcome has in common. */
export type AccountAnswer = { readonly type: string; readonly problem?: Problem };

const saysSignedOut = ({ type, problem }: AccountAnswer): boolean =>
  type === "SIGNED_OUT" ||
  (problem?.kind === "refused" && (problem.code === "unauthorised" || problem.code === "token_expired"));

/**
 * Runs what needs somebody signed in. Without a session nothing runs; when the service no longer takes the session's token,
 * the session ends. Either way the answer is `SIGNED_OUT`. Throws where the sessions cannot be read: whoever asks may be signed in.
 */
export const asSignedIn = async <Answer extends AccountAnswer>(
  session: Session | null,
  browser: Pick<BrowserSession, "end">,
  run: (session: Session) => Promise<Answer>,
  isUnreadable = false,
): Promise<Answer | SignedOut> => {
  if (session === null && isUnreadable) throw new Error("Who is signed in cannot be read at the moment.");
  if (session === null) return { type: "SIGNED_OUT" };
  const answer = await run(session);
  if (!saysSignedOut(answer)) return answer;
  await browser.end();
  return { type: "SIGNED_OUT" };
};
