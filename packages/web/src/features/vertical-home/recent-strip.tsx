import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor } from "@safar/ui/anchor";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { IconButton } from "@safar/ui/icon-button";
import History from "lucide-react/icons/history";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import * as css from "./recent-strip.css.ts";

export type RecentEntry = {
  /** The search, which is what it is known by. */
  readonly search: string;
  /** Where making it again leads. */
  readonly href: string;
  /** What it is called where it is only heard of. */
  readonly name: string;
  readonly title: ReactNode;
  readonly detail: ReactNode;
};

type Props = {
  readonly entries: readonly RecentEntry[];
  readonly onRemove: (search: string) => Promise<void>;
  readonly onClear: () => Promise<void>;
  /** What who has searched for nothing yet reads there. */
  readonly children: ReactNode;
};

/**
 * The searches made on this device, to be made again or let go. The strip is as high with them as without, so that nothing moves
 * when the device answers.
 */
export function RecentStrip({ entries, onRemove, onClear, children }: Props) {
  const { t } = useLingui();
  if (entries.length === 0) return <div className={css.strip}>{children}</div>;
  return (
    <section className={css.strip} aria-label={t`Your recent searches`}>
      <h2 className={css.title}>
        <Icon of={History} size={18} />
        <Trans>Recent</Trans>
      </h2>
      <ul className={css.list}>
        {entries.map(({ search, href, name, title, detail }) => (
          <li key={search} className={css.chip}>
            <Anchor href={href} className={css.link}>
              <span className={css.route}>{title}</span>
              <span className={css.days}>{detail}</span>
            </Anchor>
            <IconButton icon={X} label={t`Remove the search ${name}`} onClick={() => void onRemove(search)} />
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="small" onClick={() => void onClear()}>
        <Trans>Clear all</Trans>
      </Button>
    </section>
  );
}
