import { ButtonLink } from "@safar/ui/button";
import type { ReactNode } from "react";
import * as css from "./offer-page.css.ts";

/** What an offer's prices are for, beside its name, with the way to ask for something else; nothing while that is not known. */
export function AskedFor({
  facts,
  href,
  change,
}: {
  facts: readonly { readonly key: string; readonly words: ReactNode }[];
  /** The form, filled in; null where it is not known what was searched for. */
  href: string | null;
  change: ReactNode;
}) {
  if (href === null) return null;
  return (
    <p className={css.asked}>
      {facts.map(({ key, words }) => (
        <span key={key}>{words}</span>
      ))}
      <ButtonLink kind="quiet" size="small" href={href}>
        {change}
      </ButtonLink>
    </p>
  );
}
