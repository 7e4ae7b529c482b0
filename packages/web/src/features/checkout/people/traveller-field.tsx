import { useLingui } from "@lingui/react/macro";
import {
  hasPlaceFor,
  type TravellerField,
  type TravellerForm,
  type TravellersEvent,
  type TravellerView,
} from "@safar/engine";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { afterPress } from "../../../app/hooks/after-press.ts";
import { travellerFieldWords } from "./field-words.ts";

export type SendTravellers = (event: TravellersEvent) => void;

/** The control of a traveller's field. Error summaries link to it. */
export const fieldId = (travellerId: string, field: string): string => `${travellerId}-${field}`;

type TextName = {
  [Field in keyof TravellerForm]: TravellerForm[Field] extends string ? Field : never;
}[keyof TravellerForm];

/** What every control of a traveller carries, and how it tells what was typed. */
export const useFieldOf = ({ id, asked, form, problems }: TravellerView, send: SendTravellers) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const change = (values: Partial<TravellerForm>) => send({ type: "details.change", travellerId: id, values });
  const check = (field: keyof TravellerForm) => send({ type: "details.check", travellerId: id, field });
  /** What is found wrong with a field that is left makes room for its words. */
  const leave = (field: TextName) => form[field] !== "" && afterPress(() => check(field));
  const words = (field: keyof TravellerForm) => {
    const problem = problems[field];
    return { id: fieldId(id, field), error: problem && t(travellerFieldWords(field, problem, locale)) };
  };
  return {
    change,
    leave,
    words,
    /** Whether there is a place for it: it is asked for, or may be given. */
    has: (field: TravellerField) => hasPlaceFor(asked, field),
    /** A text field: looked at when it is left with something in it, never while it is empty. */
    text: (field: TextName) => ({
      ...words(field),
      name: fieldId(id, field),
      value: form[field],
      onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
      onBlur: () => leave(field),
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
        if (field === "title" && hasPlaceFor(asked, "gender")) check("gender");
        if (field === "gender" && hasPlaceFor(asked, "title") && form.title !== "") check("title");
      },
    }),
    /** What browsers fill in for this traveller and no other. */
    filledAs: (token: string) => `section-${id} ${token}`,
  };
};

export type FieldOf = ReturnType<typeof useFieldOf>;

/** What every part of a traveller's form is given. */
export type FieldPart = { readonly traveller: TravellerView; readonly field: FieldOf };
