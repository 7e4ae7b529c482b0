import { Trans, useLingui } from "@lingui/react/macro";
import type { DocumentKind } from "@safar/engine";
import { Button, ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { useHydrated } from "@tanstack/react-router";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Check from "lucide-react/icons/check";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { type ShareOutcome, shareAddress } from "../../engine/device/share.ts";
import { addressOf } from "../../seo/alternates.ts";
import { useBooked, useBookedWords } from "./booked-context.ts";
import * as css from "./booking.css.ts";

/** A paper as a PDF, from the service by way of our server. */
export function DownloadLink({ booking, kind }: { booking: string; kind: DocumentKind }) {
  const { ticketFile } = useBookedWords();
  return (
    <ButtonLink size="small" href={paths.bookingDocument(booking, kind)} download>
      <Icon of={Download} size={18} />
      {kind === "eticket" ? ticketFile : <Trans>Invoice (PDF)</Trans>}
    </ButtonLink>
  );
}

/** The same in our own type, in the language of the page and made to be printed. */
export function PaperLink({ booking, paper }: { booking: string; paper: "ticket" | "invoice" }) {
  const { vertical, words } = useBooked();
  return (
    <ButtonLink size="small" href={paths.bookingPaper(vertical, booking, paper)}>
      <Icon of={Printer} size={18} />
      {paper === "ticket" ? words.printTicket : <Trans>Print invoice</Trans>}
    </ButtonLink>
  );
}

/** A calendar file: made on our server, so that a phone opens it in its calendar. */
export const CalendarLink = ({ booking }: { booking: string }) => (
  <ButtonLink size="small" href={paths.bookingCalendar(booking)} download>
    <Icon of={CalendarPlus} size={18} />
    <Trans>Add to calendar</Trans>
  </ButtonLink>
);

/** Hands the page's address to whatever the device shares with; where there is none, copies it. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const { t } = useLingui();
  const facts = useFacts();
  const isAlive = useHydrated();
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  if (!isAlive) return null;
  const url = addressOf(path, facts);
  const share = async () => setOutcome(await shareAddress({ title, url }));
  return (
    <>
      <Button size="small" onClick={() => void share()}>
        <Icon of={outcome === "COPIED" ? Check : Share2} size={18} />
        {outcome === "COPIED" ? t`Address copied` : t`Share`}
      </Button>
      <span role="status" className={css.told}>
        {outcome === "FAILED" && (
          <Trans>
            It could not be copied. The address is <bdi dir="ltr">{url}</bdi>
          </Trans>
        )}
      </span>
    </>
  );
}
