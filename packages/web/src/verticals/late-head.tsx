import { lateFiles } from "virtual:page-parts";
import { type StaticDataRouteOption, useRouter, useRouterState } from "@tanstack/react-router";
import { latePartsOf } from "./page-parts.ts";

type Loaded = { readonly loaderData?: unknown; readonly staticData: Pick<StaticDataRouteOption, "lateKind"> };

/** The parts that what was found at the address takes. */
const partsOfKind = (matches: readonly Loaded[]): readonly string[] =>
  matches.flatMap(({ loaderData, staticData: { lateKind } }) => {
    const isOfKind =
      typeof loaderData === "object" &&
      loaderData !== null &&
      "kind" in loaderData &&
      loaderData.kind === lateKind?.kind;
    return isOfKind && lateKind !== undefined ? [lateKind.part] : [];
  });

/** Where a browser without script finds the same page, if that is elsewhere. HTML has room for such a lead in the head alone. */
const withoutScriptOf = (loaded: unknown): string | null =>
  typeof loaded === "object" && loaded !== null && "withoutScript" in loaded && typeof loaded.withoutScript === "string"
    ? loaded.withoutScript
    : null;

/**
 * What the server says in a page of the parts that its address chooses: which scripts they take, which a browser would ask for only once
 * the page's own run, and their styles, which must be there before any script is. What the routes of the page have too is not said twice.
 */
export function LateHead() {
  const withoutScript = useRouterState({ select: (state) => withoutScriptOf(state.matches.at(-1)?.loaderData) });
  const router = useRouter();
  const matches = useRouterState({ select: (state) => state.matches });
  const manifest = router.ssr?.manifest;
  const ofRoutes = new Set(matches.flatMap(({ routeId }) => manifest?.routes[routeId]?.preloads ?? []));
  const inside = manifest?.inlineStyle?.children ?? "";
  const files = [...latePartsOf(matches).map(([name]) => name), ...partsOfKind(matches)].flatMap(
    (name) => lateFiles[name] ?? [],
  );
  const scripts = new Set(files.flatMap((part) => part.scripts).filter((address) => !ofRoutes.has(address)));
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
      {[...scripts].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {styles.length > 0 && (
        // oxlint-disable-next-line react/no-danger -- the build's own styles
        <style nonce={router.options.ssr?.nonce} dangerouslySetInnerHTML={{ __html: styles.join("") }} />
      )}
    </>
  );
}
