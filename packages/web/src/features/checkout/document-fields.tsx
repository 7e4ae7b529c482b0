import { Trans, useLingui } from "@lingui/react/macro";
import type { Country, PassengerField, PassengerView, TravelDocument } from "@safar/engine";
import { MaskedField } from "@safar/ui/masked-field";
import { Select } from "@safar/ui/select";
import type { HTMLAttributes } from "react";
import { CountryOptions } from "./country-options.tsx";
import { DateEntry } from "./date-entry.tsx";
import type { FieldOf } from "./passenger-field.tsx";
import { documentMasks, documentWords } from "./passenger-words.ts";
import * as css from "./passengers.css.ts";

const modes: Readonly<Record<TravelDocument["kind"], HTMLAttributes<HTMLInputElement>["inputMode"]>> = {
  cnic: "numeric",
  saudi_id: "numeric",
  passport: "text",
};

/** The document that is asked for, or that a saved traveller brought along. */
const kindOf = ({ form, required: { documents } }: PassengerView): TravelDocument["kind"] | null => {
  if (form.documentKind !== "") return form.documentKind;
  return documents.length === 1 ? (documents[0] ?? null) : null;
};

export const hasDocument = ({ form, required }: PassengerView): boolean =>
  required.documents.length > 0 || form.documentNumber !== "";

const useNumberWords = () => {
  const { t } = useLingui();
  return {
    cnic: { label: t`CNIC number`, hint: t`13 digits, as on the card` },
    saudi_id: { label: t`ID or residence permit number`, hint: t`10 digits, beginning with 1 or 2` },
    passport: { label: t`Passport number`, hint: t`6 to 9 letters and digits` },
  } satisfies Record<TravelDocument["kind"], { label: string; hint: string }>;
};

/** The passport or identity card, with as much of it as the supplier asks for. */
export function DocumentFields({
  passenger,
  field,
  countries,
}: {
  passenger: PassengerView;
  field: FieldOf;
  countries: readonly Country[];
}) {
  const { t } = useLingui();
  const numbers = useNumberWords();
  const { form, required } = passenger;
  const kind = kindOf(passenger);
  const asks = (name: PassengerField) => kind === "passport" && required.fields.includes(name);
  const isChoice = required.documents.length > 1 || (kind !== null && !required.documents.includes(kind));
  const offered = required.documents.length > 0 ? required.documents : kind === null ? [] : [kind];
  return (
    <div className={css.part}>
      <h3>
        <Trans>Travel document</Trans>
      </h3>
      <div className={css.fields}>
        {isChoice && (
          <Select {...field.list("documentKind")} label={t`Document`}>
            <option value="">{t`Please choose`}</option>
            {offered.map((one) => (
              <option key={one} value={one}>
                {t(documentWords[one])}
              </option>
            ))}
            {kind !== null && !offered.includes(kind) && <option value={kind}>{t(documentWords[kind])}</option>}
          </Select>
        )}
        {kind !== null && (
          <MaskedField
            {...field.words("documentNumber")}
            {...numbers[kind]}
            mask={documentMasks[kind]}
            value={form.documentNumber}
            onValue={(documentNumber) => field.change({ documentNumber })}
            onBlur={() => form.documentNumber !== "" && field.check("documentNumber")}
            inputMode={modes[kind]}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        )}
        {asks("documentIssuedBy") && (
          <Select {...field.list("documentIssuedBy")} label={t`Issued by`}>
            <CountryOptions countries={countries} chosen={form.documentIssuedBy} />
          </Select>
        )}
        {asks("documentIssuedOn") && (
          <DateEntry field={field} name="documentIssuedOn" value={form.documentIssuedOn} label={t`Date of issue`} />
        )}
        {asks("documentExpiresOn") && (
          <DateEntry field={field} name="documentExpiresOn" value={form.documentExpiresOn} label={t`Date of expiry`} />
        )}
      </div>
    </div>
  );
}
