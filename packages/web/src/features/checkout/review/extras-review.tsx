import { Trans, useLingui } from "@lingui/react/macro";
import type { Quote } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Amount } from "../../amounts/amount.tsx";
import type { CheckoutTrip } from "../checkout-trip.ts";
import { type ChosenExtra, chosenExtras } from "../extras/chosen-extras.ts";
import { type Named, useNamed } from "../people/named-party.ts";
import * as panel from "../price/panel.css.ts";
import * as css from "./extras-review.css.ts";
import { people, person } from "./party-review.css.ts";

function Extra({ extra, named }: { extra: ChosenExtra; named: Named }) {
  const { t } = useLingui();
  const { price, quantity, seat, segmentId, title } = extra;
  const name = title ?? (seat === null ? t`An extra that is included` : t`Seat ${seat}`);
  return (
    <li className={css.extra}>
      <span>
        <bdi>{quantity > 1 ? `${quantity} × ${name}` : name}</bdi>
        {segmentId !== null && <span className={panel.small}> · {named.partOf(segmentId).label}</span>}
      </span>
      <span className={panel.amount}>{price === null ? <Trans>no extra charge</Trans> : <Amount of={price} />}</span>
    </li>
  );
}

/** What was chosen beyond the journey itself, by whom it is for. */
export function ExtrasReview({
  quote,
  trip,
  canEdit,
  onEdit,
}: {
  quote: Quote;
  trip: CheckoutTrip;
  canEdit: boolean;
  onEdit: () => void;
}) {
  const titleId = useId();
  const editId = useId();
  const { readExtras } = trip;
  const { data: offered } = useQuery({
    queryKey: ["extras", quote.refId],
    queryFn: () => readExtras?.(quote.refId) ?? null,
    enabled: readExtras !== undefined && quote.extras.length > 0,
  });
  const flown = trip.parts?.map(({ id }) => id) ?? [];
  // What is of no single part holds for all of them, and comes after.
  const placeOf = ({ segmentId }: ChosenExtra) => (segmentId === null ? flown.length : flown.indexOf(segmentId));
  const extras = chosenExtras(quote, offered ?? undefined).toSorted((one, other) => placeOf(one) - placeOf(other));
  const segmentIds = [...new Set(extras.flatMap(({ segmentId }) => segmentId ?? []))];
  const named = useNamed(quote.travellers, segmentIds, trip);
  if (extras.length === 0 && !canEdit) return null;
  const listed = (of: readonly ChosenExtra[]) => (
    <ul className={css.extras}>
      {of.map((extra) => (
        <Extra key={extra.id} extra={extra} named={named} />
      ))}
    </ul>
  );
  return (
    <section className={panel.panel} aria-labelledby={titleId}>
      <div className={panel.panelHead}>
        <h2 id={titleId}>{trip.words.extras?.title ?? <Trans>Seats, bags and meals</Trans>}</h2>
        {canEdit && (
          <Button kind="quiet" size="small" id={editId} aria-labelledby={`${editId} ${titleId}`} onClick={onEdit}>
            <Trans>Change</Trans>
          </Button>
        )}
      </div>
      {extras.length === 0 ? (
        <p className={panel.small}>
          {trip.words.extras?.none ?? <Trans>Nothing beyond what the fare includes.</Trans>}
        </p>
      ) : trip.words.extras !== undefined ? (
        listed(extras)
      ) : (
        <ul className={people}>
          {quote.travellers
            .filter(({ id }) => extras.some(({ travellerId }) => travellerId === id))
            .map(({ id }) => (
              <li key={id} className={person}>
                <span>
                  <bdi>{named.nameOf(id)}</bdi>
                </span>
                {listed(extras.filter(({ travellerId }) => travellerId === id))}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
