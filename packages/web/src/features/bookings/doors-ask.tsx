import { Trans } from "@lingui/react/macro";
import { NameAtDoor } from "./name-at-door.tsx";

type DoorTicket = {
  readonly id: string;
  readonly admits: number;
  /** Whose document is looked at, where that is known. */
  readonly atDoor: Parameters<typeof NameAtDoor>[0]["of"] | null;
};

const hasGroup = (tickets: readonly DoorTicket[]): boolean => tickets.some(({ admits }) => admits > 1);

/** Above the codes: whether each has one, or one lets all in. */
export const CodesTitle = ({ of }: { readonly of: readonly DoorTicket[] }) =>
  of.length === 1 && hasGroup(of) ? (
    <Trans>One code lets all of you in: come together</Trans>
  ) : (
    <Trans>Tickets, one code for each</Trans>
  );

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
  return (
    <>
      <li>
        {tickets.length === 1 ? (
          <Trans>Keep the code at hand: it is read once at the doors.</Trans>
        ) : (
          <Trans>Keep the codes at hand: each is read once at the doors.</Trans>
        )}
      </li>
      {hasGroup(tickets) ? (
        <li>
          <Trans>One code lets your whole group in: come together.</Trans>
        </li>
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
