import { Trans } from "@lingui/react/macro";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Inline } from "@safar/ui/layout";
import { useRouter } from "@tanstack/react-router";
import CircleAlert from "lucide-react/icons/circle-alert";
import { paths } from "../../app/addresses/paths.ts";

/** What a page is of could not be had: again, or something else. */
export function LoadFailed({ title, heading = "h1" }: { readonly title: string; readonly heading?: "h1" | "h2" }) {
  const router = useRouter();
  return (
    <EmptyState
      icon={CircleAlert}
      heading={heading}
      title={title}
      action={
        <Inline>
          <Button kind="next" onClick={() => void router.invalidate()}>
            <Trans>Try Again?</Trans>
          </Button>
          <ButtonLink href={paths.home()}>
            <Trans>Create New Booking</Trans>
          </ButtonLink>
        </Inline>
      }
    >
      <div role="alert">
        <Trans>Nothing was booked and nothing was charged.</Trans>
      </div>
    </EmptyState>
  );
}
