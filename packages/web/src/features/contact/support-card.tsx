import { Trans } from "@lingui/react/macro";
import type { AppSettings } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { Lattice } from "@safar/ui/lattice";
import { Mail, PencilLine, Phone } from "lucide-react";
import { writeId } from "../../app/addresses/write-place.ts";
import { formatPhone } from "../../i18n/format.ts";
import * as css from "./contact.css.ts";

/** Other ways to reach people, in the words and with the numbers of the settings. */
export const SupportCard = ({ support: { text, phone, email } }: { support: AppSettings["support"] }) => (
  <aside className={css.support} aria-labelledby="support">
    <Lattice fade="end" />
    <h2 id="support">
      <Trans>Talk to a person</Trans>
    </h2>
    <p>{text}</p>
    <ul role="list" className={css.supportWays}>
      {phone !== null && (
        <li>
          <a className={css.call} href={`tel:${phone}`}>
            <Icon of={Phone} />
            <Trans>
              Call <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </Trans>
          </a>
        </li>
      )}
      {email !== null && (
        <li>
          <a className={css.supportWay} href={`mailto:${email}`}>
            <Icon of={Mail} />
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
      )}
      <li>
        <a className={css.supportWay} href={`#${writeId}`}>
          <Icon of={PencilLine} />
          <Trans>Write to us</Trans>
        </a>
      </li>
    </ul>
  </aside>
);
