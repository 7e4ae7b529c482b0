import { type RefId, refId } from "@safar/engine";
import { flightSessionsCookie } from "../../app/cookie-names.ts";
import { readCookies } from "../session/cookies.ts";

/** The search sessions that this browser has open, the latest first, as its pages noted them. */
export const sessionsOf = (request: Request): readonly RefId[] =>
  (readCookies(request)[flightSessionsCookie] ?? "")
    .split(":")
    .filter((text) => /^[A-Za-z0-9_.~-]{1,128}$/.test(text))
    .slice(0, 4)
    .map(refId);
