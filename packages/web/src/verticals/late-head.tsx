import { lateFiles } from "virtual:page-parts";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useFacts } from "../app/addresses/page-path.ts";
import { wordAddress } from "../i18n/i18n.ts";
import { latePartsOf } from "./page-parts.ts";

/** What loaders say to the head of their pages. */
type Said = {
  /** The part that what was found at the address takes. */
  readonly part: string;
  /** Where a browser without script finds the same page, if that is elsewhere. HTML has room for such a lead in the head alone. */
  readonly withoutScript: string;
};

const saidOf = (loaded: unknown, name: keyof Said): string | null => {
  const said = typeof loaded === "object" && loaded !== null ? new Map(Object.entries(loaded)).get(name) : undefined;
  return typeof said === "string" ? said : null;
};

/**
 * What the server says in a page of the parts that its address chooses: which scripts and words they take, which a browser would ask for only
 * once the page's own run, and their styles, which must be there before any script is. What the routes of the page have too is not said twice.
 */
export function LateHead() {
  const { locale } = useFacts();
  const withoutScript = useRouterState({
    select: (state) => saidOf(state.matches.at(-1)?.loaderData, "withoutScript"),
  });
  const router = useRouter();
  const matches = useRouterState({ select: (state) => state.matches });
  const manifest = router.ssr?.manifest;
  const ofRoutes = new Set(matches.flatMap(({ routeId }) => manifest?.routes[routeId]?.preloads ?? []));
  const inside = manifest?.inlineStyle?.children ?? "";
  const found = matches.flatMap(({ loaderData }) => saidOf(loaderData, "part") ?? []);
  const files = [...latePartsOf(matches).map(([name]) => name), ...found].flatMap((name) => lateFiles[name] ?? []);
  const scripts = new Set(files.flatMap((part) => part.scripts).filter((address) => !ofRoutes.has(address)));
  const words = files.map((part) => wordAddress(part.words, locale));
  const styles = files
    .flatMap((part) => Object.entries(part.styles))
    .flatMap(([address, style]) => (inside.includes(address) ? [] : style));
  return (
    <>
      {withoutScript !== null && (
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${withoutScript}`} />
        </noscript>
      )}
      {[...scripts, ...words].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {styles.length > 0 && (
        // oxlint-disable-next-line react/no-danger -- the build's own styles
        <style nonce={router.options.ssr?.nonce} dangerouslySetInnerHTML={{ __html: styles.join("") }} />
      )}
    </>
  );
}
