import { Trans } from "@lingui/react/macro";

/** Whose document is looked at at a door, and by what it is told. */
export const NameAtDoor = ({ of: { ending, name } }: { of: { readonly name: string; readonly ending: string } }) => (
  <Trans>
    In the name of <bdi>{name}</bdi>. ID is checked at the door: bring the document ending <bdi dir="ltr">{ending}</bdi>
    .
  </Trans>
);
