import { Trans } from "@lingui/react/macro";
import type { PaymentView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import type { ComponentProps, ReactNode } from "react";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./pay-bar.css.ts";

/** What is to pay. */
export type PaidBy = Pick<PaymentView, "bill"> & {
  /** The button says what is to pay itself, so that where there is room nothing else does. */
  readonly isSaid?: boolean;
};

/** The step itself. `blocked` while something else has to be done first, which is said elsewhere; then it swallows presses. */
export const PayButton = ({
  blocked = false,
  onClick,
  ...rest
}: { readonly blocked?: boolean } & Omit<ComponentProps<typeof Button>, "kind" | "wide">) => (
  <Button {...rest} kind="next" wide aria-disabled={blocked || undefined} onClick={blocked ? undefined : onClick} />
);

/** The one next step with what is to pay, and with what paying so adds to it. On phones it stands at the window's end. */
export function PayBar({ bill, isSaid = false, children }: PaidBy & { readonly children: ReactNode }) {
  const fee = bill?.price.lines.find(({ kind, amount }) => kind === "surcharge" && amount.minor > 0);
  return (
    <div className={css.bar}>
      {/* Its place is kept while the bill is being made out. */}
      <p className={isSaid ? css.sumOfBar : css.sum} aria-hidden={bill === null}>
        <span>
          {fee === undefined ? (
            <Trans>To pay</Trans>
          ) : (
            <Trans>
              To pay, with <Amount of={fee.amount} /> fee
            </Trans>
          )}
        </span>
        <strong className={css.amount}>{bill === null ? "\u00a0" : <Amount of={bill.price.total} />}</strong>
      </p>
      {children}
    </div>
  );
}
