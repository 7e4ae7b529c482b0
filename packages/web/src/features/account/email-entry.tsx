import { useLingui } from "@lingui/react/macro";
import { TextField } from "@safar/ui/text-field";

type Props = { readonly id: string; readonly error: string | undefined; readonly email: string };

/** The email address of an account. Read it as `email` of the form's data. */
export function EmailEntry({ id, error, email }: Props) {
  const { t } = useLingui();
  return (
    <TextField
      id={id}
      error={error}
      label={t`Email`}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      dir="ltr"
      defaultValue={email}
    />
  );
}
