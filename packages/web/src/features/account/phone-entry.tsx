import { useLingui } from "@lingui/react/macro";
import { PhoneField } from "@safar/ui/phone-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { phoneHint } from "../shell/phone-hint.tsx";
import { signInOptionsQuery } from "./account-queries.ts";
import { CountryOffer } from "./field-offer.tsx";
import type { AccountFieldProblem } from "./field-words.ts";
import { countryOf, dialledIn, splitPhone } from "./form-data.ts";

/** A phone number with its country, as it was chosen or the edition's own. Read it with `phoneIn`. */
export function PhoneEntry({
  id,
  error,
  problem,
  phone,
  country: kept,
}: {
  id: string;
  error: string | undefined;
  /** What `error` says. */
  problem: AccountFieldProblem | undefined;
  phone: string;
  /** Empty is the edition's own. */
  country: string;
}) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const { countries } = useSuspenseQuery(signInOptionsQuery).data;
  const { country, number } = splitPhone(phone, countries, kept || edition);
  const [chosen, setChosen] = useState({ instead: country, code: country });
  const shown = chosen.instead === country ? chosen.code : country;
  const dialCode = countries.find(({ code }) => code === shown)?.dialCode ?? "";
  // Such an error has the same example.
  const isSaid = error !== undefined && problem?.code === "not_mobile";
  return (
    <PhoneField
      // What this tab has kept may be of another country, and comes once the page is alive.
      key={country}
      id={id}
      error={error}
      label={t`Mobile number`}
      hint={isSaid ? undefined : phoneHint(dialCode)}
      name="phone"
      defaultValue={number}
      codes={countries.map(({ code, dialCode, name }) => ({ value: code, code: dialCode, name }))}
      codeLabel={t`Country code`}
      codeName="country"
      defaultCode={country}
      onCodeChange={(code) => setChosen({ instead: country, code })}
      dialledIn={(typed, beside) => dialledIn(typed, beside, countries)}
      renderOffer={(typed, beside, choose) => {
        const other = countryOf(typed, beside, countries);
        return other && <CountryOffer country={other} onUse={() => choose(other.code)} />;
      }}
    />
  );
}
