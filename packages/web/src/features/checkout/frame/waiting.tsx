import { Spinner } from "@safar/ui/spinner";
import type { ReactNode } from "react";
import * as css from "./notice.css.ts";
import { useArrived } from "./use-arrived.ts";

/** Something is going on: what, and what it means for whoever waits. `name` tells the screen from others. */
export function Waiting({ name, title, children }: { name: string; title: ReactNode; children?: ReactNode }) {
  const arrived = useArrived<HTMLDivElement>(name);
  return (
    <div ref={arrived} tabIndex={-1} className={css.wait} role="status" aria-busy="true">
      <Spinner />
      <h1>{title}</h1>
      {children && <p className={css.intro}>{children}</p>}
    </div>
  );
}
