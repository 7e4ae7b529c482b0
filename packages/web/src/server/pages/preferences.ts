import { isCurrencyCode, isEditionCountry, isLocale, safeReturnPath } from "@safar/engine";
import { encodedPath } from "../../app/addresses/encoded-path.ts";
import { localisePath } from "../../app/addresses/locale.ts";
import { runtime } from "../runtime.ts";
import { currencyCookie, editionCookie, localeCookie, modeCookie } from "../session/cookies.ts";

const modes = new Set(["light", "dark", "system"]);

/**
 * Keeps what a person chose (currency, mode, edition), from a plain form, and shows the page again. A change of currency or
 * edition goes home: prices of before are not prices of now. An edition that is kept says where to go on. Words that are no choice of
 * ours are passed over.
 */
export const keepPreferences = async ({ request }: { request: Request }): Promise<Response> => {
  const { cookies, environment } = await runtime();
  const form = await request.formData();
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const locale = field("locale");
  const home = localisePath("/", isLocale(locale) ? locale : "en");
  const answer = new Response(null, { status: 303 });
  const keep = (cookie: string) => answer.headers.append("set-cookie", cookie);

  let goesHome = false;
  if (isLocale(locale)) keep(localeCookie("locale", locale, cookies));
  if (modes.has(field("mode"))) keep(modeCookie("mode", field("mode"), cookies));
  if (isCurrencyCode(field("currency"))) {
    keep(currencyCookie("currency", field("currency"), cookies));
    goesHome = true;
  }
  if (environment.SANDBOX && isEditionCountry(field("edition"))) {
    keep(editionCookie("edition", field("edition"), cookies));
    goesHome = field("return") === "";
  }
  answer.headers.set("location", goesHome ? home : encodedPath(safeReturnPath(field("return"), home)));
  return answer;
};
