import type { AnchorProps } from "@safar/ui/anchor";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { takeCard } from "../loading/taken-picture.ts";
import { localisePath } from "./locale.ts";

const isOurPath = (href: string | undefined): href is string =>
  href?.startsWith("/") === true && !href.startsWith("//");

/** A press that the browser itself should act on: another tab, a download, another frame. */
const isForBrowser = (event: MouseEvent<HTMLAnchorElement>, { target, download }: AnchorProps) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  download !== undefined ||
  (target !== undefined && target !== "_self");

/**
 * A link of the design system inside our router. Its `href` is a page's path without a language; the address it shows is in
 * the page's own language, so it works before hydration too. A link with `hrefLang` changes the language and loads anew.
 */
export function RouterAnchor(props: AnchorProps) {
  const router = useRouter();
  const { href, hrefLang, onClick, onPointerEnter, children } = props;
  if (!isOurPath(href) || hrefLang !== undefined) return <a {...props}>{children}</a>;
  const { facts } = router.options.context;
  return (
    <a
      {...props}
      href={localisePath(href, facts.locale)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        void router.preloadRoute({ to: href });
      }}
      onClick={(event) => {
        onClick?.(event);
        if (isForBrowser(event, props)) return;
        event.preventDefault();
        takeCard(event.currentTarget);
        void router.navigate({ href });
      }}
    >
      {children}
    </a>
  );
}
