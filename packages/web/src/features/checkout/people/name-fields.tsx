import { useLingui } from "@lingui/react/macro";
import { titlesFor } from "@safar/engine";
import { Checkbox } from "@safar/ui/checkbox";
import { Select } from "@safar/ui/select";
import { TextField } from "@safar/ui/text-field";
import type { ReactNode } from "react";
import type { CheckoutOptions } from "../../../calls/checkout.calls.ts";
import { CountryOptions } from "./country-options.tsx";
import { DateEntry } from "./date-entry.tsx";
import { NameHelp } from "./name-help.tsx";
import * as css from "./traveller-card.css.ts";
import type { FieldPart } from "./traveller-field.tsx";
import { titleFor } from "./traveller-words.ts";

function Names({
  traveller: { asked, form, isOwner, picked },
  field,
  isFirst,
  below,
}: FieldPart & { isFirst: boolean; below: ReactNode }) {
  const { t } = useLingui();
  const isDocumented = asked.documents.length > 0;
  const isSpoken = asked.isSpoken === true;
  return (
    <>
      {/* Names that were saved are known to be right. */}
      {isFirst && picked === null && !isOwner && !isSpoken && asked.documents[0] === "passport" && (
        <div className={css.whole}>
          <NameHelp />
        </div>
      )}
      <TextField
        {...field.text("firstName")}
        label={form.isSingleName ? t`Name` : t`First name`}
        hint={
          isSpoken
            ? isDocumented
              ? t`As on the document that is shown at the doors`
              : undefined
            : isDocumented
              ? t`In Latin letters, as in the travel document`
              : t`In Latin letters`
        }
        autoComplete={field.filledAs("given-name")}
        autoCapitalize="words"
        spellCheck={false}
        dir="auto"
      />
      {!form.isSingleName && (
        <TextField
          {...field.text("lastName")}
          label={t`Last name`}
          autoComplete={field.filledAs("family-name")}
          autoCapitalize="words"
          spellCheck={false}
          dir="auto"
        />
      )}
      <div className={css.whole}>
        <Checkbox
          id={field.words("isSingleName").id}
          label={isDocumented ? t`The document shows only one name` : t`Only one name`}
          checked={form.isSingleName}
          // Who has one name has no last name, whatever was tried before.
          onChange={({ target }) =>
            field.change(target.checked ? { isSingleName: true, lastName: "" } : { isSingleName: false })
          }
        />
      </div>
      {below}
    </>
  );
}

/** Who it is, as far as the supplier asks. */
export function NameFields({
  traveller,
  field,
  options,
  isFirst = false,
  below,
  onPlaces,
}: FieldPart & {
  options: CheckoutOptions;
  /** Of all who travel: what helps with names is shown once. */
  isFirst?: boolean;
  /** What becomes of the names, right below them. */
  below?: ReactNode;
  /** The way back to the places, where theirs is held for somebody else. */
  onPlaces?: ReactNode;
}) {
  const { t } = useLingui();
  const { form, type } = traveller;
  return (
    <div className={css.fields}>
      {field.has("firstName") && <Names traveller={traveller} field={field} isFirst={isFirst} below={below} />}
      {field.has("fullName") && (
        <TextField
          {...field.text("fullName")}
          label={t`Full name`}
          autoComplete={field.filledAs("name")}
          autoCapitalize="words"
          spellCheck={false}
          dir="auto"
        />
      )}
      {field.has("title") && (
        <Select {...field.list("title")} label={t`Title`} autoComplete={field.filledAs("honorific-prefix")}>
          <option value="">{t`Please choose`}</option>
          {titlesFor(type).map((title) => (
            <option key={title} value={title}>
              {t(titleFor(title, type))}
            </option>
          ))}
        </Select>
      )}
      {field.has("gender") && (
        <Select {...field.list("gender")} label={t`Gender`} autoComplete={field.filledAs("sex")}>
          <option value="">{t`Please choose`}</option>
          <option value="female">{t`Female`}</option>
          <option value="male">{t`Male`}</option>
        </Select>
      )}
      {traveller.problems.gender?.code === "seat_of_other" && <div className={css.whole}>{onPlaces}</div>}
      {field.has("birthDate") && (
        <DateEntry
          field={field}
          name="birthDate"
          value={form.birthDate}
          label={t`Date of birth`}
          autoComplete={field.filledAs("bday")}
        />
      )}
      {field.has("age") && <TextField {...field.text("age")} label={t`Age`} inputMode="numeric" autoComplete="off" />}
      {field.has("nationality") && (
        <Select {...field.list("nationality")} label={t`Nationality`} autoComplete={field.filledAs("country")}>
          <CountryOptions countries={options.countries} chosen={form.nationality} />
        </Select>
      )}
    </div>
  );
}
