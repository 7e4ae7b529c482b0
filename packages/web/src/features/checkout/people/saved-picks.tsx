import { Trans, useLingui } from "@lingui/react/macro";
import {
  type AccountOwner,
  fittingDocument,
  type SavedTraveller,
  type TravelDocument,
  type TravellerView,
} from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { Select } from "@safar/ui/select";
import UserCheck from "lucide-react/icons/user-check";
import UserPlus from "lucide-react/icons/user-plus";
import { useId } from "react";
import { isolatedNumber } from "../../../i18n/isolated.ts";
import * as css from "./saved-picks.css.ts";
import { fieldId, type SendTravellers } from "./traveller-field.tsx";
import { documentWords, endOf } from "./traveller-words.ts";

/** As many as can be taken in at a glance; more go into a list. */
const atAGlance = 6;

/** The account's owner among the saved travellers, whose ids are the service's. */
const ownId = "own";

const nameOf = ({ nickname, firstName, lastName }: SavedTraveller): string => {
  const name = `${firstName} ${lastName}`.trim();
  return nickname === "" || nickname === firstName ? name : `${nickname} (${name})`;
};

/** What stands on a saved traveller's button beside the name: the document that comes along, or that none does. */
const useDocumentNote = ({ documents }: TravellerView["asked"]) => {
  const { t } = useLingui();
  const none = documents.includes("passport") ? t`no passport saved yet` : t`no suitable document saved`;
  return (document: TravelDocument | undefined): string | null => {
    if (documents.length === 0) return null;
    return document === undefined
      ? none
      : `${t(documentWords[document.kind])} ${isolatedNumber(endOf(document.number))}`;
  };
};

/** The account's owner and saved travellers, who can fill in a traveller's fields. Whoever sits on another traveller's form is left out. */
export function SavedPicks({
  traveller,
  saved,
  owner,
  send,
  onPicked,
}: {
  traveller: TravellerView;
  saved: readonly SavedTraveller[];
  owner: AccountOwner | null;
  send: SendTravellers;
  /** Once somebody's details are in the form. */
  onPicked: () => void;
}) {
  const { t } = useLingui();
  const labelId = useId();
  const noteOf = useDocumentNote(traveller.asked);
  if (saved.length === 0 && owner === null) return null;
  const pick = (savedId: string) => {
    if (savedId === ownId) send({ type: "details.own", travellerId: traveller.id });
    else send({ type: "details.pick", travellerId: traveller.id, savedId });
    send({ type: "details.check", travellerId: traveller.id, field: "birthDate" });
    onPicked();
  };
  const people = [
    // An account knows its owner's name and birthday, and no document.
    ...(owner === null ? [] : [{ id: ownId, name: owner.name, note: noteOf(undefined) }]),
    ...saved.map((one) => ({ id: one.id, name: nameOf(one), note: noteOf(fittingDocument(one, traveller.asked)) })),
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
        {people.map(({ id, name, note }) => (
          <option key={id} value={id}>
            {note === null ? name : `${name} · ${note}`}
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
      {people.map(({ id, name, note }) => {
        const isPicked = id === picked;
        return (
          <button key={id} type="button" className={css.pick} aria-pressed={isPicked} onClick={() => pick(id)}>
            <Icon of={isPicked ? UserCheck : UserPlus} size={20} />
            <span className={css.pickWords}>
              <bdi className={css.pickName}>{name}</bdi> {note !== null && <span className={css.note}>{note}</span>}
            </span>
          </button>
        );
      })}
    </div>
  );
}
