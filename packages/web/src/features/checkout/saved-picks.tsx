import { Trans, useLingui } from "@lingui/react/macro";
import type { PassengerView, SavedTraveller } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { Select } from "@safar/ui/select";
import UserCheck from "lucide-react/icons/user-check";
import UserPlus from "lucide-react/icons/user-plus";
import { useId } from "react";
import { fieldId, type SendTravellers } from "./passenger-field.tsx";
import * as css from "./passengers.css.ts";

/** As many as can be taken in at a glance; more go into a list. */
const atAGlance = 6;

const nameOf = ({ nickname, firstName, lastName }: SavedTraveller): string => {
  const name = `${firstName} ${lastName}`.trim();
  return nickname === "" || nickname === firstName ? name : `${nickname} (${name})`;
};

/** Saved travellers who can fill in a passenger's fields. Whoever sits on another passenger's form is left out. */
export function SavedPicks({
  passenger,
  saved,
  send,
}: {
  passenger: PassengerView;
  saved: readonly SavedTraveller[];
  send: SendTravellers;
}) {
  const { t } = useLingui();
  const labelId = useId();
  if (saved.length === 0) return null;
  const pick = (travellerId: string) => {
    send({ type: "passenger.pick", passengerId: passenger.id, travellerId });
    send({ type: "passenger.check", passengerId: passenger.id, field: "birthDate" });
  };
  if (saved.length > atAGlance) {
    return (
      <Select
        id={fieldId(passenger.id, "saved")}
        label={t`Fill in from your saved travellers`}
        value={passenger.picked ?? ""}
        onChange={({ target }) => target.value !== "" && pick(target.value)}
      >
        <option value="">{t`Somebody new`}</option>
        {saved.map((traveller) => (
          <option key={traveller.id} value={traveller.id}>
            {nameOf(traveller)}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <div className={css.picks} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={css.picksName}>
        <Trans>Fill in from your saved travellers</Trans>
      </span>
      {saved.map((traveller) => {
        const isPicked = traveller.id === passenger.picked;
        return (
          <button
            key={traveller.id}
            type="button"
            className={css.pick}
            aria-pressed={isPicked}
            onClick={() => pick(traveller.id)}
          >
            <Icon of={isPicked ? UserCheck : UserPlus} size={16} />
            <bdi>{nameOf(traveller)}</bdi>
          </button>
        );
      })}
    </div>
  );
}
