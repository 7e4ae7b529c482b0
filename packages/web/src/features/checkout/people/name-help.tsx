import { Trans } from "@lingui/react/macro";
import * as css from "./name-help.css.ts";

/** Where a passport says what is asked, by an example: nothing to press, so that nobody has to pass it on their way. */
export function NameHelp() {
  return (
    <div className={css.page}>
      <span className={css.portrait} aria-hidden="true" />
      <dl className={css.lines}>
        <div>
          <dt className={css.name}>
            <bdi dir="ltr">Given names</bdi> = <Trans>First name</Trans>
          </dt>
          <dd className={css.value}>
            <bdi dir="ltr">HAMZA ALI</bdi>
          </dd>
        </div>
        <div>
          <dt className={css.name}>
            <bdi dir="ltr">Surname</bdi> = <Trans>Last name</Trans>
          </dt>
          <dd className={css.value}>
            <bdi dir="ltr">KHAN</bdi>
          </dd>
        </div>
      </dl>
      <p className={css.note}>
        <Trans>As in the passport: all given names, without titles such as Haji, Dr or Engr.</Trans>
      </p>
    </div>
  );
}
