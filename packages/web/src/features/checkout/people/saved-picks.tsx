import { Trans, useLingui } from "@lingui/react/macro";
import type { SavedTraveller, TravellerView } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { Select } from "@safar/ui/select";
import UserCheck from "lucide-react/icons/user-check";
import UserPlus from "lucide-react/icons/user-plus";
import { useId } from "react";
import * as css from "./saved-picks.css.ts";
import { fieldId, type SendTravellers } from "./traveller-field.tsx";

/** As many as can be taken in at a glance; more go into a list. */
const atAGlance = 6;

const nameOf = ({ nickname, firstName, lastName }: SavedTraveller): string => {
  const name = `${firstName} ${lastName}`.trim();
  return nickname === "" || nickname === firstName ? name : `${nickname} (${name})`;
};

/** Saved travellers who can fill in a traveller's fields. Whoever sits on another traveller's form is left out. */
export function SavedPicks({
  traveller,
  saved,
  send,
}: {
  traveller: TravellerView;
  saved: readonly SavedTraveller[];
  send: SendTravellers;
}) {
  const { t } = useLingui();
  const labelId = useId();
  if (saved.length === 0) return null;
  const pick = (savedId: string) => {
    send({ type: "details.pick", travellerId: traveller.id, savedId });
    send({ type: "details.check", travellerId: traveller.id, field: "birthDate" });
  };
  if (saved.length > atAGlance) {
    return (
      <Select
        id={fieldId(traveller.id, "saved")}
        label={t`Fill in from your saved travellers`}
        value={traveller.picked ?? ""}
        onChange={({ target }) => target.value !== "" && pick(target.value)}
      >
        <option value="">{t`Somebody new`}</option>
        {saved.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
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
      {saved.map((one) => {
        const isPicked = one.id === traveller.picked;
        return (
          <button key={one.id} type="button" className={css.pick} aria-pressed={isPicked} onClick={() => pick(one.id)}>
            <Icon of={isPicked ? UserCheck : UserPlus} size={16} />
            <bdi>{nameOf(one)}</bdi>
          </button>
        );
      })}
    </div>
  );
}
