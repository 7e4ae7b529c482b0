import { Trans } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { lazy, type ReactNode, Suspense, useState } from "react";

const SignInDialog = lazy(() =>
  import("../account/sign-in-dialog.tsx").then((module) => ({ default: module.SignInDialog })),
);

/** Signing in over the page, which stays as it is. */
export function SignInOffer({
  onSignedIn,
  size = "small",
  kind,
  about,
}: {
  onSignedIn: () => void;
  size?: "small" | "medium";
  kind?: "next" | undefined;
  /** What the button is for, read after its words by who does not see what stands beside it. */
  about?: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind={kind} size={size} onClick={() => setOpen(true)}>
        <Trans>Sign in</Trans>
        {about}
      </Button>
      {isOpen && (
        <Suspense>
          <SignInDialog
            intro={<Trans>Your booking waits here. Nothing on this page is lost.</Trans>}
            onClose={() => setOpen(false)}
            onSignedIn={() => {
              setOpen(false);
              onSignedIn();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
