import type { Locale } from "@safar/engine";
import { type ComponentType, lazy } from "react";
import { loadCatalogues } from "../../i18n/i18n.ts";

/** A form whose script and words come once it is woken. Until then whoever renders it waits. */
export type FormOnDemand<Props> = { readonly Form: ComponentType<Props>; readonly wake: (locale: Locale) => void };

/** `features` are those whose words it shows. */
export const formOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  features: readonly string[],
): FormOnDemand<Props> => {
  const awake = Promise.withResolvers<Locale>();
  const Form = lazy(async () => {
    const locale = await awake.promise;
    const [loaded] = await Promise.all([load(), loadCatalogues(locale, features)]);
    return { default: loaded };
  });
  return { Form, wake: awake.resolve };
};
