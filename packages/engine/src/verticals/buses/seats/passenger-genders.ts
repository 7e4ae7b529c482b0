import type { CheckoutKept } from "../../../booking/checkout/checkout.types.ts";
import { emptyPassengerForm } from "../../../booking/travellers/passenger-form.ts";
import type { SeatChoice } from "../buses.types.ts";

/** Whoever sits there was said when the seat was chosen; nobody is asked twice. */
export const withGenders = ({ picks, fares }: SeatChoice, kept: CheckoutKept): CheckoutKept => {
  const forms = fares.passengerIds.map((id, index) => {
    const form = kept.draft?.forms[id] ?? emptyPassengerForm;
    return [id, { ...form, gender: picks[index]?.gender ?? form.gender }] as const;
  });
  const { contact = { email: "", phone: "" }, picked = {} } = kept.draft ?? {};
  return { ...kept, draft: { contact, picked, forms: Object.fromEntries(forms) } };
};
