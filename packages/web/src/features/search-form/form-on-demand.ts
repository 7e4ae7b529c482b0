import { type ComponentType, lazy } from "react";

/** A form whose script comes once it is woken. Until then whoever renders it waits. */
export type FormOnDemand<Props> = { readonly Form: ComponentType<Props>; readonly wake: () => void };

export const formOnDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>): FormOnDemand<Props> => {
  const awake = Promise.withResolvers<void>();
  const Form = lazy(async () => {
    await awake.promise;
    return { default: await load() };
  });
  return { Form, wake: awake.resolve };
};
