import { Trans, useLingui } from "@lingui/react/macro";
import type { Tour } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useFacts } from "../../app/addresses/page-path.ts";
import { Art } from "../../app/art.tsx";
import { languagesOf } from "../../i18n/language-name.ts";
import { Gallery, type GalleryPicture } from "../offer-page/gallery.tsx";
import { Score } from "../reviews/score.tsx";
import { TourArt } from "../tour-search/tour-art.tsx";
import { durationOf, easyWords, kindWords } from "../tour-search/tour-words.ts";
import * as css from "./tour-page.css.ts";

/** Drawn of the tour's kind at several hours, and of its place. */
const usePictures = ({ id, kind, names, place }: Tour): readonly GalleryPicture[] => {
  const { locale } = useFacts();
  const scenes = ["", " again", " later", " at last"].map((hour, index) => ({
    key: `${id}${hour}`,
    subject: names[locale],
    draw: (look: Omit<Parameters<typeof TourArt>[0], "of">) =>
      index === 0 ? <TourArt of={{ id, kind }} {...look} /> : <Art kind="tour" of={`${kind} ${id}${hour}`} {...look} />,
  }));
  const [first, ...others] = scenes;
  const there: GalleryPicture = {
    key: place.slug,
    subject: place.name[locale],
    draw: (look) => <Art kind="city" of={place.name.en} {...look} />,
  };
  return first === undefined ? [there] : [first, there, ...others];
};

/** What a tour is, before anything is chosen of it. */
export function TourHead({ tour, onBack }: { readonly tour: Tour; readonly onBack: (() => void) | undefined }) {
  const { t, i18n } = useLingui();
  const { locale } = useFacts();
  const { isInstant, kind, languages, minutes, names, place } = tour;
  return (
    <>
      {onBack && (
        <Button kind="quiet" size="small" className={css.back} onClick={onBack}>
          <Icon of={ArrowLeft} size={18} directional />
          <Trans>Back to the tours</Trans>
        </Button>
      )}
      <header className={css.head}>
        <h1 className={css.title}>
          <bdi>{names[locale]}</bdi>
        </h1>
        <p className={css.line}>
          <bdi>{place.name[locale]}</bdi>
          <span>{t(kindWords[kind])}</span>
          <span>{t(durationOf(minutes))}</span>
          <span>{languagesOf(languages, locale)}</span>
        </p>
        <Score of={tour} />
        <p className={css.line}>
          {easyWords(tour, i18n).map((words) => (
            <span key={words} className={css.good}>
              {words}
            </span>
          ))}
          {!isInstant && (
            <span>
              <Trans>The guide confirms within a day; if not, everything comes back</Trans>
            </span>
          )}
        </p>
      </header>
      <Gallery title={names[locale]} pictures={usePictures(tour)} />
    </>
  );
}
