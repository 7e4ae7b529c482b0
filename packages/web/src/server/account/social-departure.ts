import { isLocale, type SocialProvider } from "@safar/engine";
import { serializeCookie } from "cookie-es";
import { runtime } from "../runtime.ts";
import { departTo, socialCookieForMs, socialCookieName } from "./social.ts";

/** Sends a person to a social provider, if it is configured, and remembers in this browser what they set out for. */
export const socialDeparture =
  (provider: SocialProvider) =>
  async ({ request }: { request: Request }): Promise<Response> => {
    const { environment, origin } = await runtime();
    const asked = new URL(request.url).searchParams;
    const locale = asked.get("locale") ?? "";
    const departure = departTo({
      provider,
      clients: environment,
      origin,
      locale: isLocale(locale) ? locale : "en",
      returnTo: asked.get("return"),
      remember: asked.get("remember") === "true",
    });
    if (departure === null) return new Response(null, { status: 404 });
    const cookie = serializeCookie(socialCookieName, JSON.stringify(departure.pledge), {
      path: "/",
      httpOnly: true,
      secure: true,
      sameSite: "lax",
      maxAge: socialCookieForMs / 1000,
    });
    return new Response(null, { status: 303, headers: { location: departure.location, "set-cookie": cookie } });
  };
