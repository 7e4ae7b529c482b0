import { useLingui } from "@lingui/react/macro";
import { Band } from "@safar/ui/dialog";
import { Skeleton } from "@safar/ui/skeleton";
import { type ReactNode, Suspense } from "react";

/** The form of a search over its results, which stay as they are until another search is sent. */
export function SearchSheet({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Band open onClose={onClose} title={t`Change search`} close={t`Close`}>
      <Suspense fallback={<Skeleton kind="box" />}>{children}</Suspense>
    </Band>
  );
}
