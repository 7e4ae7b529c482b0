import { useLingui } from "@lingui/react/macro";
import { addDays } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";

/** A day as one says it: today, tomorrow, or the day itself. */
export const useSaidDay = () => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { data } = useQuery(walkFactsQuery);
  return (local: string): string => {
    const day = local.slice(0, 10);
    if (data === undefined) return formatShortDay(day, locale);
    return day === data.today ? t`Today` : day === addDays(data.today, 1) ? t`Tomorrow` : formatShortDay(day, locale);
  };
};
