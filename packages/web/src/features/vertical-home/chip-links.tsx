import { Anchor } from "@safar/ui/anchor";
import type { ReactNode, Ref } from "react";
import * as css from "./chip-links.css.ts";

export type ChipLink = {
  readonly href: string;
  readonly words: ReactNode;
  readonly isCurrent?: boolean;
  readonly onClick?: () => void;
};

/** Ways on, one beside the other, pushed along where they are many; the one that is open is marked. */
export function ChipLinks({
  label,
  of,
  ref,
}: {
  readonly label: string;
  readonly of: readonly ChipLink[];
  readonly ref?: Ref<HTMLElement>;
}) {
  return (
    <nav ref={ref} aria-label={label}>
      <ul role="list" className={css.chips}>
        {of.map(({ href, isCurrent = false, onClick, words }) => (
          <li key={href}>
            <Anchor
              href={href}
              className={css.chip}
              aria-current={isCurrent ? "true" : undefined}
              {...(onClick && { onClick })}
            >
              {words}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
