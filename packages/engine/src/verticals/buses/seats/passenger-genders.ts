import type { CheckoutKept } from "../../../booking/checkout/checkout.types.ts";
import { emptyTravellerForm } from "../../../booking/travellers/empty-form.ts";
import type { SeatChoice } from "../buses.types.ts";

/** Whoever sits there was said when the seat was chosen; nobody is asked twice. */
export const withGenders = ({ picks, fares }: SeatChoice, kept: CheckoutKept): CheckoutKept => {
  const forms = fares.travellerIds.map((id, index) => {
    const form = kept.draft?.forms[id] ?? emptyTravellerForm;
    return [id, { ...form, gender: picks[index]?.gender ?? form.gender }] as const;
  });
  const { contact = { email: "", phone: "" }, picked = {} } = kept.draft ?? {};
  return { ...kept, draft: { contact, picked, forms: Object.fromEntries(forms) } };
};
