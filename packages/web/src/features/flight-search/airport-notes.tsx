import { Trans } from "@lingui/react/macro";
import type { AirportSearchView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import * as css from "./airport-field.css.ts";

/** What stands where no airport can be offered: why, and what to do. */
export const AirportNotes = ({ view }: { view: AirportSearchView }) =>
  view.hasFailed ? (
    <span className={css.note}>
      <Trans>Airports cannot be looked up just now.</Trans>
      {view.commands.retry && (
        <Button size="small" onClick={view.commands.retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </span>
  ) : view.isNothing ? (
    <Trans>No airport is called like that. Try the name of a city or its code.</Trans>
  ) : (
    <Trans>Type a city, an airport or a code.</Trans>
  );
