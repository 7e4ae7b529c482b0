import { Trans, useLingui } from "@lingui/react/macro";
import type { RoomRate } from "@safar/engine";
import { Dialog } from "@safar/ui/dialog";
import { PolicyTimeline } from "../checkout/quote/policy-timeline.tsx";
import { boardWords } from "../hotel-results/hotel-words.ts";
import * as css from "./hotel-detail.css.ts";

/** What cancelling a rate gives back, over the page, in the words of the checkout. */
export default function RateDialog({ rate, zone, onClose }: { rate: RoomRate; zone: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t(boardWords[rate.board])} close={t`Close`}>
      <PolicyTimeline kind="cancellation" rules={rate.cancellation} zone={zone} />
      <p className={css.quiet}>
        <Trans>Times are in the hotel's local time.</Trans>
      </p>
    </Dialog>
  );
}
