import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { freeFor, type HallParty, type HallView, nearestParty, soldInTwos, unfitFor } from "@safar/engine";
import { Aside } from "@safar/ui/aside";
import { Button } from "@safar/ui/button";
import { Checkbox } from "@safar/ui/checkbox";
import { Stepper } from "@safar/ui/stepper";
import { type FormEvent, useEffect, useId, useMemo, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { keep, useKept } from "../../engine/device/use-kept.ts";
import { Amount } from "../amounts/amount.tsx";
import { InsteadOf, LeftAtPrice } from "../seat-plan/left-at-price.tsx";
import { Unsold } from "../seat-plan/no-proposal.tsx";
import { boxTitle } from "../seat-plan/seats-page.css.ts";
import { useLimitWords } from "../seat-plan/use-limit-words.ts";
import * as css from "./movie-hall.css.ts";

type Props = {
  readonly view: HallView;
  readonly onChoose: (party: HallParty) => void;
  readonly onLeave: () => void;
};

/** Two go most often, if this device does not know better. */
const usual = 2;
const keptAs = "movies-party";

/** How many they are and at which price they would sit, asked beside the hall before any of its seats is pressed. */
export function PartyDialog({ view: { most, party, plan, show }, onChoose, onLeave }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const id = useId();
  const limitWords = useLimitWords();
  const [said, setSeats] = useState(party?.seats ?? null);
  const kept = Number(useKept(keptAs)) || usual;
  const [asked, setAsked] = useState(party?.category ?? null);
  const [hasWheelchair, setWheelchair] = useState(party?.hasWheelchair ?? false);
  const open = plan === null ? [] : freeFor(plan, hasWheelchair);
  const categories = (show?.categories ?? []).map((one) => ({
    ...one,
    left: open.filter(({ category }) => category === one.code).length,
  }));
  // Who asks at the last seats begins with what is left where there are most of them.
  const atMost = Math.min(most, Math.max(0, ...categories.map(({ left }) => left)) || most);
  const seats = Math.min(said ?? Math.max(1, Math.round(kept)), atMost);
  // The best seats are looked for to know it: not again for what does not change it.
  const unfit = useMemo(
    () => new Map(show?.categories.map(({ code }) => [code, unfitFor(plan, { seats, category: code, hasWheelchair })])),
    [plan, show, seats, hasWheelchair],
  );
  const isLeft = (code: string) => unfit.get(code) === null;
  const inTwos = soldInTwos(plan);
  // The first with room for all of them, as long as nobody has chosen.
  const category =
    asked !== null && isLeft(asked) ? asked : (categories.find(({ code }) => isLeft(code))?.code ?? null);
  // The number next to theirs to which seats are sold, where none are to theirs.
  const sold =
    category === null ? nearestParty(plan, { seats, category: asked ?? "", hasWheelchair })?.seats : undefined;
  const instead = asked === category ? undefined : categories.find(({ code }) => code === asked);
  const hasRoom = plan?.seats.some(({ kind }) => kind === "wheelchair") === true;
  const hasOnlyChairs = show?.left === 0 && show.wheelchairLeft > 0;
  // Most are as many as it says, and go on with Enter.
  useEffect(() => document.getElementById(`${id}-seats`)?.focus(), [id]);
  const shown = category === null ? null : { seats, category, hasWheelchair };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (shown === null) return;
    keep(keptAs, String(seats));
    onChoose(shown);
  };
  // Whoever closes the question wants to see the hall: what was asked for before holds, or what stands there.
  const close = () => {
    const standing = party ?? shown;
    if (standing === null) onLeave();
    else onChoose(standing);
  };
  return (
    <Aside
      open
      onClose={close}
      title={<Trans>How many seats do you need?</Trans>}
      close={t`Close`}
      actions={
        <Button kind="next" type="submit" form={id} disabled={category === null}>
          <Trans>Show the best seats</Trans>
        </Button>
      }
    >
      <form id={id} className={css.ask} onSubmit={submit}>
        <Stepper
          id={`${id}-seats`}
          label={t`Seats`}
          hint={limitWords(most, atMost, open.length)}
          name="seats"
          value={seats}
          min={1}
          max={atMost}
          less={t`Remove a seat`}
          more={t`Add a seat`}
          onChange={(next) => setSeats(Math.min(atMost, Math.max(1, next)))}
        />
        <fieldset className={css.categories}>
          <legend className={boxTitle}>
            <Trans>Where would you like to sit?</Trans>
          </legend>
          {categories.map(({ code, left, name, price }) => (
            <label key={code} className={css.category}>
              <input
                type="radio"
                name="category"
                value={code}
                checked={code === category}
                disabled={!isLeft(code)}
                onChange={() => setAsked(code)}
              />
              <span className={css.words}>
                <strong>
                  <bdi>{name[locale]}</bdi>
                </strong>
                <span className={css.quiet}>
                  <LeftAtPrice
                    left={left}
                    seats={seats}
                    most={most}
                    why={categories.length > 1 ? (unfit.get(code) ?? null) : null}
                  />
                </span>
                <span role="status" className={css.quiet}>
                  {instead && code === category && (
                    <InsteadOf of={instead.name} why={unfit.get(instead.code) ?? "few"} />
                  )}
                </span>
              </span>
              {inTwos.has(code) ? (
                <span>
                  <Trans>
                    <Amount of={price} /> per seat
                  </Trans>
                </span>
              ) : (
                <Amount of={price} />
              )}
            </label>
          ))}
        </fieldset>
        {category === null && (
          <p role="alert">
            {hasOnlyChairs && !hasWheelchair ? (
              <Trans>Only wheelchair places are left at this show.</Trans>
            ) : (
              <Unsold
                why={[...unfit.values()]}
                few={<Trans>No price category has enough seats left. Choose fewer seats or another show.</Trans>}
              />
            )}
          </p>
        )}
        {sold !== undefined && (
          <Button onClick={() => setSeats(sold)}>
            {t`${plural(sold, { one: "Choose # seat", other: "Choose # seats" })}`}
          </Button>
        )}
        {hasRoom && (
          <Checkbox
            label={<Trans>One of us stays in their wheelchair</Trans>}
            checked={hasWheelchair}
            onChange={({ currentTarget: { checked } }) => setWheelchair(checked)}
          />
        )}
      </form>
    </Aside>
  );
}
