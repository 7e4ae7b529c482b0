import { Trans, useLingui } from "@lingui/react/macro";
import { groupCode, groupOnce } from "../quantities/group-words.ts";
import { NameAtDoor } from "./name-at-door.tsx";

type DoorTicket = {
  readonly id: string;
  readonly admits: number;
  /** Whose document is looked at, where that is known. */
  readonly atDoor: Parameters<typeof NameAtDoor>[0]["of"] | null;
};

const isGroup = ({ admits }: Pick<DoorTicket, "admits">): boolean => admits > 1;

/** Above the codes: whether each has one, or one lets all in. */
export function CodesTitle({ of }: { readonly of: readonly DoorTicket[] }) {
  const { t } = useLingui();
  const [first] = of;
  return first && of.length === 1 && isGroup(first) ? t(groupCode(first.admits)) : t`Tickets, one code for each`;
}

/** By how many codes a party is let in, and what doors ask for beside them, as items of a list. */
export function DoorsAsk({
  ageMin,
  isIdChecked,
  tickets,
}: {
  readonly ageMin: number | null;
  readonly isIdChecked: boolean;
  readonly tickets: readonly DoorTicket[];
}) {
  const { t } = useLingui();
  const hasGroup = tickets.some(isGroup);
  return (
    <>
      {(!hasGroup || tickets.length > 1) && (
        <li>
          {tickets.length === 1 ? (
            <Trans>Keep the code at hand: it is read once at the doors.</Trans>
          ) : (
            <Trans>Keep the codes at hand: each is read once at the doors.</Trans>
          )}
        </li>
      )}
      {hasGroup ? (
        <li>{t(groupOnce)}</li>
      ) : (
        tickets.length > 1 && (
          <li>
            <Trans>Each of you shows the code of their own ticket.</Trans>
          </li>
        )
      )}
      {tickets.map(
        ({ atDoor, id }) =>
          atDoor && (
            <li key={id}>
              <NameAtDoor of={atDoor} />
            </li>
          ),
      )}
      {isIdChecked && hasGroup && (
        <li>
          <Trans>One ID is enough for a whole group.</Trans>
        </li>
      )}
      {isIdChecked && tickets.some(({ atDoor }) => atDoor === null) && (
        <li>
          <Trans>ID is checked at the doors: bring the document that belongs to the name on the ticket.</Trans>
        </li>
      )}
      {ageMin !== null && (
        <li>
          <Trans>From {ageMin} years: bring proof of age.</Trans>
        </li>
      )}
    </>
  );
}
