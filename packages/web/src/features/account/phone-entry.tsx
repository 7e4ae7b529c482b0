import { useLingui } from "@lingui/react/macro";
import { PhoneField } from "@safar/ui/phone-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useFacts } from "../../app/addresses/page-path.ts";
import { signInOptionsQuery } from "./account-queries.ts";
import { splitPhone } from "./form-data.ts";

/** A phone number with its country, the edition's own chosen beforehand. Read it with `phoneIn`. */
export function PhoneEntry({ id, error, phone }: { id: string; error: string | undefined; phone: string }) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const { countries } = useSuspenseQuery(signInOptionsQuery).data;
  const { country, number } = splitPhone(phone, countries, edition);
  return (
    <PhoneField
      id={id}
      error={error}
      label={t`Mobile number`}
      name="phone"
      defaultValue={number}
      codes={countries.map(({ code, dialCode, name }) => ({ value: code, code: dialCode, name }))}
      codeLabel={t`Country code`}
      codeName="country"
      defaultCode={country}
    />
  );
}
