import { Trans } from "@lingui/react/macro";
import { checkTravelNames, nameAsSent, type TravellerForm } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import Ticket from "lucide-react/icons/ticket";
import * as css from "./name-preview.css.ts";

/** The name as the airline will print it, to be compared with the document. Nothing while there is no whole name. */
export function NamePreview({ form, airline }: { form: TravellerForm; airline: string }) {
  const { firstName: first, lastName: last, isSingleName } = form;
  const checked = checkTravelNames({ first, last }, { isSingleName });
  if (!checked.ok) return null;
  const sent = nameAsSent(checked.value, airline);
  return (
    <p className={css.preview}>
      <span className={css.previewSign}>
        <Icon of={Ticket} />
      </span>
      <span>
        <Trans>On the ticket it will read</Trans>
      </span>
      <span className={css.previewName}>
        <bdi dir="ltr">{`${sent.first} ${sent.last}`}</bdi>
      </span>
    </p>
  );
}
