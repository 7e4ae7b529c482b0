import { Trans } from "@lingui/react/macro";
import { isShown } from "../checkout/frame/use-arrived.ts";
import { Waiting } from "../checkout/frame/waiting.tsx";

const name = "paid";

/** Whether somebody has just paid, and is on the way to what confirms it. */
export const hasJustPaid = (): boolean => isShown(name);

/** Shown after the payment until its confirmation can be read. */
export const JustPaid = () => (
  <Waiting name={name} title={<Trans>Payment received</Trans>}>
    <Trans>We are opening your booking.</Trans>
  </Waiting>
);
