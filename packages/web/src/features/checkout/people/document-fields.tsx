import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Country,
  documentKindOf,
  type TravelDocument,
  type TravellerField,
  type TravellerView,
} from "@safar/engine";
import { MaskedField } from "@safar/ui/masked-field";
import { Select } from "@safar/ui/select";
import type { HTMLAttributes, ReactNode } from "react";
import { CountryOptions } from "./country-options.tsx";
import { DateEntry } from "./date-entry.tsx";
import * as css from "./traveller-card.css.ts";
import type { FieldOf } from "./traveller-field.tsx";
import { documentMasks, documentWords } from "./traveller-words.ts";

const modes: Readonly<Record<TravelDocument["kind"], HTMLAttributes<HTMLInputElement>["inputMode"]>> = {
  cnic: "numeric",
  saudi_id: "numeric",
  passport: "text",
};

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
  traveller,
  field,
  countries,
  children,
}: {
  traveller: TravellerView;
  field: FieldOf;
  countries: readonly Country[];
  /** What is to be said of it. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const numbers = useNumberWords();
  const { asked, form } = traveller;
  const kind = documentKindOf(form, asked);
  const asks = (name: TravellerField) => kind === "passport" && asked.fields.includes(name);
  return (
    <div className={css.part}>
      <h3>
        {asked.isSpoken === true ? <Trans>Document that is shown at the doors</Trans> : <Trans>Travel document</Trans>}
      </h3>
      <div className={css.fields}>
        {asked.documents.length > 1 && (
          <Select {...field.list("documentKind")} label={t`Document`}>
            <option value="">{t`Please choose`}</option>
            {asked.documents.map((one) => (
              <option key={one} value={one}>
                {t(documentWords[one])}
              </option>
            ))}
          </Select>
        )}
        {kind !== null && (
          <MaskedField
            {...field.words("documentNumber")}
            {...numbers[kind]}
            mask={documentMasks[kind]}
            value={form.documentNumber}
            onValue={(documentNumber) => field.change({ documentNumber })}
            onBlur={() => field.leave("documentNumber")}
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
      {children}
    </div>
  );
}
