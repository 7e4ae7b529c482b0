import { Trans } from "@lingui/react/macro";
import { Spinner } from "@safar/ui/spinner";
import type { ReactNode } from "react";
import { useLostFocus } from "../../app/hooks/use-lost-focus.ts";
import * as css from "./wallet.css.ts";

/** A step that came by itself: read aloud, and where the keyboard goes on from. */
export function Told({ children }: { children: ReactNode }) {
  const ref = useLostFocus<HTMLDivElement>();
  return (
    <div ref={ref} tabIndex={-1} className={css.told}>
      {children}
    </div>
  );
}

export const Waiting = ({ children }: { children: ReactNode }) => (
  <p role="status" className={css.waiting}>
    <Spinner />
    {children}
  </p>
);

export const OnItsWay = () => (
  <Told>
    <Waiting>
      <Trans>Your request is on its way…</Trans>
    </Waiting>
  </Told>
);
