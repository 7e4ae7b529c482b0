import { Poster } from "@safar/ui/poster";
import type { ReactNode } from "react";
import * as css from "./account.css.ts";

/** A page with one thing to do: its title, a sentence, and the form; on wide windows a place to look forward to. */
export function AccountFrame({
  place,
  mark,
  title,
  intro,
  children,
}: {
  /** Names the picture: each page has its own. */
  place: string;
  mark?: ReactNode;
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={css.frame}>
      <div className={css.words}>
        <div className={css.head}>
          {mark}
          <h1>{title}</h1>
          {intro && <p className={css.intro}>{intro}</p>}
        </div>
        {children}
      </div>
      <div className={css.art} aria-hidden="true">
        <Poster kind="city" name={place} />
      </div>
    </div>
  );
}
