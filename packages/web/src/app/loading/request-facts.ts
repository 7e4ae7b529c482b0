import type { EditionCountry, Locale } from "@safar/engine";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

export type ColourMode = "light" | "dark" | "system";

/** What the server learnt of a request and every page needs; the document's root element carries it to the browser. */
export type RequestFacts = {
  readonly locale: Locale;
  readonly edition: EditionCountry;
  readonly colourMode: ColourMode;
  /** The scheme and host that canonical links use. */
  readonly origin: string;
  /** Where each edition lives: sister addresses name it. */
  readonly origins: Readonly<Record<EditionCountry, string>>;
  /** Only on the server: what the content security policy lets scripts of this answer carry. */
  readonly nonce?: string;
};

export const requestFacts = createIsomorphicFn()
  .server((): RequestFacts => {
    const context = getGlobalStartContext();
    if (!context?.facts) throw new Error("A page was rendered outside the request middleware of src/start.ts.");
    return context.facts;
  })
  .client((): RequestFacts => {
    const { lang, dataset } = document.documentElement;
    const { origin } = window.location;
    const [PK = origin, SA = origin] = dataset.origins?.split(" ") ?? [];
    return {
      locale: lang === "ar" ? "ar" : "en",
      edition: dataset.edition === "SA" ? "SA" : "PK",
      colourMode: dataset.mode === "light" || dataset.mode === "dark" ? dataset.mode : "system",
      origin,
      origins: { PK, SA },
    };
  });
