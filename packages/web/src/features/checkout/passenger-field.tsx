import { useLingui } from "@lingui/react/macro";
import type { PassengerForm, PassengerView, TravellersEvent } from "@safar/engine";
import { useFacts } from "../../app/page-path.ts";
import { passengerFieldWords } from "./field-words.ts";

export type SendTravellers = (event: TravellersEvent) => void;

/** The control of a passenger's field. Error summaries link to it. */
export const fieldId = (passengerId: string, field: string): string => `${passengerId}-${field}`;

type TextName = {
  [Field in keyof PassengerForm]: PassengerForm[Field] extends string ? Field : never;
}[keyof PassengerForm];

/** What every control of a passenger carries, and how it tells what was typed. */
export const useFieldOf = ({ id, form, problems }: PassengerView, send: SendTravellers) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const change = (values: Partial<PassengerForm>) => send({ type: "passenger.change", passengerId: id, values });
  const check = (field: keyof PassengerForm) => send({ type: "passenger.check", passengerId: id, field });
  const words = (field: keyof PassengerForm) => {
    const problem = problems[field];
    return { id: fieldId(id, field), error: problem && t(passengerFieldWords(field, problem, locale)) };
  };
  return {
    change,
    check,
    words,
    /** A text field: looked at when it is left with something in it, never while it is empty. */
    text: (field: TextName) => ({
      ...words(field),
      name: fieldId(id, field),
      value: form[field],
      onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
      onBlur: () => form[field] !== "" && check(field),
    }),
    /** A list: looked at as soon as something is chosen. */
    list: (field: TextName) => ({
      ...words(field),
      name: fieldId(id, field),
      value: form[field],
      onChange: ({ target }: { target: { value: string } }) => {
        change({ [field]: target.value });
        if (target.value === "") return;
        check(field);
        // A title brings the gender that it goes with, which may have been missing.
        if (field === "title") check("gender");
      },
    }),
    /** What browsers fill in for this passenger and no other. */
    filledAs: (token: string) => `section-${id} ${token}`,
  };
};

export type FieldOf = ReturnType<typeof useFieldOf>;
