import { useLingui } from "@lingui/react/macro";
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
  action,
  onSignedIn,
}: {
  trouble: PaymentTrouble | null;
  /** Why the bill is without what was to be taken off it. */
  refused?: BillRefusal | null | undefined;
  action?: ReactNode;
  onSignedIn: () => void;
}) {
  const { t } = useLingui();
  if (trouble === null) return null;
  const { title, text } = troubleWords(trouble);
  const without = refused === null ? undefined : voucherWords[refused];
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
        {t(text)}
      </Alert>
    </InSight>
  );
}
