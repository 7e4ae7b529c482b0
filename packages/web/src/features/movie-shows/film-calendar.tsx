import { Trans } from "@lingui/react/macro";
import type { Film } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { paths } from "../../app/addresses/paths.ts";

/** Keeps the first day of a film in one's own calendar. */
export const FilmCalendar = ({ film }: { readonly film: Film }) => (
  <ButtonLink size="small" href={paths.filmCalendar(film.slug)} download>
    <Icon of={CalendarPlus} size={18} />
    <Trans>Add to calendar</Trans>
  </ButtonLink>
);
