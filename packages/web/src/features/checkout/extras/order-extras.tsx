import { Trans, useLingui } from "@lingui/react/macro";
import { type ExtrasEvent, type ExtrasView, savedBy } from "@safar/engine";
import { Stepper } from "@safar/ui/stepper";
import type { ReactNode } from "react";
import { Amount, useWrittenMoney } from "../../amounts/amount.tsx";
import * as css from "./extras.css.ts";
import { ExtrasArt } from "./extras-art.tsx";

type Props = {
  readonly view: Pick<ExtrasView, "choices" | "offers">;
  readonly title: ReactNode;
  readonly send: (event: ExtrasEvent) => void;
};

/** Extras that are nobody's in particular and hold for the whole order: so many of each. */
export function OrderExtras({ view: { choices, offers }, title, send }: Props) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  return (
    <section className={css.section} aria-labelledby="order-extras">
      <h2 id="order-extras">{title}</h2>
      {offers.map((offer) => {
        const { detail, maxQuantity, picture, price, serviceId, title: name, travellerIds } = offer;
        const saved = savedBy(offer, offers);
        const [travellerId = ""] = travellerIds;
        const quantity = choices.find((choice) => choice.serviceId === serviceId)?.quantity ?? 0;
        return (
          <div key={serviceId} className={css.good} data-chosen={quantity > 0 || undefined}>
            <span className={css.goodArt}>
              <ExtrasArt kind={picture ?? "meal"} />
            </span>
            <Stepper
              label={name}
              hint={write(price)}
              name={`extra-${serviceId}`}
              value={quantity}
              min={0}
              max={maxQuantity}
              less={t`One fewer: ${name}`}
              more={t`One more: ${name}`}
              onChange={(next) =>
                send({
                  type: "extra.choose",
                  serviceId,
                  travellerId,
                  segmentId: null,
                  quantity: Math.min(next, maxQuantity),
                })
              }
            />
            {detail !== null && (
              <p className={css.goodDetail}>
                {detail}{" "}
                {saved !== null && (
                  <strong className={css.saved}>
                    <Trans>
                      Saves <Amount of={saved} /> compared with buying them one by one
                    </Trans>
                  </strong>
                )}
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
