import { Trans } from "@lingui/react/macro";
import { addDays, type CalendarDate } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";

type Props = { readonly date: CalendarDate; readonly next: CalendarDate; readonly href: string };

/** The same search on a later day than it is for. */
export function NextDayLink({ date, next, href }: Props) {
  const day = formatShortDay(next, useFacts().locale);
  return (
    <ButtonLink kind="next" href={href}>
      {next === addDays(date, 1) ? <Trans>Try the next day, {day}</Trans> : <Trans>Try {day}</Trans>}
    </ButtonLink>
  );
}
