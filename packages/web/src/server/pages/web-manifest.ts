import { directionOf, splitLocale } from "../../app/addresses/locale.ts";

const words = {
  en: { name: "Safar", description: "Flights, stays and tickets across Pakistan and Saudi Arabia." },
  ar: { name: "سفر", description: "رحلات وفنادق وتذاكر في باكستان والمملكة العربية السعودية." },
};

/** The installable app, in the language of the address it is asked at. */
export const webManifest = ({ request }: { request: Request }) => {
  const { locale } = splitLocale(new URL(request.url).pathname);
  const { name, description } = words[locale];
  const manifest = {
    id: "/",
    name,
    short_name: name,
    description,
    lang: locale,
    dir: directionOf(locale),
    start_url: locale === "ar" ? "/ar" : "/",
    scope: "/",
    display: "standalone",
    background_color: "#fbf9f4",
    theme_color: "#10233f",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icon-maskable.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
};
