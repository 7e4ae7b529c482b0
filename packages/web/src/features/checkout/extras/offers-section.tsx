import { Trans, useLingui } from "@lingui/react/macro";
import {
  type ExtraChoice,
  type ExtraOffer,
  type ExtrasEvent,
  type ExtrasView,
  placeOfExtra,
  type QuotedTraveller,
} from "@safar/engine";
import { Checkbox } from "@safar/ui/checkbox";
import { Disclosure } from "@safar/ui/disclosure";
import { Icon } from "@safar/ui/icon";
import Check from "lucide-react/icons/check";
import type { CSSProperties } from "react";
import { isolated } from "../../../i18n/isolated.ts";
import { Amount, useWrittenMoney } from "../../amounts/amount.tsx";
import type { Named } from "../people/named-party.ts";
import * as css from "./extras.css.ts";

type Send = (event: ExtrasEvent) => void;

/** Extras of one kind that hold for the same flights. */
export type OfferGroup = {
  readonly id: string;
  readonly segmentIds: readonly string[];
  readonly offers: readonly ExtraOffer[];
};

/** By where they hold, in the order in which they are offered. */
export const groupsOf = (offers: readonly ExtraOffer[], kind: ExtraOffer["kind"]): readonly OfferGroup[] => {
  const groups = new Map<string, ExtraOffer[]>();
  for (const offer of offers) {
    if (offer.kind !== kind) continue;
    const id = offer.segmentIds.join("+");
    groups.set(id, [...(groups.get(id) ?? []), offer]);
  }
  return [...groups].map(([id, own]) => ({ id, segmentIds: own[0]?.segmentIds ?? [], offers: own }));
};

/** The id of the control for an extra of a kind. */
export const extraId = (kind: string, travellerId: string, groupId: string): string =>
  `extra-${kind}-${travellerId}-${groupId}`;

/** How many of an extra somebody has chosen. */
export const quantityOf = (choices: readonly ExtraChoice[], { serviceId }: ExtraOffer, travellerId: string): number =>
  choices.find((choice) => choice.serviceId === serviceId && choice.travellerId === travellerId)?.quantity ?? 0;

/** What the flights that an extra holds for are called: one by its own name, several by that of the leg. */
export const usePlaceName = (named: Named) => {
  const { t } = useLingui();
  return (segmentIds: readonly string[]): string => {
    const [first, ...others] = segmentIds;
    if (first === undefined) return t`Your trip`;
    const part = named.partOf(first);
    return others.length === 0 ? part.label : part.leg;
  };
};

/** A weight, as airlines write it. */
const weight = /(\d+)\s?(?:kg|كجم)/;

/** What an extra is called, the weight in it seen first. */
function WareName({ of, isBag }: { of: string; isBag: boolean }) {
  const [found = ""] = (isBag && weight.exec(of)) || [];
  const [before, after] =
    found === "" ? [of] : [of.slice(0, of.indexOf(found)), of.slice(of.indexOf(found) + found.length)];
  return (
    <span className={css.wareName}>
      {before}
      {found !== "" && <strong className={css.weight}>{found}</strong>}
      {after}
    </span>
  );
}

function Included({ offers, named }: { offers: readonly ExtraOffer[]; named: Named }) {
  const { t } = useLingui();
  const free = offers.filter(({ isIncluded }) => isIncluded);
  return free.map(({ serviceId, title, travellerIds }) => {
    const names = travellerIds.map(named.nameOf).join(t({ message: ", ", comment: "Between names in a list" }));
    return (
      <p key={serviceId} className={css.included}>
        <span className={css.includedSign}>
          <Icon of={Check} size={16} />
        </span>
        <span>
          <Trans>
            Included: {title} <span className={css.intro}>({names})</span>
          </Trans>
        </span>
      </p>
    );
  });
}

const filled = (share: number): CSSProperties & { "--share": number } => ({ "--share": share });

/** One extra of a few for each traveller: choosing another takes the place of the first. */
function OneOfFew({
  group,
  kind,
  traveller,
  none,
  choices,
  named,
  isMissing,
  send,
}: {
  group: OfferGroup;
  kind: string;
  traveller: QuotedTraveller;
  /** Null where one is had in any case. */
  none: string | null;
  choices: readonly ExtraChoice[];
  named: Named;
  isMissing: boolean;
  send: Send;
}) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  const { id: travellerId } = traveller;
  const offers = group.offers.filter((offer) => !offer.isIncluded && offer.travellerIds.includes(travellerId));
  if (offers.length === 0) return null;
  const chosen = offers.find((offer) => quantityOf(choices, offer, travellerId) > 0);
  const valueOf = (offer: ExtraOffer, quantity: number) => `${quantity}:${offer.serviceId}`;
  const choose = (value: string) => {
    const [quantity = "0", ...id] = value.split(":");
    const serviceId = id.join(":");
    for (const offer of offers) {
      const segmentId = placeOfExtra(offer);
      if (offer.serviceId !== serviceId && quantityOf(choices, offer, travellerId) > 0) {
        send({ type: "extra.choose", serviceId: offer.serviceId, travellerId, segmentId, quantity: 0 });
      }
    }
    const offer = offers.find((one) => one.serviceId === serviceId);
    if (offer) {
      send({
        type: "extra.choose",
        serviceId,
        travellerId,
        segmentId: placeOfExtra(offer),
        quantity: Number(quantity),
      });
    }
  };
  const groupId = extraId(kind, travellerId, group.id);
  const weightOf = ({ title }: ExtraOffer): number | null =>
    kind === "bag" ? Number(weight.exec(title)?.[1] ?? 0) || null : null;
  const heaviest = Math.max(...offers.map((offer) => (weightOf(offer) ?? 0) * offer.maxQuantity));
  const wares = [
    ...(none === null ? [] : [{ value: "", title: none, detail: null, cost: null, fill: kind === "bag" ? 0 : null }]),
    ...offers.flatMap((offer) =>
      Array.from({ length: offer.maxQuantity }, (_, index) => index + 1).map((quantity) => {
        const price = { ...offer.price, minor: offer.price.minor * quantity };
        const title = isolated(offer.title);
        const kilos = weightOf(offer);
        return {
          value: valueOf(offer, quantity),
          title: quantity === 1 ? title : `${quantity} × ${title}`,
          detail: offer.detail,
          cost: price.minor === 0 ? t`no extra charge` : write(price),
          fill: kilos === null ? null : (kilos * quantity) / heaviest,
        };
      }),
    ),
  ];
  const value = chosen ? valueOf(chosen, quantityOf(choices, chosen, travellerId)) : "";
  // The one stop of the group, where whoever lacks something of it is led.
  const stop = wares.some((ware) => ware.value === value) ? value : wares[0]?.value;
  return (
    <fieldset className={css.counter} aria-describedby={isMissing ? `${groupId}-missing` : undefined}>
      <legend className={css.counterName}>
        <span className={css.personMark} aria-hidden="true">
          {named.markOf(travellerId)}
        </span>
        <bdi>{named.nameOf(travellerId)}</bdi>
      </legend>
      <div className={css.wares}>
        {wares.map((ware) => (
          <label key={ware.value} className={css.ware} data-missing={isMissing || undefined}>
            <input
              type="radio"
              name={groupId}
              id={ware.value === stop ? groupId : undefined}
              value={ware.value}
              checked={ware.value === value}
              onChange={() => choose(ware.value)}
              className={css.personInput}
            />
            {ware.fill !== null && <i className={css.bag} style={filled(ware.fill)} aria-hidden="true" />}
            <WareName of={ware.title} isBag={kind === "bag"} />{" "}
            {ware.detail !== null && <span className={css.intro}>{ware.detail}</span>}{" "}
            {ware.cost !== null && <span className={css.warePrice}>{ware.cost}</span>}
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={`${groupId}-missing`} className={css.cardMissing}>
          <Trans>Please choose one to continue</Trans>
        </p>
      )}
    </fieldset>
  );
}

type Section = { readonly view: ExtrasView; readonly named: Named; readonly send: Send };

/** Bags for a leg or meals for a flight, for each traveller. A meal that the fare includes is changed for another, not declined. */
export function ChoiceSection({
  view,
  named,
  send,
  kind,
  included,
}: Section & {
  kind: "bag" | "meal";
  /** What the fare includes of it in any case, in a few words. */
  included: string | undefined;
}) {
  const { t } = useLingui();
  const placeName = usePlaceName(named);
  const groups = groupsOf(view.offers, kind);
  const noneOf = (travellerId: string, { offers }: OfferGroup): string | null => {
    if (kind === "bag") return t`No extra bag`;
    const isServed = offers.some(({ price, travellerIds }) => price.minor === 0 && travellerIds.includes(travellerId));
    return isServed ? null : t`No meal`;
  };
  const isMissing = (travellerId: string, { segmentIds }: OfferGroup) =>
    view.missing.some(
      (one) =>
        one.kind === kind &&
        one.travellerId === travellerId &&
        (one.segmentId === null || segmentIds.includes(one.segmentId)),
    );
  return (
    <div className={css.groups}>
      <p className={css.intro}>
        {kind === "bag" ? (
          <Trans>For each passenger and direction, beyond what the fare includes.</Trans>
        ) : (
          <Trans>One for each passenger on each flight.</Trans>
        )}
        {included !== undefined && <span className={css.fare}>{t`Your fare: ${included}`}</span>}
      </p>
      {groups.map((group) => (
        <div key={group.id} className={css.group} role="group" aria-label={placeName(group.segmentIds)}>
          <h3>{placeName(group.segmentIds)}</h3>
          <Included offers={group.offers} named={named} />
          <div className={css.choices}>
            {view.travellers.map((traveller) => (
              <OneOfFew
                key={traveller.id}
                group={group}
                kind={kind}
                traveller={traveller}
                none={noneOf(traveller.id, group)}
                choices={view.choices}
                named={named}
                isMissing={isMissing(traveller.id, group)}
                send={send}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** How many of a group's extras are chosen, told where they are out of sight. */
const chosenIn = (choices: readonly ExtraChoice[], { offers }: OfferGroup): number =>
  choices.filter(({ serviceId }) => offers.some((offer) => offer.serviceId === serviceId)).length;

/** Assistance and other services: each by itself, for whoever needs it. */
export function ServicesSection({ view, named, send }: Section) {
  const { t } = useLingui();
  const placeName = usePlaceName(named);
  const groups = groupsOf(view.offers, "service");
  const isFor = (travellerId: string) => (offer: ExtraOffer) => offer.travellerIds.includes(travellerId);
  const isMissing = view.missing.some(({ kind }) => kind === "service");
  const titleOf = (group: OfferGroup): string => {
    const name = placeName(group.segmentIds);
    const count = chosenIn(view.choices, group);
    return count === 0 ? name : t`${name} · ${count} chosen`;
  };
  return (
    <div className={css.groups}>
      <p className={css.intro}>
        <Trans>A wheelchair, help for someone travelling alone, and more.</Trans>
      </p>
      <div>
        {groups.map((group, place) => (
          <Disclosure key={group.id} title={titleOf(group)} open={isMissing || place === 0 || undefined}>
            <div className={css.choices}>
              {view.travellers
                .filter(({ id }) => group.offers.some(isFor(id)))
                .map(({ id: travellerId }) => (
                  <fieldset key={travellerId} id={extraId("service", travellerId, group.id)} className={css.services}>
                    <legend className={css.peopleName}>{named.nameOf(travellerId)}</legend>
                    {group.offers.filter(isFor(travellerId)).map((offer) => (
                      <Checkbox
                        key={offer.serviceId}
                        label={
                          <>
                            <bdi>{offer.title}</bdi>
                            {" · "}
                            {offer.price.minor === 0 ? t`no extra charge` : <Amount of={offer.price} />}
                          </>
                        }
                        hint={offer.detail ?? undefined}
                        checked={quantityOf(view.choices, offer, travellerId) > 0}
                        onChange={({ target }) =>
                          send({
                            type: "extra.choose",
                            serviceId: offer.serviceId,
                            travellerId,
                            segmentId: placeOfExtra(offer),
                            quantity: target.checked ? 1 : 0,
                          })
                        }
                      />
                    ))}
                  </fieldset>
                ))}
            </div>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}
