import type { Gender } from "../../kernel/person.ts";
import type { CheckoutKept } from "../checkout/checkout.types.ts";
import type { TravellerType } from "../quote/quoted-traveller.types.ts";
import { emptyTravellerForm, isBlank } from "../travellers/empty-form.ts";
import { titleOfGender } from "../travellers/titles.ts";

/**
 * Who has which place was said when it was chosen; nobody is asked twice. A traveller of whom nothing was said stays as they were, and so
 * does whoever was named: their place is held against what they are.
 */
export const withGenders = (
  said: readonly { readonly id: string; readonly age?: TravellerType; readonly gender: Gender | undefined }[],
  kept: CheckoutKept,
): CheckoutKept => {
  const forms = said.map(({ age = "adult", gender, id }) => {
    const form = kept.draft?.forms[id] ?? emptyTravellerForm;
    // A title that goes with nobody but them was not typed.
    const isTitled = form.title !== "" && (form.gender === "" || form.title !== titleOfGender(form.gender, age, ""));
    if (gender === undefined || isTitled || !isBlank(form)) return [id, form] as const;
    return [id, { ...form, gender, title: titleOfGender(gender, age, form.title) }] as const;
  });
  const { contact = { email: "", phone: "" }, picked = {} } = kept.draft ?? {};
  return { ...kept, draft: { contact, picked, forms: Object.fromEntries(forms) } };
};
