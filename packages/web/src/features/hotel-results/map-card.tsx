import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HotelRow } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "../map/map-card.css.ts";
import { MapCard } from "../map/map-card.tsx";
import { insteadOfLink } from "../results/plain-press.ts";
import type { CardPlace } from "../results/results-kind.ts";
import { DistanceThatCounts } from "./distance-that-counts.tsx";
import { HotelImage } from "./hotel-image.tsx";
import { Stars } from "./hotel-score.tsx";
import { boardWords } from "./hotel-words.ts";

type Props = { readonly hotel: HotelRow; readonly nights: number; readonly at: Pick<CardPlace, "refId" | "onChoose"> };

/** A hotel in short, for the map. */
export function HotelMapCard({ hotel, nights, at: { onChoose, refId } }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { away, board, id, isRefundableWanted, names, pictures, score, stars, total } = hotel;
  return (
    <MapCard
      href={refId === null ? "#" : paths.hotelDetail(refId, id, isRefundableWanted)}
      name={names[locale]}
      picture={<HotelImage picture={pictures[0]} hotel={names.en} sizes="7rem" />}
      onPress={insteadOfLink(onChoose && (() => onChoose(id)))}
    >
      <p className={css.line}>
        {score !== null && <bdi className={css.score}>{score.toFixed(1)}</bdi>}
        <Stars count={stars} />
        <span className={css.quiet}>{t(boardWords[board])}</span>
      </p>
      <p className={css.away}>
        <DistanceThatCounts away={away} />
      </p>
      <Amount of={total} className={css.total} />
      <p className={css.quiet}>
        {t`${plural(nights, { one: "# night", other: "# nights" })}`} · <Trans>taxes included</Trans>
      </p>
    </MapCard>
  );
}
