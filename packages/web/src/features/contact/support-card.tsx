import { Trans } from "@lingui/react/macro";
import type { AppSettings } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { Lattice } from "@safar/ui/lattice";
import { Mail, Phone } from "lucide-react";
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
          <a className={css.supportWay} href={`tel:${phone}`}>
            <Icon of={Phone} />
            <bdi dir="ltr">{phone}</bdi>
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
    </ul>
  </aside>
);
