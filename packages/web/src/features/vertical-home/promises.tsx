import { Icon, type LucideIcon } from "@safar/ui/icon";
import type { ReactNode } from "react";
import * as css from "./recent-strip.css.ts";

export type SaidPromise = { readonly id: string; readonly icon: LucideIcon; readonly words: ReactNode };

/** What a vertical stands for, in a line. */
export const Promises = ({ said }: { said: readonly SaidPromise[] }) => (
  <ul className={css.promises}>
    {said.map(({ id, icon, words }) => (
      <li key={id}>
        <Icon of={icon} size={18} />
        {words}
      </li>
    ))}
  </ul>
);
