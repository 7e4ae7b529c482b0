import "../src/theme/fonts/fonts.css";
import "../src/theme/index.ts";
import { createRoot } from "react-dom/client";
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
const root = document.getElementById("root");
if (!root) throw new Error("The workshop's page has no #root to draw into; look at workshop/index.html.");
createRoot(root).render(
  sample === "home" || sample === "sign-in" ? (
    samples[sample]
  ) : (
    <WorkshopPage workshops={workshops} part={asked.get("part") ?? undefined} />
  ),
);
