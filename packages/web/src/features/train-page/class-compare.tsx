import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { sumMoney, type Train, type TrainClass } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import { Poster } from "@safar/ui/poster";
import BedDouble from "lucide-react/icons/bed-double";
import BedSingle from "lucide-react/icons/bed-single";
import DoorClosed from "lucide-react/icons/door-closed";
import GlassWater from "lucide-react/icons/glass-water";
import PlugZap from "lucide-react/icons/plug-zap";
import Snowflake from "lucide-react/icons/snowflake";
import Soup from "lucide-react/icons/soup";
import Toilet from "lucide-react/icons/toilet";
import VolumeX from "lucide-react/icons/volume-x";
import Wifi from "lucide-react/icons/wifi";
import { useEffect, useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import { berthWords } from "../seat-plan/berth-words.ts";
import { featureWords, stepWords } from "../train-results/train-words.ts";
import * as css from "./train-page.css.ts";

const icons: Readonly<Record<keyof typeof featureWords, LucideIcon>> = {
  ac: Snowflake,
  berths: BedSingle,
  bedding: BedDouble,
  power: PlugZap,
  wifi: Wifi,
  meals: Soup,
  toilet: Toilet,
  water: GlassWater,
  cabins: DoorClosed,
  quiet: VolumeX,
};

/** As many berths over each other as are sold. */
const pictureOf = ({ extras, has }: TrainClass) => {
  if (!has.includes("berths")) return "train";
  return extras.some(({ kind }) => kind === "berth_middle") ? "sleeper" : "berths";
};

/** What an adult pays for each kind of berth, all in all. */
function Berths({ of: { extras, fare }, people }: Pick<OneProps, "of" | "people">) {
  const { t } = useLingui();
  if (extras.length === 0) return null;
  return (
    <ol className={css.extras} role="list">
      {people > 1 && (
        <li>
          <Trans>For one adult:</Trans>
        </li>
      )}
      {extras.map(({ kind, amount }) => {
        const words = berthWords[kind];
        return (
          words && (
            <li key={kind}>
              {t(words)} <Amount of={sumMoney([fare.adult, amount], amount.currency)} className={css.extra} />
            </li>
          )
        );
      })}
    </ol>
  );
}

type OneProps = {
  readonly of: TrainClass;
  readonly train: Train;
  readonly isChosen: boolean;
  readonly people: number;
  readonly onChoose: (code: string) => void;
};

function OneClass({ of, train, isChosen, people, onChoose }: OneProps) {
  const { t, i18n } = useLingui();
  const { locale } = useFacts();
  const { cancellation, code, extras, fare, has, name, seatsLeft, total } = of;
  const called = isolated(name[locale]);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: "nearest" });
    // Whoever comes for a class sees it; from then on scrolling is theirs.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <li ref={card} className={css.oneClass} data-chosen={isChosen || undefined} aria-current={isChosen || undefined}>
      <div className={css.picture}>
        <Poster kind={pictureOf(of)} name={`${train.number} ${code}`} />
      </div>
      <div className={css.words}>
        <h3 className={css.className}>
          <bdi>{name[locale]}</bdi>
        </h3>
        <ul className={css.features} role="list">
          {has.map((feature) => (
            <li key={feature} className={css.feature}>
              <Icon of={icons[feature]} size={16} />
              {t(featureWords[feature])}
            </li>
          ))}
        </ul>
        <Berths of={of} people={people} />
        <details>
          <summary className={css.summary}>
            <Trans>If you cancel</Trans>
          </summary>
          <ul className={css.steps} role="list">
            {cancellation.map((step) => (
              <li key={step.hoursBefore}>{stepWords(i18n, step)}</li>
            ))}
            <li>
              <Trans>after that: no refund</Trans>
            </li>
          </ul>
        </details>
      </div>
      <div className={css.side}>
        <Amount of={total} className={css.price} />
        <span className={css.quiet}>
          {people > 1 && extras.length > 0 ? (
            <Trans>for all travellers, in the cheapest places left</Trans>
          ) : people > 1 ? (
            <Trans>
              for all travellers; one adult <Amount of={fare.adult} />
            </Trans>
          ) : (
            <Trans>taxes and fees included</Trans>
          )}
        </span>
        {seatsLeft === 0 ? (
          <strong>
            <Trans>Full</Trans>
          </strong>
        ) : (
          <>
            <span className={css.left}>{t`${plural(seatsLeft, { one: "# place left", other: "# places left" })}`}</span>
            <Button
              kind={isChosen ? "next" : "primary"}
              aria-label={t`Choose places in ${called}`}
              onClick={() => onChoose(code)}
            >
              <Trans>Choose places</Trans>
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** The classes of a train beside each other: what they have, what they cost, and what cancelling costs when. */
export function ClassCompare({
  train,
  ...rest
}: Omit<OneProps, "of" | "isChosen"> & { readonly chosen: string | null }) {
  const { chosen, ...others } = rest;
  return (
    <ul className={css.classes} role="list">
      {train.classes.map((one) => (
        <OneClass key={one.code} of={one} train={train} isChosen={one.code === chosen} {...others} />
      ))}
    </ul>
  );
}
