import { useLingui } from "@lingui/react/macro";
import type { PolicyRule } from "@safar/engine";
import { Dialog } from "@safar/ui/dialog";
import { Stack } from "@safar/ui/layout";
import type { ReactNode } from "react";
import { PolicyTimeline } from "./policy-timeline.tsx";

/** What cancelling gives back, over the page, in the words of the checkout. */
export default function PolicyDialog({
  rules,
  title,
  zone,
  note,
  onClose,
}: {
  rules: readonly PolicyRule[];
  /** What is cancelled. */
  title: string;
  zone: string;
  /** Whose clocks its times are by. */
  note: ReactNode;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={title} close={t`Close`}>
      <Stack>
        <PolicyTimeline kind="cancellation" rules={rules} zone={zone} />
        {note}
      </Stack>
    </Dialog>
  );
}
