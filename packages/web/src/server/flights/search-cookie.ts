import { type RefId, refId } from "@safar/engine";
import { sessionsCookieName } from "../../engine/visited-sessions.ts";
import { readCookies } from "../session/cookies.ts";

/** The search sessions that this browser has open, the latest first, as its pages noted them. */
export const sessionsOf = (request: Request): readonly RefId[] =>
  (readCookies(request)[sessionsCookieName] ?? "")
    .split(":")
    .filter((text) => /^[A-Za-z0-9_.~-]{1,128}$/.test(text))
    .slice(0, 4)
    .map(refId);
