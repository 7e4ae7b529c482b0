import { Trans, useLingui } from "@lingui/react/macro";
import type { AccountOwner, SavedTraveller, TravellerView } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { Select } from "@safar/ui/select";
import UserCheck from "lucide-react/icons/user-check";
import UserPlus from "lucide-react/icons/user-plus";
import { useId } from "react";
import * as css from "./saved-picks.css.ts";
import { fieldId, type SendTravellers } from "./traveller-field.tsx";

/** As many as can be taken in at a glance; more go into a list. */
const atAGlance = 6;

/** The account's owner among the saved travellers, whose ids are the service's. */
const ownId = "own";

const nameOf = ({ nickname, firstName, lastName }: SavedTraveller): string => {
  const name = `${firstName} ${lastName}`.trim();
  return nickname === "" || nickname === firstName ? name : `${nickname} (${name})`;
};

/** The account's owner and saved travellers, who can fill in a traveller's fields. Whoever sits on another traveller's form is left out. */
export function SavedPicks({
  traveller,
  saved,
  owner,
  send,
}: {
  traveller: TravellerView;
  saved: readonly SavedTraveller[];
  owner: AccountOwner | null;
  send: SendTravellers;
}) {
  const { t } = useLingui();
  const labelId = useId();
  if (saved.length === 0 && owner === null) return null;
  const pick = (savedId: string) => {
    if (savedId === ownId) send({ type: "details.own", travellerId: traveller.id });
    else send({ type: "details.pick", travellerId: traveller.id, savedId });
    send({ type: "details.check", travellerId: traveller.id, field: "birthDate" });
  };
  const lacks = new Set(traveller.withoutDocument);
  const people = [
    // An account knows its owner's name and birthday, and no document.
    ...(owner === null ? [] : [{ id: ownId, name: owner.name, lacksDocument: traveller.asked.documents.length > 0 }]),
    ...saved.map((one) => ({ id: one.id, name: nameOf(one), lacksDocument: lacks.has(one.id) })),
  ];
  const picked = traveller.isOwner ? ownId : traveller.picked;
  if (people.length > atAGlance) {
    return (
      <Select
        id={fieldId(traveller.id, "saved")}
        label={t`Fill in from your saved travellers`}
        value={picked ?? ""}
        onChange={({ target }) => target.value !== "" && pick(target.value)}
      >
        <option value="">{t`Someone new`}</option>
        {people.map(({ id, name, lacksDocument }) => (
          <option key={id} value={id}>
            {lacksDocument ? t`${name}, no document for this trip` : name}
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
      {people.map(({ id, name, lacksDocument }) => {
        const isPicked = id === picked;
        return (
          <button key={id} type="button" className={css.pick} aria-pressed={isPicked} onClick={() => pick(id)}>
            <Icon of={isPicked ? UserCheck : UserPlus} size={16} />
            <bdi>{name}</bdi>{" "}
            {lacksDocument && (
              <span className={css.lack}>
                <Trans>no document for this trip</Trans>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
