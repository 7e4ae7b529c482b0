import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  costOfExtras,
  type ExtraKind,
  type ExtraOffer,
  type ExtrasView,
  type Money,
  offerFor,
  ownerOf,
  seatsOf,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import Check from "lucide-react/icons/check";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { commaIn } from "../../../i18n/format.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { useWrittenMoney } from "../../amounts/amount.tsx";
import type { Named } from "../people/named-party.ts";
import * as css from "./extras.css.ts";
import { ExtrasArt } from "./extras-art.tsx";
import { groupsOf, quantityOf, usePlaceName } from "./offers-section.tsx";

type Face = {
  readonly title: MessageDescriptor;
  /** What there is to choose, while nothing is chosen. `count` is how many different ones are sold. */
  readonly pitch: (count: number) => MessageDescriptor;
};

export const faces: Readonly<Record<ExtraKind, Face>> = {
  seat: { title: msg`Seats`, pitch: () => msg`Window or aisle, front or back: choose where you sit.` },
  bag: { title: msg`Checked bags`, pitch: () => msg`Add more for each passenger and direction.` },
  meal: {
    title: msg`Meals`,
    pitch: (count) => msg`${plural(count, { one: "# meal", other: "# meals" })} to choose from.`,
  },
  service: { title: msg`Assistance and services`, pitch: () => msg`Wheelchair, meet and assist, and more` },
};

/** In the order of the page. */
const kinds = ["seat", "bag", "meal", "service"] as const satisfies readonly ExtraKind[];

export const kindsIn = ({ offers, seatMaps, sitters }: ExtrasView): readonly ExtraKind[] =>
  kinds.filter((kind) =>
    kind === "seat" ? seatMaps.length > 0 && sitters.length > 0 : offers.some((offer) => offer.kind === kind),
  );

/** The id of the button that opens a kind. */
export const openerId = (kind: ExtraKind): string => `open-extras-${kind}`;

/** Something that somebody has chosen, and on which flights; null where there is one place alone. */
type Ware = { readonly name: string; readonly segmentIds: readonly string[] | null };

/** What a kind costs, and what of it somebody has chosen, by name. */
type Counter = {
  readonly prices: readonly Money[];
  readonly chosenFor: (travellerId: string) => readonly Ware[];
  readonly included: readonly string[];
  readonly isSold: boolean;
  /** How many different ones are sold. */
  readonly count: number;
};

const seatCounter = ({ choices, seatMaps, sitters }: ExtrasView): Counter => {
  const places = seatMaps.flatMap((map) => seatsOf(map).map(({ seat }) => ({ seat, segmentIds: [map.segmentId] })));
  return {
    prices: places.flatMap(({ seat }) => sitters.flatMap(({ id }) => offerFor(seat, id)?.price ?? [])),
    chosenFor: (travellerId) =>
      places
        .filter(({ seat }) => ownerOf(seat, choices) === travellerId)
        .map(({ seat, segmentIds }) => ({
          name: isolated(seat.designator),
          segmentIds: seatMaps.length > 1 ? segmentIds : null,
        })),
    included: [],
    isSold: true,
    count: places.length,
  };
};

const titlesOf = (offers: readonly ExtraOffer[]): readonly string[] => [...new Set(offers.map(({ title }) => title))];

const offerCounter = ({ choices, offers: all }: ExtrasView, kind: ExtraKind): Counter => {
  const offers = all.filter((offer) => offer.kind === kind);
  const sold = offers.filter(({ isIncluded }) => !isIncluded);
  const isOnePlace = groupsOf(sold, kind).length === 1;
  return {
    prices: sold.map(({ price }) => price),
    chosenFor: (travellerId) =>
      sold.flatMap((offer) => {
        const count = quantityOf(choices, offer, travellerId);
        if (count === 0) return [];
        const title = isolated(offer.title);
        return [
          { name: count === 1 ? title : `${count} × ${title}`, segmentIds: isOnePlace ? null : offer.segmentIds },
        ];
      }),
    included: titlesOf(offers.filter(({ isIncluded }) => isIncluded)).map(isolated),
    isSold: sold.length > 0,
    count: titlesOf(sold).length,
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

type Props = {
  readonly view: ExtrasView;
  readonly kind: ExtraKind;
  readonly named: Named;
  /** What the fare includes of it in any case, in a few words. */
  readonly included: string | undefined;
  readonly onOpen: () => void;
};

/** Whom something of a kind is chosen for, what, and where; what there is of it while nothing is. */
function Chosen({ view, kind, named, counter }: Pick<Props, "view" | "kind" | "named"> & { counter: Counter }) {
  const { t } = useLingui();
  const placeName = usePlaceName(named);
  const rows = view.travellers.flatMap(({ id }) => counter.chosenFor(id).map((ware) => ({ ...ware, id })));
  if (rows.length === 0) {
    return counter.isSold ? <span className={css.intro}>{t(faces[kind].pitch(counter.count))}</span> : null;
  }
  return (
    <ul className={css.cardChosen}>
      {rows.map(({ id, name, segmentIds }) => (
        <li key={`${id} ${name} ${segmentIds?.join("+")}`} className={css.cardRow}>
          <bdi>{named.nameOf(id)}</bdi>
          <span className={css.cardWares}>{name}</span>
          {segmentIds !== null && <span className={css.intro}>{placeName(segmentIds)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** One kind of extras: what is chosen of it, for whom and for how much, and the way to its step. */
export function ExtrasCard({ view, kind, named, included, onOpen }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  const counter = kind === "seat" ? seatCounter(view) : offerCounter(view, kind);
  const { isSold, prices } = counter;
  const isMissing = view.missing.some((one) => one.kind === kind);
  const isRequired = view.required.some((one) => one.kind === kind);
  const chosen = view.travellers.reduce((sum, { id }) => sum + counter.chosenFor(id).length, 0);
  const isChosen = chosen > 0;
  const name = t(faces[kind].title);
  const lowest = Math.min(...prices.map(({ minor }) => minor));
  const least = write({ minor: lowest, currency: view.currency });
  const cost = costOfKind(view, kind);
  const costWords = cost.minor === 0 ? t`no extra charge` : write(cost);
  const beginning = lowest === 0 ? t`some at no extra charge` : t`from ${least}`;
  const total = view.seatMaps.length * view.sitters.length;
  const list = counter.included.join(commaIn(locale));
  return (
    <section
      id={`extras-${kind}`}
      className={css.card}
      aria-labelledby={`extras-${kind}-title`}
      data-state={isMissing ? "missing" : isChosen ? "chosen" : undefined}
    >
      <span className={css.cardArt}>
        <ExtrasArt kind={kind} />
      </span>
      <div className={css.cardWords}>
        <h2 id={`extras-${kind}-title`}>{name}</h2>
        {included !== undefined && <span className={css.intro}>{t`Your fare: ${included}`}</span>}
        {list !== "" && included === undefined && (
          <span className={css.cardIncluded}>
            <Icon of={Check} size={16} />
            <span>{t`Included: ${list}`}</span>
          </span>
        )}
        <Chosen view={view} kind={kind} named={named} counter={counter} />
        {isMissing && (
          <span className={css.cardMissing}>
            <Trans>Please choose to continue</Trans>
          </span>
        )}
        {isRequired && !isMissing && !isChosen && (
          <span className={css.intro}>
            <Trans>Needed on this fare</Trans>
          </span>
        )}
      </div>
      {isSold && (
        <div className={css.cardFoot}>
          <span className={css.cardPrice}>
            {isChosen ? costWords : beginning}
            {kind === "seat" && isChosen && <span className={css.cardCount}>{t`${chosen} of ${total} seats`}</span>}
          </span>
          <Button
            id={openerId(kind)}
            size="small"
            className={css.cardButton}
            aria-haspopup="dialog"
            aria-label={isChosen ? t`Change: ${name}` : t`Choose: ${name}`}
            onClick={onOpen}
          >
            {isChosen ? <Trans>Change</Trans> : <Trans>Choose</Trans>}
          </Button>
        </div>
      )}
    </section>
  );
}
