import type { Gender } from "../../kernel/person.ts";
import type { CheckoutKept } from "../checkout/checkout.types.ts";
import { emptyTravellerForm } from "../travellers/empty-form.ts";

/**
 * Who has which place was said when it was chosen; nobody is asked twice. A traveller of whom nothing was said stays as they were, and so
 * does whoever has a title: they are known to be a man or a woman, and their place is held against that.
 */
export const withGenders = (
  said: readonly { readonly id: string; readonly gender: Gender | undefined }[],
  kept: CheckoutKept,
): CheckoutKept => {
  const forms = said.map(({ gender, id }) => {
    const form = kept.draft?.forms[id] ?? emptyTravellerForm;
    return [id, { ...form, gender: form.title === "" ? (gender ?? form.gender) : form.gender }] as const;
  });
  const { contact = { email: "", phone: "" }, picked = {} } = kept.draft ?? {};
  return { ...kept, draft: { contact, picked, forms: Object.fromEntries(forms) } };
};
