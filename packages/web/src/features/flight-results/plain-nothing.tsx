import { Trans, useLingui } from "@lingui/react/macro";
import { EmptyState } from "@safar/ui/empty-state";
import PlaneTakeoff from "lucide-react/icons/plane-takeoff";

/** Nothing to list on a page without script: the links above it lead on. */
export function PlainNothing({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={PlaneTakeoff}
      title={
        hasFailed
          ? t`An unexpected error occurred. Please try again.`
          : t`No flight found matching your search criteria.`
      }
    >
      {hasFailed ? (
        <Trans>Load the page again in a moment. Nothing is wrong with your search.</Trans>
      ) : (
        <Trans>Change the search, or take a filter away.</Trans>
      )}
    </EmptyState>
  );
}
