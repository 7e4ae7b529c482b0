import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Show } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { isolated } from "../../i18n/isolated.ts";
import { languageName, screenWords } from "../movie-home/movie-words.ts";
import { OfferFrame } from "../results/offer-frame.tsx";
import type { CardPlace } from "../results/results-kind.ts";
import { Fullness } from "./fullness.tsx";
import * as css from "./movie-shows.css.ts";

/** So few are worth saying. */
const few = 10;

/** The cheapest places of a show that are left; where none are, the cheapest. */
export const cheapestOf = ({ categories }: Show) => categories.find(({ left }) => left > 0) ?? categories[0] ?? null;

/** One show of a film: when, where, how it is shown, and how full the hall is. */
export function ShowCard({ show, at }: { readonly show: Show; readonly at: CardPlace }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { cinema, ends, hall, id, language, left, starts, subtitles, type } = show;
  const [hour, place] = [clockOf(starts.local), isolated(cinema.name[locale])];
  const { onChoose } = at;
  return (
    <OfferFrame
      price={cheapestOf(show)?.price ?? null}
      few={left > 0 && left <= few ? t`${plural(left, { one: "# seat left", other: "# seats left" })}` : null}
      action={
        left === 0
          ? t`Sold out`
          : {
              href: paths.hall(id),
              words: t`Choose seats`,
              label: t`Choose seats for ${hour} at ${place}`,
              onChoose: onChoose && (() => onChoose(id)),
            }
      }
      foot={null}
    >
      <div className={css.show}>
        <div className={css.first}>
          <bdi dir="ltr" className={css.hour}>
            {hour}
          </bdi>
          <h2 className={css.cinema}>
            <bdi>{cinema.name[locale]}</bdi>
          </h2>
        </div>
        <p className={css.quiet}>
          <span className={css.kind}>
            <bdi>{t(screenWords[type])}</bdi>
          </span>{" "}
          <bdi>{hall[locale]}</bdi> · {languageName(language, locale)}
          {subtitles !== null && (
            <>
              {" · "}
              <Trans>subtitles: {languageName(subtitles, locale)}</Trans>
            </>
          )}
          {" · "}
          <Trans>
            ends <bdi dir="ltr">{clockOf(ends.local)}</bdi>
          </Trans>
        </p>
        <Fullness show={show} />
      </div>
    </OfferFrame>
  );
}
