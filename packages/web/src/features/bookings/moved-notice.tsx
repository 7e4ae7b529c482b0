import { Trans } from "@lingui/react/macro";
import type { Booking, PlaceTime } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatPlaceTime } from "../../i18n/format.ts";
import { useBookedWords } from "./booked-context.ts";

/** Whoever sold it begins it at another time, and asks nobody: when it was to begin, and when it does. */
export function MovedNotice({ booking: { movedFrom, status }, to }: { booking: Booking; to: PlaceTime }) {
  const { locale } = useFacts();
  const { changed } = useBookedWords();
  if (status !== "Updated" || movedFrom === undefined || movedFrom === to.local) return null;
  const [before, now] = [movedFrom, to.local].map((local) => <bdi key={local}>{formatPlaceTime(local, locale)}</bdi>);
  return (
    <Alert tone="warning" title={changed}>
      <Trans>
        It now begins <strong>{now}</strong> instead of <s>{before}</s>. Your booking holds for the new time.
      </Trans>
    </Alert>
  );
}
