import { Trans } from "@lingui/react/macro";
import type { TrainRule } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import * as css from "./train-places.css.ts";

/** What the operator holds its places to, each with its reason, before anybody runs into it. */
export function OperatorRules({ rules }: { rules: readonly TrainRule[] }) {
  const { locale } = useFacts();
  if (rules.length === 0) return null;
  return (
    <details>
      <summary className={css.summary}>
        <Trans>Seating rules</Trans>
      </summary>
      <ul className={css.rules}>
        {rules.map(({ rule, reason }) => (
          <li key={rule.rule}>{reason[locale]}</li>
        ))}
      </ul>
    </details>
  );
}
