import { Icon } from "@safar/ui/icon";
import Search from "lucide-react/icons/search";
import type { ReactNode, SyntheticEvent } from "react";
import * as css from "./folded-form.css.ts";

/** What was pressed is gone: its form's first field takes its place. */
const toField = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
  if (currentTarget.open)
    currentTarget.nextElementSibling?.querySelector<HTMLElement>("input:not([type=hidden]), button")?.focus();
};

/** A search that is a line on phones and opens: what is on is what people come for. */
export const FoldedForm = ({
  words,
  isOpen,
  children,
}: {
  readonly words: ReactNode;
  /** Where something of it has to be put right. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) => (
  <>
    <details className={css.fold} open={isOpen} onToggle={isOpen ? undefined : toField}>
      <summary>
        <Icon of={Search} size={18} />
        {words}
      </summary>
    </details>
    <div>{children}</div>
  </>
);
