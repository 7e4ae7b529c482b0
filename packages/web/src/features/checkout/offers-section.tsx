import { Trans, useLingui } from "@lingui/react/macro";
import type { ExtraChoice, ExtraOffer, ExtrasEvent, ExtrasView, QuotedPassenger } from "@safar/engine";
import { Checkbox } from "@safar/ui/checkbox";
import { Disclosure } from "@safar/ui/disclosure";
import { Icon } from "@safar/ui/icon";
import { Select } from "@safar/ui/select";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney } from "../../i18n/format.ts";
import * as css from "./extras.css.ts";
import { ExtrasSection } from "./extras-section.tsx";
import type { Named } from "./named-party.ts";

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
export const extraId = (kind: string, passengerId: string, groupId: string): string =>
  `extra-${kind}-${passengerId}-${groupId}`;

/** What holds for one flight is chosen for it; what holds for several names none. */
const placeOf = ({ segmentIds }: ExtraOffer): string | null =>
  segmentIds.length === 1 ? (segmentIds[0] ?? null) : null;

const quantityOf = (choices: readonly ExtraChoice[], { serviceId }: ExtraOffer, passengerId: string): number =>
  choices.find((choice) => choice.serviceId === serviceId && choice.passengerId === passengerId)?.quantity ?? 0;

/** What a group is about: a flight by its own name, several by that of the leg. */
const useGroupName = (named: Named) => {
  const { t } = useLingui();
  return ({ segmentIds }: OfferGroup): string => {
    const [first, ...others] = segmentIds;
    if (first === undefined) return t`The journey`;
    const part = named.partOf(first);
    return others.length === 0 ? part.label : part.leg;
  };
};

function Included({ offers, named }: { offers: readonly ExtraOffer[]; named: Named }) {
  const { t } = useLingui();
  const free = offers.filter(({ isIncluded }) => isIncluded);
  return free.map(({ serviceId, title, passengerIds }) => {
    const names = passengerIds.map(named.nameOf).join(t({ message: ", ", comment: "Between names in a list" }));
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

/** One extra of a few for each passenger: choosing another takes the place of the first. */
function OneOfFew({
  group,
  kind,
  passenger,
  none,
  choices,
  named,
  isMissing,
  send,
}: {
  group: OfferGroup;
  kind: string;
  passenger: QuotedPassenger;
  none: string;
  choices: readonly ExtraChoice[];
  named: Named;
  isMissing: boolean;
  send: Send;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { id: passengerId } = passenger;
  const offers = group.offers.filter((offer) => !offer.isIncluded && offer.passengerIds.includes(passengerId));
  if (offers.length === 0) return null;
  const chosen = offers.find((offer) => quantityOf(choices, offer, passengerId) > 0);
  const valueOf = (offer: ExtraOffer, quantity: number) => `${quantity}:${offer.serviceId}`;
  const choose = (value: string) => {
    const [quantity = "0", ...id] = value.split(":");
    const serviceId = id.join(":");
    for (const offer of offers) {
      const segmentId = placeOf(offer);
      if (offer.serviceId !== serviceId && quantityOf(choices, offer, passengerId) > 0) {
        send({ type: "extra.choose", serviceId: offer.serviceId, passengerId, segmentId, quantity: 0 });
      }
    }
    const offer = offers.find((one) => one.serviceId === serviceId);
    if (offer) {
      send({ type: "extra.choose", serviceId, passengerId, segmentId: placeOf(offer), quantity: Number(quantity) });
    }
  };
  return (
    <Select
      id={extraId(kind, passengerId, group.id)}
      label={named.nameOf(passengerId)}
      value={chosen ? valueOf(chosen, quantityOf(choices, chosen, passengerId)) : ""}
      onChange={({ target }) => choose(target.value)}
      error={isMissing ? t`Please choose one to go on` : undefined}
    >
      <option value="">{none}</option>
      {offers.flatMap((offer) =>
        Array.from({ length: offer.maxQuantity }, (_, index) => index + 1).map((quantity) => {
          const price = { ...offer.price, minor: offer.price.minor * quantity };
          const cost = price.minor === 0 ? t`no extra charge` : `\u2068${formatMoney(price, locale)}\u2069`;
          const title = `\u2068${offer.title}\u2069`;
          return (
            <option key={valueOf(offer, quantity)} value={valueOf(offer, quantity)}>
              {quantity === 1 ? `${title} · ${cost}` : `${quantity} × ${title} · ${cost}`}
            </option>
          );
        }),
      )}
    </Select>
  );
}

type Section = { readonly view: ExtrasView; readonly named: Named; readonly send: Send; readonly intro: ReactNode };

/** Bags for a leg or meals for a flight, for each passenger. */
export function ChoiceSection({
  view,
  named,
  send,
  kind,
  intro,
  none,
}: Section & { kind: "bag" | "meal"; none: string }) {
  const groupName = useGroupName(named);
  const groups = groupsOf(view.offers, kind);
  if (groups.length === 0) return null;
  const isMissing = (passengerId: string, { segmentIds }: OfferGroup) =>
    view.missing.some(
      (one) =>
        one.kind === kind &&
        one.passengerId === passengerId &&
        (one.segmentId === null || segmentIds.includes(one.segmentId)),
    );
  return (
    <ExtrasSection kind={kind} intro={<p className={css.intro}>{intro}</p>}>
      {groups.map((group) => (
        <div key={group.id} className={css.group} role="group" aria-label={groupName(group)}>
          <h3>
            <bdi>{groupName(group)}</bdi>
          </h3>
          <Included offers={group.offers} named={named} />
          <div className={css.choices}>
            {view.passengers.map((passenger) => (
              <OneOfFew
                key={passenger.id}
                group={group}
                kind={kind}
                passenger={passenger}
                none={none}
                choices={view.choices}
                named={named}
                isMissing={isMissing(passenger.id, group)}
                send={send}
              />
            ))}
          </div>
        </div>
      ))}
    </ExtrasSection>
  );
}

/** How many of a group's extras are chosen, told where they are out of sight. */
const chosenIn = (choices: readonly ExtraChoice[], { offers }: OfferGroup): number =>
  choices.filter(({ serviceId }) => offers.some((offer) => offer.serviceId === serviceId)).length;

/** Assistance and other services: each by itself, for whoever needs it. Folded away, since few do. */
export function ServicesSection({ view, named, send, intro }: Section) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const groupName = useGroupName(named);
  const groups = groupsOf(view.offers, "service");
  if (groups.length === 0) return null;
  const isFor = (passengerId: string) => (offer: ExtraOffer) => offer.passengerIds.includes(passengerId);
  const isMissing = view.missing.some(({ kind }) => kind === "service");
  const titleOf = (group: OfferGroup): string => {
    const name = groupName(group);
    const count = chosenIn(view.choices, group);
    return count === 0 ? name : t`${name} · ${count} chosen`;
  };
  return (
    <ExtrasSection kind="service" intro={<p className={css.intro}>{intro}</p>}>
      <div>
        {groups.map((group) => (
          <Disclosure key={group.id} title={<bdi>{titleOf(group)}</bdi>} open={isMissing || undefined}>
            <div className={css.choices}>
              {view.passengers
                .filter(({ id }) => group.offers.some(isFor(id)))
                .map(({ id: passengerId }) => (
                  <fieldset key={passengerId} id={extraId("service", passengerId, group.id)} className={css.services}>
                    <legend className={css.peopleName}>{named.nameOf(passengerId)}</legend>
                    {group.offers.filter(isFor(passengerId)).map((offer) => (
                      <Checkbox
                        key={offer.serviceId}
                        label={
                          <>
                            <bdi>{offer.title}</bdi>
                            {" · "}
                            {offer.price.minor === 0 ? (
                              t`no extra charge`
                            ) : (
                              <bdi>{formatMoney(offer.price, locale)}</bdi>
                            )}
                          </>
                        }
                        hint={offer.detail ?? undefined}
                        checked={quantityOf(view.choices, offer, passengerId) > 0}
                        onChange={({ target }) =>
                          send({
                            type: "extra.choose",
                            serviceId: offer.serviceId,
                            passengerId,
                            segmentId: placeOf(offer),
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
    </ExtrasSection>
  );
}
