import { Trans, useLingui } from "@lingui/react/macro";
import { likelyEmail } from "@safar/engine";
import { TextField } from "@safar/ui/text-field";
import { EmailOffer, useSaid } from "./field-offer.tsx";

type Props = { readonly id: string; readonly error: string | undefined; readonly email: string };

/** The email address of an account. Read it as `email` of the form's data. */
export function EmailEntry({ id, error, email }: Props) {
  const { t } = useLingui();
  const { said, replace, listeners } = useSaid({ id, error, kept: email });
  const meant = likelyEmail(said);
  return (
    <div>
      <TextField
        {...listeners}
        id={id}
        error={error}
        label={t`Email`}
        hint={
          <Trans>
            Such as <bdi dir="ltr">name@example.com</bdi>
          </Trans>
        }
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        dir="ltr"
        defaultValue={email}
      />
      {meant !== null && <EmailOffer meant={meant} onUse={() => replace(meant)} />}
    </div>
  );
}
