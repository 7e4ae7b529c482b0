import { Trans, useLingui } from "@lingui/react/macro";
import type { FindBooking, FindBookingOutcome } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { Container } from "@safar/ui/layout";
import { TextField } from "@safar/ui/text-field";
import { useRouter } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { bookingAddress } from "../../app/addresses/booking-address.ts";
import type { FindTrouble } from "../../app/addresses/booking-parts.ts";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { findBooking } from "../../engine/services/booking.service.ts";
import { TroubleAlert } from "../account/trouble-alert.tsx";
import * as css from "./find-booking.css.ts";
import { FindBookingGuide } from "./find-booking-guide.tsx";

type Trouble = Exclude<FindBookingOutcome, { type: "FOUND" }>;

const names = ["reference", "proof"] as const;
type Field = (typeof names)[number];

/** What the address says of a form that was sent without script. */
const troubleOf = (arrivedWith: FindTrouble | null): Trouble | null => {
  if (arrivedWith === "unknown") return { type: "NOT_FOUND" };
  // How long is not said in an address.
  if (arrivedWith === "limited") return { type: "RATE_LIMITED", retryAt: Number.POSITIVE_INFINITY };
  return arrivedWith === "failed" ? { type: "PROBLEM", problem: { kind: "malformed", status: 0, detail: "" } } : null;
};

/** Why nothing was found. One answer for every wrong pair. */
function FindTrouble({ trouble }: { trouble: Trouble }) {
  if (trouble.type === "NOT_FOUND")
    return (
      <Alert tone="danger" live title={<Trans>No booking matches these details</Trans>}>
        <Trans>
          Check both: the reference in your confirmation, and the email address or last name of that booking.
        </Trans>
      </Alert>
    );
  if (trouble.type === "RATE_LIMITED" && !Number.isFinite(trouble.retryAt))
    return (
      <Alert tone="warning" live title={<Trans>Too many tries</Trans>}>
        <Trans>Wait 15 minutes before you try again.</Trans>
      </Alert>
    );
  return <TroubleAlert trouble={trouble} />;
}

const textIn = (data: FormData, name: Field): string => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** A guest's way to a booking: a plain form, which a page without script sends as it is. */
export function FindBookingPage({
  arrivedWith,
  find = findBooking,
}: {
  arrivedWith: FindTrouble | null;
  find?: FindBooking;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const router = useRouter();
  const [trouble, setTrouble] = useState(() => troubleOf(arrivedWith));
  const [missing, setMissing] = useState<readonly Field[]>(arrivedWith === "empty" ? names : []);
  const [busy, setBusy] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const request = { reference: textIn(data, "reference"), proof: textIn(data, "proof") };
    const empty = names.filter((name) => request[name] === "");
    setMissing(empty);
    setTrouble(null);
    const [first] = empty;
    if (first !== undefined) return document.getElementById(first)?.focus();
    setBusy(true);
    const outcome = await find(request);
    setBusy(false);
    const address = outcome.type === "FOUND" ? bookingAddress(outcome.product, outcome.booking) : null;
    if (address !== null) return void router.navigate({ href: address });
    return setTrouble(outcome.type === "FOUND" ? { type: "NOT_FOUND" } : outcome);
  };

  return (
    <Container width="wide">
      <div className={css.page}>
        <div className={css.head}>
          <h1>
            <Trans>Find my booking</Trans>
          </h1>
          <p className={css.intro}>
            <Trans>Opens any booking by the reference in its confirmation. You do not need an account.</Trans>
          </p>
        </div>
        <form
          method="post"
          action={localisePath(paths.findBookingForm(), locale)}
          className={css.form}
          noValidate
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            if (!busy) void submit(event.currentTarget);
          }}
        >
          {trouble !== null && <FindTrouble trouble={trouble} />}
          <TextField
            id="reference"
            name="reference"
            label={t`Booking reference`}
            hint={t`Letters and digits; capitals do not matter`}
            error={missing.includes("reference") ? t`Enter the booking reference.` : undefined}
            dir="ltr"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <TextField
            id="proof"
            name="proof"
            label={t`Email address or last name`}
            hint={t`The email address used to book, or the last name of one of the travellers`}
            error={missing.includes("proof") ? t`Enter the email address or a last name.` : undefined}
            dir="auto"
            maxLength={320}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Button kind="next" type="submit" busy={busy}>
            <Trans>Find my booking</Trans>
          </Button>
        </form>
        <FindBookingGuide />
      </div>
    </Container>
  );
}
