import type { RefId } from "@safar/engine";
import { flightSessionsCookie } from "../../app/cookie-names.ts";

/** A tab each, and one more. */
const most = 3;
const lifetimeSeconds = 15 * 60;

const kept = (): readonly string[] =>
  (/(?:^|; )flight-sessions=([^;]*)/.exec(document.cookie)?.[1] ?? "").split(":").filter((text) => text !== "");

/**
 * Notes a search session for the pages of flights, so that the server goes on with it when one of them is loaded anew, and does
 * not search a second time. No other page is sent it.
 */
export const noteSession = (refId: RefId): void => {
  const sessions = [refId, ...kept().filter((other) => other !== refId)].slice(0, most).join(":");
  const path = document.documentElement.lang === "ar" ? "/ar/flights" : "/flights";
  const secure = location.protocol === "https:" ? "; secure" : "";
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not in every browser
  document.cookie = `${flightSessionsCookie}=${sessions}; path=${path}; max-age=${lifetimeSeconds}; samesite=lax${secure}`;
};
