import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingTrouble } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Link } from "@safar/ui/link";
import { TextField } from "@safar/ui/text-field";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { type FormEvent, useState } from "react";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts, usePageAddress } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { TroubleAlert } from "../account/trouble-alert.tsx";
import * as css from "./booking.css.ts";

/** Asks a guest to show that a booking is theirs. A plain form, which a page without script sends as it is. */
export function ProofCard({
  booking,
  contact,
  busy,
  trouble,
  isSignedIn,
  onProof,
}: {
  booking: string;
  /** Of the booking, cut short. */
  contact: { readonly email: string; readonly phone: string };
  busy: boolean;
  trouble: BookingTrouble | null;
  isSignedIn: boolean;
  onProof: (proof: string) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const here = usePageAddress();
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const proof = new FormData(event.currentTarget).get("proof");
    const text = typeof proof === "string" ? proof.trim() : "";
    setEmpty(text === "");
    if (text !== "") onProof(text);
  };
  const isRefused = trouble?.type === "PROOF_REFUSED";
  return (
    <section className={css.proof} aria-labelledby="proof-title">
      <div className={css.proofWords}>
        <h2 id="proof-title" className={css.proofTitle}>
          <Icon of={LockKeyhole} />
          <Trans>Is this your booking?</Trans>
        </h2>
        <p className={css.quiet}>
          <Trans>
            Names, documents and tickets are hidden. Confirm the email address or phone number it was made with (
            <bdi dir="ltr">{contact.email}</bdi>, <bdi dir="ltr">{contact.phone}</bdi>) to see them.
          </Trans>
        </p>
        {!isSignedIn && (
          <p className={css.quiet}>
            <Link href={paths.login(here)}>
              <Trans>Sign in if you booked with an account</Trans>
            </Link>
          </p>
        )}
      </div>
      <form
        method="post"
        action={localisePath(paths.bookingProof(booking), locale)}
        className={css.proofForm}
        onSubmit={submit}
        noValidate
      >
        {trouble?.type === "RATE_LIMITED" && <TroubleAlert trouble={trouble} />}
        {isRefused && (
          <Alert tone="danger" live title={<Trans>This does not match the booking</Trans>}>
            <Trans>Check the email address or phone number that the confirmation was sent to.</Trans>
          </Alert>
        )}
        <TextField
          label={t`Email address or phone number`}
          name="proof"
          dir="ltr"
          autoComplete="email"
          maxLength={120}
          required
          error={isEmpty ? t`Enter the email address or phone number of the booking.` : undefined}
        />
        <Button type="submit" kind="primary" busy={busy}>
          <Trans>Show my booking</Trans>
        </Button>
      </form>
    </section>
  );
}
