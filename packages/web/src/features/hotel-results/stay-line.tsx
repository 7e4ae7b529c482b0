import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { decodeStay, type FoundPlace, guestCounts, nightsBetween, type SearchText } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import Pencil from "lucide-react/icons/pencil";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import * as css from "../flight-results/search-line.css.ts";

/** What is searched for, in words, with the way to change it. */
export function StayLine({
  search,
  place,
  onEdit,
}: {
  search: SearchText;
  place: FoundPlace | null;
  onEdit?: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const stay = decodeStay(search);
  const { checkIn, checkOut } = stay;
  const { rooms, adults, children } = guestCounts(stay);
  const guests = adults + children;
  const nights = nightsBetween(checkIn, checkOut);
  return (
    <div className={css.line}>
      <div className={css.words}>
        <h1 className={css.route}>
          <bdi>{place?.names[locale] ?? t`Hotels`}</bdi>
        </h1>
        <p className={css.facts}>
          {checkIn !== "" && checkOut !== "" && (
            <span>
              {formatShortDay(checkIn, locale)} – {formatShortDay(checkOut, locale)}
            </span>
          )}
          {nights > 0 && <span>{t`${plural(nights, { one: "# night", other: "# nights" })}`}</span>}
          <span>{t`${plural(guests, { one: "# guest", other: "# guests" })}`}</span>
          <span>{t`${plural(rooms, { one: "# room", other: "# rooms" })}`}</span>
        </p>
      </div>
      <ButtonLink
        size="small"
        href={paths.hotelsHome(search)}
        onClick={(event) => {
          if (onEdit === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onEdit();
        }}
      >
        <Icon of={Pencil} size={16} />
        <span className={css.edit}>
          <Trans>Change search</Trans>
        </span>
      </ButtonLink>
    </div>
  );
}
