import { parseCookie, serializeCookie } from "cookie-es";

/** How cookies are written on this origin. Browsers accept Secure cookies on localhost, so only a plain foreign host goes without. */
export const cookieSecurity = (origin: string): { secure: boolean; sessionName: string; guestName: string } => {
  const { protocol, hostname } = new URL(origin);
  const secure = protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1";
  const prefix = secure ? "__Host-" : "";
  return { secure, sessionName: `${prefix}safar-session`, guestName: `${prefix}safar-guest` };
};

export const readCookies = (request: Request): Readonly<Record<string, string | undefined>> =>
  parseCookie(request.headers.get("cookie") ?? "");

const daySeconds = 24 * 60 * 60;

type CookieFacts = { readonly secure: boolean };

/** The session's cookie: the page's scripts cannot read it. Without `maxAgeMs` it goes when the browser closes. */
export const sessionCookie = (name: string, id: string, { secure, maxAgeMs }: CookieFacts & { maxAgeMs?: number }) =>
  serializeCookie(name, id, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    ...(maxAgeMs === undefined ? {} : { maxAge: Math.floor(maxAgeMs / 1000) }),
  });

/** Names this browser to what it was shown as a guest: scripts cannot read it, and it goes when the browser closes. */
export const guestCookie = (name: string, id: string, { secure }: CookieFacts) =>
  serializeCookie(name, id, { path: "/", httpOnly: true, sameSite: "lax", secure });

export const endedCookie = (name: string, { secure }: CookieFacts) =>
  serializeCookie(name, "", { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: 0 });

/** A choice the person made, readable by the page: days as the specification gives them. */
const preferenceCookie =
  (days: number) =>
  (name: string, value: string, { secure }: CookieFacts) =>
    serializeCookie(name, value, { path: "/", sameSite: "lax", secure, maxAge: days * daySeconds });

export const localeCookie = preferenceCookie(365);
export const currencyCookie = preferenceCookie(30);
export const modeCookie = preferenceCookie(365);
export const editionCookie = preferenceCookie(365);
