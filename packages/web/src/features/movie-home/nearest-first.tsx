import { Trans } from "@lingui/react/macro";
import type { Position } from "@safar/engine";
import { NearButton } from "../search-form/near-button.tsx";

/** Puts first what is near. */
export const NearestFirst = ({ onFound }: { readonly onFound: (here: Position) => void }) => (
  <NearButton failed={<Trans>Your device did not share its location.</Trans>} onFound={onFound}>
    <Trans>Nearest first</Trans>
  </NearButton>
);
