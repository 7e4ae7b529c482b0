import { Trans } from "@lingui/react/macro";
import { Icon } from "@safar/ui/icon";
import { Link } from "@safar/ui/link";
import type { ReactNode } from "react";
import { paths } from "../../app/addresses/paths.ts";
import type { SaidPromise } from "./promises.tsx";
import * as css from "./stands-for.css.ts";

/** What a vertical stands for, in a line and in a sentence more. */
export type Stand = SaidPromise & { readonly more: ReactNode };

/** What holds whatever one books of a vertical, beside what people ask, and where there is help. */
export const StandsFor = ({ of }: { readonly of: readonly Stand[] }) => (
  <aside className={css.panel}>
    <ul role="list" className={css.stands}>
      {of.map(({ icon, id, more, words }) => (
        <li key={id} className={css.stand}>
          <Icon of={icon} size={24} />
          <div>
            <h3 className={css.title}>{words}</h3>
            <p className={css.words}>{more}</p>
          </div>
        </li>
      ))}
    </ul>
    <p className={css.words}>
      <Trans>
        Booked already? <Link href={paths.findBooking()}>Find your booking</Link> or{" "}
        <Link href={paths.contactUs()}>ask us</Link>.
      </Trans>
    </p>
  </aside>
);
