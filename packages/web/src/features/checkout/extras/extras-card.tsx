import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { costOfExtras, type ExtraKind, type ExtrasView, type Money, offerFor, ownerOf, seatsOf } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import Accessibility from "lucide-react/icons/accessibility";
import Armchair from "lucide-react/icons/armchair";
import Luggage from "lucide-react/icons/luggage";
import Utensils from "lucide-react/icons/utensils";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { commaIn } from "../../../i18n/format.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { useWrittenMoney } from "../../amounts/amount.tsx";
import * as css from "./extras.css.ts";

type Face = {
  readonly icon: LucideIcon;
  readonly title: MessageDescriptor;
  /** While nothing is chosen. */
  readonly none: MessageDescriptor;
};

export const faces: Readonly<Record<ExtraKind, Face>> = {
  seat: { icon: Armchair, title: msg`Seats`, none: msg`None chosen yet` },
  bag: { icon: Luggage, title: msg`Checked bags`, none: msg`None added yet` },
  meal: { icon: Utensils, title: msg`Meals`, none: msg`None chosen yet` },
  service: {
    icon: Accessibility,
    title: msg`Assistance and services`,
    none: msg`Wheelchair, meet and assist, and more`,
  },
};

/** In the order of the page. */
const kinds = ["seat", "bag", "meal", "service"] as const satisfies readonly ExtraKind[];

export const kindsIn = ({ offers, seatMaps, sitters }: ExtrasView): readonly ExtraKind[] =>
  kinds.filter((kind) =>
    kind === "seat" ? seatMaps.length > 0 && sitters.length > 0 : offers.some((offer) => offer.kind === kind),
  );

/** The id of the button that opens a kind. */
export const openerId = (kind: ExtraKind): string => `open-extras-${kind}`;

const seatsIn = ({ choices, seatMaps, sitters }: ExtrasView) => {
  const places = seatMaps.flatMap(seatsOf);
  return {
    chosen: places.flatMap(({ seat }) => (ownerOf(seat, choices) === null ? [] : [seat.designator])),
    prices: places.flatMap(({ seat }) => sitters.flatMap(({ id }) => offerFor(seat, id)?.price ?? [])),
  };
};

/** What of a kind is chosen, by name, and what all there is of it costs. */
const summaryOf = (view: ExtrasView, kind: ExtraKind) => {
  if (kind === "seat") return { ...seatsIn(view), included: [], isSold: true };
  const offers = view.offers.filter((offer) => offer.kind === kind);
  const sold = offers.filter(({ isIncluded }) => !isIncluded);
  const counts = new Map<string, number>();
  for (const { quantity, serviceId } of view.choices) {
    const title = sold.find((offer) => offer.serviceId === serviceId)?.title;
    if (title !== undefined) counts.set(title, (counts.get(title) ?? 0) + quantity);
  }
  return {
    chosen: [...counts].map(([title, count]) => (count === 1 ? isolated(title) : `${count} × ${isolated(title)}`)),
    prices: sold.map(({ price }) => price),
    included: [...new Set(offers.flatMap(({ isIncluded, title }) => (isIncluded ? [isolated(title)] : [])))],
    isSold: sold.length > 0,
  };
};

/** What the choices of a kind come to. */
export const costOfKind = ({ choices, currency, offers, seatMaps }: ExtrasView, kind: ExtraKind): Money =>
  costOfExtras(
    kind === "seat"
      ? { offers: [], seatMaps }
      : { offers: offers.filter((offer) => offer.kind === kind), seatMaps: [] },
    choices,
    currency,
  );

/** One kind of extras: what is chosen of it and what that costs, and the way to its step. */
export function ExtrasCard({
  view,
  kind,
  onOpen,
}: {
  readonly view: ExtrasView;
  readonly kind: ExtraKind;
  readonly onOpen: () => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  const comma = commaIn(locale);
  const { icon, none, title } = faces[kind];
  const { chosen, included, isSold, prices } = summaryOf(view, kind);
  const isMissing = view.missing.some((one) => one.kind === kind);
  const isRequired = view.required.some((one) => one.kind === kind);
  const name = t(title);
  const lowest = Math.min(...prices.map(({ minor }) => minor));
  const least = write({ minor: lowest, currency: view.currency });
  const cost = costOfKind(view, kind);
  const costWords = cost.minor === 0 ? t`no extra charge` : write(cost);
  const beginning = lowest === 0 ? t`some at no extra charge` : t`from ${least}`;
  const list = included.join(comma);
  const total = view.seatMaps.length * view.sitters.length;
  return (
    <section
      id={`extras-${kind}`}
      className={css.card}
      aria-labelledby={`extras-${kind}-title`}
      data-state={isMissing ? "missing" : chosen.length > 0 ? "chosen" : undefined}
    >
      <span className={css.cardSign}>
        <Icon of={icon} />
      </span>
      <div className={css.cardWords}>
        <h2 id={`extras-${kind}-title`}>{name}</h2>
        {list !== "" && <span className={css.cardChosen}>{t`Included: ${list}`}</span>}
        {isSold && (chosen.length > 0 || list === "") && (
          <span className={chosen.length > 0 ? css.cardChosen : css.intro}>
            {chosen.length > 0 ? chosen.join(comma) : t(none)}
            {kind === "seat" && chosen.length > 0 && ` · ${t`${chosen.length} of ${total}`}`}
          </span>
        )}
        {isSold && <span className={css.cardPrice}>{chosen.length > 0 ? costWords : beginning}</span>}
        {isMissing && (
          <span className={css.cardMissing}>
            <Trans>Please choose to continue</Trans>
          </span>
        )}
        {isRequired && !isMissing && chosen.length === 0 && (
          <span className={css.intro}>
            <Trans>Needed on this fare</Trans>
          </span>
        )}
      </div>
      {isSold && (
        <Button
          id={openerId(kind)}
          size="small"
          className={css.cardButton}
          aria-haspopup="dialog"
          aria-label={chosen.length > 0 ? t`Change: ${name}` : t`Choose: ${name}`}
          onClick={onOpen}
        >
          {chosen.length > 0 ? <Trans>Change</Trans> : <Trans>Choose</Trans>}
        </Button>
      )}
    </section>
  );
}
