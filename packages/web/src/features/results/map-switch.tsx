import { Trans } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import List from "lucide-react/icons/list";
import MapIcon from "lucide-react/icons/map";
import { mapWords } from "./results-screen.css.ts";

/** Shows the map beside the list, and takes it away. */
export const MapSwitch = ({
  isShown,
  isAlive,
  onSwitch,
}: {
  isShown: boolean;
  isAlive: boolean;
  onSwitch: () => void;
}) => (
  <Button size="small" aria-pressed={isShown} disabled={!isAlive} onClick={onSwitch}>
    <Icon of={isShown ? List : MapIcon} size={18} />
    <span className={mapWords}>{isShown ? <Trans>Hide the map</Trans> : <Trans>Map</Trans>}</span>
  </Button>
);
