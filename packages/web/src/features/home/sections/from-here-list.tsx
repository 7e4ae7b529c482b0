import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor } from "@safar/ui/anchor";
import { Section } from "@safar/ui/layout";
import type { FromHere } from "../../../calls/home.calls.ts";
import { Amount } from "../../amounts/amount.tsx";
import * as css from "./sections.css.ts";

/** Where one can go soon and for how much, what costs least first: each line is the search of its day. */
export function FromHereList({ city, ways }: FromHere) {
  const { t } = useLingui();
  return (
    <Section
      title={t`From ${city} in the coming weeks`}
      intro={<Trans>The lowest one-way fare for one adult, and the day it is on.</Trans>}
    >
      <ul role="list" className={css.ways}>
        {ways.map(({ city, country, date, day, href, price, to }) => (
          <li key={to}>
            <Anchor href={href} className={css.way}>
              <span>
                <strong>{city}</strong> <span className={css.country}>{country}</span>
              </span>
              <time dateTime={date} className={css.muted}>
                {day}
              </time>
              <Amount of={price} className={css.wayPrice} />
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
