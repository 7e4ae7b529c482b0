import "../features/walk/checkout-part.tsx";

/** A step before the payment, which comes with the script of its part: `StepsPage` shows it. */
export const CheckoutStep = () => null;
