import "../src/theme/fonts/fonts.css";
import "../src/theme/index.ts";
import { createRoot } from "react-dom/client";
import { PosterProvider } from "../src/components/poster/poster.tsx";
import { drawPoster } from "../src/components/poster/poster-drawing.ts";
import { HomeSample, SignInSample, WorkshopPage, workshops } from "../src/workshop/index.ts";
import type { Say } from "../src/workshop/workshop.types.ts";

const asked = new URLSearchParams(location.search);
const isArabic = asked.get("lang") === "ar";
const say: Say = (english, arabic) => (isArabic ? arabic : english);
const html = document.documentElement;
html.lang = isArabic ? "ar" : "en";
html.dir = isArabic ? "rtl" : "ltr";
html.dataset["mode"] = asked.get("mode") ?? "system";

const samples = { home: <HomeSample say={say} />, "sign-in": <SignInSample say={say} /> };
const sample = asked.get("sample");
const look = asked.has("mode")
  ? {
      lang: isArabic ? ("ar" as const) : ("en" as const),
      mode: asked.get("mode") === "dark" ? ("dark" as const) : ("light" as const),
    }
  : undefined;
const root = document.getElementById("root");
if (!root) throw new Error("The workshop's page has no #root to draw into; look at workshop/index.html.");
createRoot(root).render(
  <PosterProvider value={(...picture) => `data:image/svg+xml,${encodeURIComponent(drawPoster(...picture))}`}>
    {sample === "home" || sample === "sign-in" ? (
      samples[sample]
    ) : (
      <WorkshopPage workshops={workshops} part={asked.get("part") ?? undefined} look={look} />
    )}
  </PosterProvider>,
);
