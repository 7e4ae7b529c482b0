import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BillRefusal, PaymentTrouble } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import type { ReactNode } from "react";
import { voucherWords } from "../checkout/price/voucher-words.ts";
import { InSight } from "./in-sight.tsx";
import { isSignInNeeded, troubleWords } from "./payment-words.ts";
import { SignInOffer } from "./sign-in-offer.tsx";

/** Says what happened, that nothing was charged, and what to do now, where whoever pressed sees it. */
export function Trouble({
  trouble,
  refused = null,
  tries = 0,
  action,
  onSignedIn,
}: {
  trouble: PaymentTrouble | null;
  /** Why the bill is without what was to be taken off it. */
  refused?: BillRefusal | null | undefined;
  /** How often it was tried again: whoever presses sees that something was done. */
  tries?: number;
  action?: ReactNode;
  onSignedIn: () => void;
}) {
  const { t } = useLingui();
  if (trouble === null) return null;
  const { title, text } = troubleWords(trouble);
  const without = refused === null ? undefined : voucherWords[refused];
  const isOffline = trouble.type === "PROBLEM" && trouble.problem.kind === "offline";
  const isChange = trouble.type === "REFUSED" && trouble.reason === "price_changed";
  return (
    <InSight>
      <Alert
        tone={isChange ? "warning" : "danger"}
        live
        title={t(title)}
        action={isSignInNeeded(trouble) ? <SignInOffer onSignedIn={onSignedIn} /> : action}
      >
        {isChange && without && <p>{t(without)}</p>}
        {t(text)} {isOffline && <Trans>Nothing was charged.</Trans>}
        {isOffline && tries > 0 && (
          <p>{t`${plural(tries, { one: "Tried again: still no connection.", other: "Tried # times: still no connection." })}`}</p>
        )}
      </Alert>
    </InSight>
  );
}
