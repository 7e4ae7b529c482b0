import { Trans, useLingui } from "@lingui/react/macro";
import type { OfferId, Train, TrainClass } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import BedSingle from "lucide-react/icons/bed-single";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { wantOption } from "../../engine/walk/wanted-option.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import { insteadOfLink } from "../results/plain-press.ts";
import * as css from "./train-card.css.ts";

/** From here on down, how many places are left is worth a warning. */
const few = 8;

type Props = {
  readonly train: Train;
  /** Without it a press is the link's to its train, which then shows the places of the class. */
  readonly onChoose: ((id: OfferId) => void) | undefined;
};

function Left({ of: { berthsLeft, extras, seatsLeft } }: { of: TrainClass }) {
  if (seatsLeft === 0) return <Trans>Full</Trans>;
  const hasBerths = extras.length > 0 || berthsLeft > 0;
  return (
    <span className={css.left} data-few={seatsLeft <= few || undefined}>
      {hasBerths && <Icon of={BedSingle} size={14} />}
      <Trans>{seatsLeft} left</Trans>
    </span>
  );
}

/** Each class of a train with what it costs and what is left of it; a press leads to its places. */
export function ClassRail({ train, onChoose }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const name = isolated(train.name[locale]);
  return (
    <ol className={css.rail} role="list" aria-label={t`Classes of ${name}`}>
      {train.classes.map((one) => {
        const { code, seatsLeft, total } = one;
        const face = (
          <>
            <bdi className={css.className}>{one.name[locale]}</bdi>
            <Amount of={total} className={css.classPrice} />
            <Left of={one} />
          </>
        );
        return (
          <li key={code}>
            {seatsLeft === 0 ? (
              <span className={css.fullClass}>{face}</span>
            ) : (
              <Anchor
                href={`${paths.train(train.id)}?class=${encodeURIComponent(code)}`}
                className={css.oneClass}
                onClick={insteadOfLink(
                  onChoose &&
                    (() => {
                      wantOption(train.id, code);
                      onChoose(train.id);
                    }),
                )}
              >
                {face}
              </Anchor>
            )}
          </li>
        );
      })}
    </ol>
  );
}
