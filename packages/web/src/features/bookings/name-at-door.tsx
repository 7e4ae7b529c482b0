import { Trans } from "@lingui/react/macro";
import { small } from "./booking.css.ts";

type AtDoor = { readonly name: string; readonly ending: string };

/** Beside their name: which document is looked at. */
export const DocumentAtDoor = ({ of }: { readonly of: AtDoor | null }) =>
  of && (
    <span className={small}>
      <Trans>
        ID check: document ending <bdi dir="ltr">{of.ending}</bdi>
      </Trans>
    </span>
  );

/** Whose document is looked at at a door, and by what it is told. */
export const NameAtDoor = ({ of: { ending, name } }: { readonly of: AtDoor }) => (
  <Trans>
    In the name of <bdi>{name}</bdi>. ID is checked at the door: bring the document ending <bdi dir="ltr">{ending}</bdi>
    .
  </Trans>
);
