import { Trans } from "@lingui/react/macro";
import { Alert } from "@safar/ui/alert";
import { Link } from "@safar/ui/link";
import type { ReactNode } from "react";
import { paths } from "../../app/addresses/paths.ts";
import * as css from "./account.css.ts";

type Props = {
  readonly sentTo: string | null;
  /** It went out only where the number has an account, and nobody is told whether it has. */
  readonly isOnlyIfKnown?: boolean;
  readonly returnTo: string | undefined;
  readonly otherwise: ReactNode;
};

/** One has come back from the code, which goes on counting: the way to it again, and what else can be done. */
export function CodeWaiting({ sentTo, isOnlyIfKnown = false, returnTo, otherwise }: Props) {
  const enter = (
    <Link kind="alone" href={paths.verifyOtp(returnTo)}>
      <Trans>Enter the code</Trans>
    </Link>
  );
  const number = (
    <bdi dir="ltr" className={css.number}>
      {sentTo}
    </bdi>
  );
  return (
    <Alert action={enter}>
      {isOnlyIfKnown ? (
        <Trans>If this number has an account, we sent a code to {number}.</Trans>
      ) : (
        <Trans>We sent a code to {number}.</Trans>
      )}{" "}
      {otherwise}
    </Alert>
  );
}
