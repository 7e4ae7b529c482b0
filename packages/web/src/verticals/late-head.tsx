import { lateFiles } from "virtual:page-parts";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { latePartsOf } from "./page-parts.ts";

/**
 * What the server says in a page of the parts that its address chooses: which scripts they take, which a browser would ask for only once
 * the page's own run, and their styles, which must be there before any script is. What the routes of the page have too is not said twice.
 */
export function LateHead() {
  const router = useRouter();
  const matches = useRouterState({ select: (state) => state.matches });
  const manifest = router.ssr?.manifest;
  const ofRoutes = new Set(matches.flatMap(({ routeId }) => manifest?.routes[routeId]?.preloads ?? []));
  const inside = manifest?.inlineStyle?.children ?? "";
  const files = latePartsOf(matches).flatMap(([name]) => lateFiles[name] ?? []);
  const scripts = new Set(files.flatMap((part) => part.scripts).filter((address) => !ofRoutes.has(address)));
  const styles = files
    .flatMap((part) => Object.entries(part.styles))
    .flatMap(([address, style]) => (inside.includes(address) ? [] : style));
  return (
    <>
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
