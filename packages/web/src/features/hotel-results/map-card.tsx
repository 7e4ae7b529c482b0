import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { HotelResults, HotelRow } from "@safar/engine";
import { Dotted } from "@safar/ui/dot";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "../map/map-card.css.ts";
import { MapCard } from "../map/map-card.tsx";
import { insteadOfLink } from "../results/plain-press.ts";
import type { CardPlace } from "../results/results-kind.ts";
import { Stars } from "../reviews/stars.tsx";
import { DistanceThatCounts } from "./distance-that-counts.tsx";
import { HotelImage } from "./hotel-image.tsx";
import { boardWords } from "./hotel-words.ts";

type Props = {
  readonly hotel: HotelRow;
  readonly held: HotelResults;
  readonly at: Pick<CardPlace, "refId" | "onChoose">;
};

/** A hotel in short, for the map. */
export function HotelMapCard({ hotel, held, at }: Props) {
  const { nights } = held;
  const { t } = useLingui();
  const { locale } = useFacts();
  const { away, board, id, names, pictures, refundableUntil, score, stars, total } = hotel;
  return (
    <MapCard
      href={at.refId === null ? "#" : paths.hotelDetail(at.refId, hotel, held.search)}
      name={names[locale]}
      picture={<HotelImage picture={pictures[0]} hotel={names.en} sizes="7rem" />}
      onPress={insteadOfLink(at.onChoose && (() => at.onChoose?.(id)))}
    >
      <p className={css.line}>
        {score !== null && <bdi className={css.score}>{score.toFixed(1)}</bdi>}
        <Stars count={stars} />
        {refundableUntil === null ? (
          <span className={css.quiet}>{t(boardWords[board])}</span>
        ) : (
          <span className={css.good}>{t`Free cancellation`}</span>
        )}
      </p>
      <p className={css.away}>
        <DistanceThatCounts away={away} />
      </p>
      <Amount of={total} className={css.total} />
      <p className={css.quiet}>
        <Dotted of={[t`${plural(nights, { one: "# night", other: "# nights" })}`, t`taxes included`]} />
      </p>
    </MapCard>
  );
}
