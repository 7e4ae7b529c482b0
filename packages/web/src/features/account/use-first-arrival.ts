import { type Account, safeReturnPath } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useArrival } from "../../session/use-arrival.ts";

/** As `useArrival`, of somebody who has just signed up: they are welcomed where they come to. */
export const useFirstArrival = (returnTo: string | undefined): ((account: Account) => Promise<void>) => {
  const arrive = useArrival();
  const { locale } = useFacts();
  return async ({ name }) => {
    const [{ welcome }] = await Promise.all([import("./welcome.tsx"), arrive(returnTo)]);
    welcome(locale, { name, isHome: safeReturnPath(returnTo) === "/" });
  };
};
