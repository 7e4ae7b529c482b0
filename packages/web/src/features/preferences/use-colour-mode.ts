import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { ColourMode } from "../../app/loading/request-facts.ts";

/** The colour mode of this document, and a way to change it at once; the server keeps it for the pages to come. */
export const useColourMode = () => {
  const router = useRouter();
  const { context } = router.options;
  const [mode, setMode] = useState(context.facts.colourMode);
  const choose = (chosen: ColourMode) => {
    setMode(chosen);
    router.update({ ...router.options, context: { ...context, facts: { ...context.facts, colourMode: chosen } } });
    const root = document.documentElement;
    if (chosen === "system") delete root.dataset.mode;
    else root.dataset.mode = chosen;
    // The page already looks as it was asked to; if this does not arrive, the choice lasts as long as the document.
    void fetch("/api/preferences", {
      method: "POST",
      body: new URLSearchParams({ mode: chosen }),
      redirect: "manual",
      keepalive: true,
    }).catch(() => undefined);
  };
  return { mode, choose };
};
