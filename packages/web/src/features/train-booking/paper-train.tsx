import { Trans, useLingui } from "@lingui/react/macro";
import type { TrainsBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatCount } from "../../i18n/format.ts";
import { PaperRide, PaperSitters } from "../papers/ride-paper.tsx";
import { placeNames } from "../seat-plan/seat-words.ts";
import { lengthOfTime } from "../shell/length-of-time.ts";

/** A train's ticket on paper: which train, from where to where, in which class, and who has which place. */
export function PaperTrain({ booking: { trains } }: { readonly booking: TrainsBooking }) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const { className, train, travellers } = trains;
  return (
    <>
      <PaperRide
        id="train"
        names={[
          <bdi key="name">{train.name[locale]}</bdi>,
          <bdi key="number" dir="ltr">
            {train.number}
          </bdi>,
        ]}
        ends={[
          { name: <Trans context="train">Leaves</Trans>, at: train.departs, place: train.from.name[locale] },
          { name: <Trans>Arrives</Trans>, at: train.arrives, place: train.to.name[locale] },
        ]}
        facts={[
          { name: t`Operator`, value: <bdi>{train.operator[locale]}</bdi> },
          { name: t`Class`, value: <bdi>{className[locale]}</bdi> },
          { name: t`Travel time`, value: lengthOfTime(i18n, train.minutes) },
          { name: t`Distance`, value: <Trans>{formatCount(train.km, locale)}&nbsp;km</Trans> },
        ]}
      />
      <PaperSitters
        id="travellers"
        title={<Trans>Travellers</Trans>}
        columns={[t({ message: "Coach", context: "train" }), t`Place`]}
        people={travellers
          .filter(({ isCancelled }) => !isCancelled)
          .map(({ coach, kind, place, ...traveller }) => ({
            ...traveller,
            sits: coach,
            place: t(placeNames[kind](place)),
          }))}
      />
    </>
  );
}
