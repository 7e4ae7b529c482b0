import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { type Bank, bankCodeIn, ibanLength } from "@safar/engine";
import { Select } from "@safar/ui/select";
import { TextField } from "@safar/ui/text-field";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useFacts } from "../../app/addresses/page-path.ts";
import { textIn } from "../account/form-data.ts";
import type { WrongFields } from "./wallet-form.tsx";
import { accountWords } from "./wallet-words.ts";

type Field = "bank" | "iban" | "title";

export const bankAccountIn = (data: FormData): Readonly<Record<Field, string>> => ({
  bank: textIn(data, "bank"),
  iban: textIn(data, "iban"),
  title: textIn(data, "title"),
});

/** What is wrong with them, in the order in which they stand. */
export const wrongInAccount = (
  problems: Partial<Record<Field, Parameters<typeof accountWords>[1]>>,
  t: (words: MessageDescriptor) => string,
): WrongFields<Field> =>
  (["iban", "bank", "title"] as const).flatMap((field) => {
    const problem = problems[field];
    return problem === undefined
      ? []
      : [{ field, words: t(accountWords(field, problem)), isMissing: problem.code === "required" }];
  });

/** Whose account it is, and at which bank: an IBAN names its own. */
export function BankAccountFields({
  field,
  banks,
  typed,
}: {
  readonly field: (name: Field) => { readonly id: string; readonly error: string | undefined };
  readonly banks: readonly Bank[];
  /** What was typed before, where that is kept. */
  readonly typed?: Readonly<Record<Field, string>>;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const countries = [...new Set(banks.map(({ country }) => country))].join(", ");
  const named = (iban: string) => banks.find(({ code }) => code === bankCodeIn(iban))?.code;
  const [bank, setBank] = useState(typed?.bank || (named(typed?.iban ?? "") ?? ""));
  return (
    <>
      <TextField
        {...field("iban")}
        label={t`IBAN`}
        name="iban"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={typed?.iban}
        // Drawn before the form is read, which hears of it next.
        onInput={({ currentTarget }) => flushSync(() => setBank((before) => named(currentTarget.value) ?? before))}
        hint={t`${ibanLength} characters that begin with ${countries}. Spaces do not matter.`}
      />
      <Select
        {...field("bank")}
        label={t`Bank`}
        name="bank"
        value={bank}
        onChange={({ currentTarget }) => setBank(currentTarget.value)}
        hint={t`Filled in from the IBAN.`}
      >
        <option value="">{t`Select your bank`}</option>
        {banks.map(({ code, name }) => (
          <option key={code} value={code}>
            {name[locale]}
          </option>
        ))}
      </Select>
      <TextField
        {...field("title")}
        label={t`Account title`}
        name="title"
        autoComplete="name"
        dir="auto"
        defaultValue={typed?.title}
        hint={t`The account holder's name, as the bank writes it.`}
      />
    </>
  );
}
