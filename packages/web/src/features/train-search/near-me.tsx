import { Trans } from "@lingui/react/macro";
import { nearestStations, type TrainStation } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useState } from "react";
import { askDevicePosition } from "../../engine/device/position.ts";
import * as css from "./train-search.css.ts";

/** Finds the station that is nearest to whoever presses it. Nobody is asked where they are before. */
export function NearMe({
  stations,
  isAlive,
  onFound,
}: {
  stations: readonly TrainStation[];
  isAlive: boolean;
  onFound: (station: TrainStation) => void;
}) {
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const find = async () => {
    setState("asking");
    const here = await askDevicePosition();
    const nearest = here === null ? undefined : nearestStations(here, stations)[0];
    setState(nearest === undefined ? "failed" : "idle");
    if (nearest !== undefined) onFound(nearest);
  };
  return (
    <div className={css.near}>
      <Button kind="quiet" size="small" busy={state === "asking"} disabled={!isAlive} onClick={() => void find()}>
        <Icon of={LocateFixed} size={16} />
        <Trans>From the nearest station</Trans>
      </Button>
      <span role="status" className={css.quiet}>
        {state === "failed" && <Trans>Your device did not share its location. Type a station instead.</Trans>}
      </span>
    </div>
  );
}
