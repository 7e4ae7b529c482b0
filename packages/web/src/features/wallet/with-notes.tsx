import { Icon, type LucideIcon } from "@safar/ui/icon";
import type { ReactNode } from "react";
import * as css from "./wallet.css.ts";

/** A form of the wallet, and beside it what somebody wants to know before they fill it in. */
export const WithNotes = ({
  notes,
  children,
}: {
  notes: readonly { readonly icon: LucideIcon; readonly words: string }[];
  children: ReactNode;
}) => (
  <div className={css.withNotes}>
    {children}
    <ul role="list" className={css.notes}>
      {notes.map(({ icon, words }) => (
        <li key={words} className={css.note}>
          <span className={css.mark}>
            <Icon of={icon} size={18} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  </div>
);
