import { Trans, useLingui } from "@lingui/react/macro";
import type { SeatsEvent, SeatsView } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { IconButton } from "@safar/ui/icon-button";
import { Segmented } from "@safar/ui/segmented";
import Armchair from "lucide-react/icons/armchair";
import X from "lucide-react/icons/x";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney } from "../../i18n/format.ts";
import * as css from "./bus-seats.css.ts";
import { type Gender, genderWords } from "./seat-sentences.ts";

const genders = ["male", "female"] as const;
const isGender = (value: string): value is Gender => value === "male" || value === "female";

/** Who sits on a seat. */
export function WhoSits({
  label,
  name,
  value,
  onChange,
}: {
  label: string;
  name: string;
  value: Gender;
  onChange: (gender: Gender) => void;
}) {
  const { t } = useLingui();
  return (
    <Segmented
      label={label}
      name={name}
      segments={genders.map((gender) => ({ value: gender, label: t(genderWords[gender]) }))}
      value={value}
      onChange={(gender) => {
        if (isGender(gender)) onChange(gender);
      }}
    />
  );
}

/** The seats that are chosen, each with who sits there. */
export function ChosenSeats({ view, send }: { view: SeatsView; send: (event: SeatsEvent) => void }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { categories, picks, rules, seats } = view;
  const most = rules?.max ?? 0;
  return (
    <section className={css.box} aria-labelledby="chosen-seats">
      <h2 id="chosen-seats" className={css.boxTitle}>
        <Trans>
          Your seats ({picks.length} of {most} at most)
        </Trans>
      </h2>
      {picks.length === 0 ? (
        <p className={css.quiet}>
          <Trans>No seat is chosen yet. Press a free seat, or have the best ones together found for you.</Trans>
        </p>
      ) : (
        <ul className={css.picks}>
          {picks.map(({ gender, seat: id }) => {
            const seat = seats.find((one) => one.id === id);
            if (seat === undefined) return null;
            const { fare, label } = seat;
            return (
              <li key={id} className={css.pick}>
                <span className={css.seatName}>
                  <span className={css.seatNumber}>
                    <Icon of={Armchair} size={16} /> <Trans>Seat {label}</Trans>
                  </span>
                  <span className={css.quiet}>
                    {categories.find(({ code }) => code === seat.category)?.name[locale]} ·{" "}
                    <bdi>{formatMoney(fare, locale)}</bdi>
                  </span>
                </span>
                <IconButton
                  icon={X}
                  label={t`Give seat ${label} back`}
                  onClick={() => send({ type: "seat.toggle", seat: id })}
                />
                <div className={css.who}>
                  <WhoSits
                    label={t`Who sits on seat ${label}`}
                    name={`who-${id}`}
                    value={gender}
                    onChange={(next) => send({ type: "traveller.change", seat: id, gender: next })}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
