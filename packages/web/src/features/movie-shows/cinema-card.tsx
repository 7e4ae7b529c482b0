import { Trans, useLingui } from "@lingui/react/macro";
import { cheapestOf, type Show } from "@safar/engine";
import { SlotsCard } from "@safar/ui/time-slots";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { languageName } from "../../i18n/language-name.ts";
import { Amount } from "../amounts/amount.tsx";
import { kmWords, screenWords } from "../movie-home/movie-words.ts";
import { insteadOfLink } from "../results/plain-press.ts";
import type { CardPlace } from "../results/results-kind.ts";
import { fullnessOf } from "./fullness.ts";

type Props = {
  /** Of one cinema, in the order of the list. */
  readonly shows: readonly Show[];
  readonly cinema: Show["cinema"];
  readonly at: CardPlace;
  /** How far away it is; null while nobody knows. */
  readonly km: number | null;
};

/** A cinema, and its times of a film: together what is shown in one language. */
export function CinemaCard({ cinema, shows, at: { onChoose }, km }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const tongues = Map.groupBy(shows, ({ language, subtitles }) => `${language} ${subtitles}`);
  const slotOf = (show: Show) => {
    const { categories, hall, id, starts, type } = show;
    const price = cheapestOf(show)?.price;
    const isLeast = price && categories.some((one) => one.left > 0 && one.price.minor > price.minor);
    return {
      ...fullnessOf(show, t, locale),
      id,
      time: clockOf(starts.local),
      tag: t(screenWords[type]),
      note: <bdi>{hall[locale]}</bdi>,
      ...(price && { price: <Amount of={price} /> }),
      ...(isLeast && { least: <Trans context="price">from</Trans> }),
      ...((price || show.wheelchairLeft > 0) && {
        press: {
          href: paths.hall(id),
          label: t`Choose seats`,
          onClick: insteadOfLink(onChoose && (() => onChoose(id))),
        },
      }),
    };
  };
  const wordsOf = ({ language, subtitles }: Show) => {
    const spoken = languageName(language, locale);
    return subtitles === null ? spoken : t`${spoken} · subtitles: ${languageName(subtitles, locale)}`;
  };
  return (
    <SlotsCard
      name={<bdi>{cinema.name[locale]}</bdi>}
      note={
        <bdi>
          {cinema.checksId ? `${cinema.address[locale]} · ${t`ID is checked at the door`}` : cinema.address[locale]}
        </bdi>
      }
      aside={km === null ? null : t(kmWords(km))}
      groups={[...tongues].flatMap(([id, alike]) =>
        alike.slice(0, 1).map((first) => ({ id, words: wordsOf(first), slots: alike.map(slotOf) })),
      )}
    />
  );
}
