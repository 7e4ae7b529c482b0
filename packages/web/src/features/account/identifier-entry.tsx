import { useLingui } from "@lingui/react/macro";
import { checkPhone, likelyEmail } from "@safar/engine";
import { TextField } from "@safar/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useFacts } from "../../app/addresses/page-path.ts";
import { signInOptionsQuery } from "./account-queries.ts";
import { CountryOffer, EmailOffer, useSaid } from "./field-offer.tsx";
import { countryOf } from "./form-data.ts";

type Props = { readonly id: string; readonly error: string | undefined; readonly identifier: string };

/** Whom somebody signs in as, by an email address or a number. Read it as `identifier` of the form's data. */
export function IdentifierEntry({ id, error, identifier }: Props) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const { countries } = useSuspenseQuery(signInOptionsQuery).data;
  const { said, replace, listeners } = useSaid({ id, error, kept: identifier });
  const country = countryOf(said, edition, countries);
  const number = country && checkPhone(said, country.dialCode.slice(1));
  const meant = likelyEmail(said);
  return (
    <div>
      <TextField
        {...listeners}
        id={id}
        error={error}
        label={t`Email or mobile number`}
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        defaultValue={identifier}
      />
      {country && number?.ok && <CountryOffer country={country} onUse={() => replace(number.value)} />}
      {meant !== null && <EmailOffer meant={meant} onUse={() => replace(meant)} />}
    </div>
  );
}
