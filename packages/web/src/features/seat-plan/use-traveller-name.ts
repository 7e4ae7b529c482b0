import { useLingui } from "@lingui/react/macro";
import type { AgeBand } from "@safar/engine";

type Traveller = { readonly id: string; readonly age?: AgeBand };

/** What somebody is called before their name is known: adults and children are counted each by themselves. */
export const useTravellerName = (travellers: readonly Traveller[]) => {
  const { t } = useLingui();
  return ({ age, id }: Traveller): string => {
    const order = travellers.filter((one) => one.age === age).findIndex((one) => one.id === id) + 1;
    return age === "adult" ? t`Adult ${order}` : t`Child ${order}`;
  };
};
