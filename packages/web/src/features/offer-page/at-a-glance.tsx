import { Icon, type LucideIcon } from "@safar/ui/icon";
import type { ReactNode } from "react";
import * as css from "./at-a-glance.css.ts";

export type Glance = {
  readonly icon: LucideIcon;
  /** What is said of, such as how long it takes. */
  readonly label: string;
  readonly words: ReactNode;
  /** More of it, in a quieter line. */
  readonly more?: ReactNode;
};

/** What most ask of an offer first, each with its sign; what is not known of it is left out. */
export const AtAGlance = ({
  of,
  isProse = false,
}: {
  readonly of: readonly (Glance | null | false)[];
  /** Whether they are sentences, which want wider columns. */
  readonly isProse?: boolean;
}) => (
  <dl className={css.glance} data-prose={isProse || undefined}>
    {of
      .filter((one) => one !== null && one !== false)
      .map(({ icon, label, more, words }) => (
        <div key={label} className={css.fact}>
          <Icon of={icon} size={20} />
          <dt className={css.label}>{label}</dt>
          <dd className={css.words}>
            {words}
            {more && <span className={css.quiet}>{more}</span>}
          </dd>
        </div>
      ))}
  </dl>
);
