import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Steps } from "@safar/ui/steps";
import { type CheckoutStep, type CheckoutTrip, checkoutSteps } from "../checkout-trip.ts";

const stepWords: Readonly<Record<Exclude<CheckoutStep, "travellers">, MessageDescriptor>> = {
  extras: msg`Extras`,
  review: msg`Review`,
  payment: msg`Payment`,
};

/** Where one is on the way from the names to the payment. */
export function CheckoutSteps({
  words,
  step,
  steps = checkoutSteps,
  hrefs,
}: Pick<CheckoutTrip, "words" | "steps" | "hrefs"> & { readonly step: CheckoutStep }) {
  const { t } = useLingui();
  return (
    <Steps
      label={t`Your booking, step by step`}
      done={t({ message: ", done", comment: "After the name of a step" })}
      current={step}
      steps={steps.map((id) => ({
        id,
        label: t(id === "travellers" ? words.people.step : stepWords[id]),
        href: hrefs?.[id],
      }))}
    />
  );
}
