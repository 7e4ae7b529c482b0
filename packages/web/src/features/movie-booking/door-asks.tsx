import { Trans, useLingui } from "@lingui/react/macro";
import type { MoviesBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { NameAtDoor } from "../bookings/name-at-door.tsx";

/** What the door asks for beside the code, as items of a list. */
export function DoorAsks({ booking: { movies } }: { readonly booking: MoviesBooking }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { extras, film, lead, show } = movies;
  const { code, fromAge, words } = film.certificate;
  return (
    <>
      {lead !== null && (
        <li>
          <NameAtDoor of={lead} />
        </li>
      )}
      {fromAge !== null && (
        <li>
          <bdi dir="ltr">{code}</bdi> · {words[locale]}. <Trans>The cinema asks for proof of age at the door.</Trans>
        </li>
      )}
      {show.glasses !== null && (
        <li>
          <Trans>In 3D: each of you needs glasses.</Trans>{" "}
          {extras.some(({ kind }) => kind === "glasses")
            ? t`Bring yours, or collect those that you bought at the snack counter.`
            : t`Bring yours.`}
        </li>
      )}
    </>
  );
}
