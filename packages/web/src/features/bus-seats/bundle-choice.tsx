import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Bundle, SeatsEvent, SeatsView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Inline } from "@safar/ui/layout";
import Check from "lucide-react/icons/check";
import Coins from "lucide-react/icons/coins";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { Amount, PriceOf } from "../amounts/amount.tsx";
import { PriceDifference } from "../amounts/price-difference.tsx";
import { radio } from "../payment/radio.css.ts";
import { SeatList } from "../seat-plan/seat-list.tsx";
import { inclusionWords } from "./bundle-words.ts";
import * as css from "./bus-seats.css.ts";

const icons = { included: Check, paid: Coins, none: X, unknown: X } as const;

type CardProps = { bundle: Bundle; chosen: Bundle | undefined; isPreset: boolean; onChoose: () => void };

function BundleCard({ bundle, chosen, isPreset, onChoose }: CardProps) {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  const { code, includes, name, price, refund } = bundle;
  const isOn = code === chosen?.code;
  return (
    <label className={css.bundle}>
      <span className={css.bundleHead}>
        <span className={css.bundleName}>
          <input type="radio" className={radio} name="bundle" value={code} checked={isOn} onChange={onChoose} />
          <bdi>{name[locale]}</bdi>
        </span>
        <PriceOf of={price.total} size="medium" />
      </span>
      <PriceDifference of={price.total} than={chosen?.price.total ?? null} isChosen={isOn} isPreset={isPreset} />
      <ul className={css.includes}>
        {includes.map((inclusion) => {
          const words = inclusionWords(i18n, inclusion, refund);
          return (
            words && (
              <li key={inclusion.kind} className={css.include} data-state={inclusion.state}>
                <Icon of={icons[inclusion.state]} size={16} />
                {words}
              </li>
            )
          );
        })}
      </ul>
    </label>
  );
}

/** What the chosen seats cost with each bundle. */
export function BundleChoice({ view, send }: { view: SeatsView; send: (event: SeatsEvent) => void }) {
  const { t } = useLingui();
  const byPrice = view.bundles.toSorted((one, other) => one.price.total.minor - other.price.total.minor);
  const chosen = view.bundles.find(({ code }) => code === view.bundle);
  const [isPreset, setPreset] = useState(true);
  return (
    <>
      <Inline>
        <strong>
          {t`${plural(view.picks.length, { one: "Seat", other: "Seats" })}`}{" "}
          <SeatList of={view.picks.map(({ seat }) => view.seats.find(({ id }) => id === seat)?.label ?? seat)} />
        </strong>
        <Button kind="quiet" size="small" onClick={() => send({ type: "seats.edit" })}>
          <Trans>Change the seats</Trans>
        </Button>
      </Inline>
      <fieldset className={css.bundles} aria-label={t`Choose a bundle`}>
        {byPrice.map((bundle) => (
          <BundleCard
            key={bundle.code}
            bundle={bundle}
            chosen={chosen}
            isPreset={isPreset}
            onChoose={() => {
              setPreset(false);
              send({ type: "bundle.choose", bundle: bundle.code });
            }}
          />
        ))}
      </fieldset>
      <div className={css.foot}>
        {chosen !== undefined && (
          <div className={css.sum}>
            <Trans>Total</Trans>
            <Amount of={chosen.price.total} />
          </div>
        )}
        <Button kind="next" onClick={() => send({ type: "bundle.accept" })} disabled={!view.commands.acceptBundle}>
          <Trans>Continue to the passengers</Trans>
        </Button>
      </div>
    </>
  );
}
