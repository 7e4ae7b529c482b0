import { Trans, useLingui } from "@lingui/react/macro";
import { editions, type FieldProblem, mobileFormOf, type PaymentMethod } from "@safar/engine";
import { TextField } from "@safar/ui/text-field";
import { type ReactNode, useEffect, useId } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { textIn } from "../account/form-data.ts";
import { phoneWords } from "../shell/phone-words.ts";
import { type PaidBy, PayBar, PayButton } from "./pay-bar.tsx";
import * as css from "./payment.css.ts";

/** The number of a mobile wallet, to which its code goes. */
export function MobileForm({
  problem,
  busy,
  blocked = false,
  method,
  paid,
  submit,
  onSubmit,
}: {
  problem: FieldProblem | undefined;
  busy: boolean;
  /** Whether something else has to be done first. */
  blocked?: boolean;
  method: PaymentMethod | null;
  /** What is to pay by it, where something is. */
  paid?: PaidBy;
  submit: ReactNode;
  onSubmit: (mobile: string) => void;
}) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const id = useId();
  const name = method?.name[locale];
  const example = mobileFormOf(editions[edition].dialCode)?.example;
  useEffect(() => {
    if (problem !== undefined) document.getElementById(id)?.focus();
  }, [problem, id]);
  const button = (
    <PayButton type="submit" busy={busy} blocked={blocked}>
      {submit}
    </PayButton>
  );
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !blocked) onSubmit(textIn(new FormData(event.currentTarget), "mobile"));
      }}
    >
      <TextField
        id={id}
        label={name === undefined ? t`Mobile number` : t`Your ${name} number`}
        name="mobile"
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel"
        hint={
          <Trans>
            Such as <bdi dir="ltr">{example}</bdi>. A code is sent to it.
          </Trans>
        }
        error={problem && t(phoneWords(problem, false))}
      />
      {paid === undefined ? button : <PayBar {...paid}>{button}</PayBar>}
    </form>
  );
}
