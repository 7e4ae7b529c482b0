import { useLingui } from "@lingui/react/macro";
import type { PaymentTrouble } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import type { ReactNode } from "react";
import { isSignInNeeded, troubleWords } from "./payment-words.ts";
import { SignInOffer } from "./sign-in-offer.tsx";

/** Says what happened, that nothing was charged, and what to do now. */
export function Trouble({
  trouble,
  action,
  onSignedIn,
}: {
  trouble: PaymentTrouble | null;
  action?: ReactNode;
  onSignedIn: () => void;
}) {
  const { t } = useLingui();
  if (trouble === null) return null;
  const { title, text } = troubleWords(trouble);
  const isChange = trouble.type === "REFUSED" && trouble.reason === "price_changed";
  return (
    <Alert
      tone={isChange ? "warning" : "danger"}
      live
      title={t(title)}
      action={isSignInNeeded(trouble) ? <SignInOffer onSignedIn={onSignedIn} /> : action}
    >
      {t(text)}
    </Alert>
  );
}
