import { Trans } from "@lingui/react/macro";
import type { Position } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { useHydrated } from "@tanstack/react-router";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useState } from "react";
import { askDevicePosition } from "../../engine/device/position.ts";
import * as css from "./movie-home.css.ts";

/** Learns where somebody is once they press it, so that what is near can come first. Nobody is asked before. */
export function NearestFirst({ onFound }: { readonly onFound: (here: Position) => void }) {
  const isAlive = useHydrated();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const find = async () => {
    setState("asking");
    const here = await askDevicePosition();
    setState(here === null ? "failed" : "idle");
    if (here !== null) onFound(here);
  };
  return (
    <div className={css.bar}>
      <Button kind="quiet" size="small" busy={state === "asking"} disabled={!isAlive} onClick={() => void find()}>
        <Icon of={LocateFixed} size={16} />
        <Trans>Nearest cinema first</Trans>
      </Button>
      <span role="status" className={css.quiet}>
        {state === "failed" && <Trans>Your device did not share its location.</Trans>}
      </span>
    </div>
  );
}
