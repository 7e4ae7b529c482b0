import type { Locale } from "@safar/engine";
import { createApp } from "vue";
import { appIn } from "./app.ts";

/** `?lang=ar` speaks Arabic. */
const locale: Locale = new URL(location.href).searchParams.get("lang") === "ar" ? "ar" : "en";
document.documentElement.lang = locale;
document.documentElement.dir = locale === "ar" ? "rtl" : "ltr";
createApp(appIn(locale)).mount("#app");
