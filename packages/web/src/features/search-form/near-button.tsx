import type { Position } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { useHydrated } from "@tanstack/react-router";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { type ReactNode, useState } from "react";
import { askDevicePosition } from "../../engine/device/position.ts";
import * as css from "./near-button.css.ts";

/** Learns where somebody is once they press it. Nobody is asked before. */
export function NearButton({
  children,
  failed,
  onFound,
}: {
  readonly children: ReactNode;
  /** What is said when nobody knows where they are. */
  readonly failed: ReactNode;
  readonly onFound: (here: Position) => void;
}) {
  const isAlive = useHydrated();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const find = async () => {
    setState("asking");
    const here = await askDevicePosition();
    setState(here === null ? "failed" : "idle");
    if (here !== null) onFound(here);
  };
  return (
    <div className={css.near}>
      <Button kind="quiet" size="small" busy={state === "asking"} disabled={!isAlive} onClick={() => void find()}>
        <Icon of={LocateFixed} size={16} />
        {children}
      </Button>
      <span role="status" className={css.failed}>
        {state === "failed" && failed}
      </span>
    </div>
  );
}
