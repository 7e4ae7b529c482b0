import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor } from "@safar/ui/anchor";
import { Section } from "@safar/ui/layout";
import { paths } from "../../../app/addresses/paths.ts";
import type { Home } from "../../../calls/home.calls.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { Amount } from "../../amounts/amount.tsx";
import { place, places } from "../home.css.ts";
import { AllOf } from "./all-of.tsx";
import { Tiles } from "./tiles.tsx";

/** Where people are going, and where else one can go for little: each leads to its flights on the day that costs least, at that price. */
export function FromHere({ destinations, fromHere }: Pick<Home, "destinations" | "fromHere">) {
  const { t } = useLingui();
  const city = fromHere === null ? null : isolated(fromHere.city);
  return (
    <Section
      title={city === null ? t`Trending destinations` : t`Fly from ${city}`}
      intro={<Trans>One way for one adult, in the coming weeks</Trans>}
      action={
        <AllOf href={paths.flightsHome()}>
          <Trans>All flights</Trans>
        </AllOf>
      }
    >
      <Tiles
        of={destinations.map(({ art, from, href, lowest, text, title }) => ({
          href,
          kind: "city",
          art,
          name: title,
          under: [
            ...(from === null ? [] : [t`From ${isolated(from)}`]),
            lowest === null ? (
              text
            ) : (
              <time key="day" dateTime={lowest.date}>
                {lowest.day}
              </time>
            ),
          ],
          price: lowest?.price ?? null,
        }))}
      />
      {fromHere !== null && fromHere.ways.length > 0 && (
        // Pushed along on phones: more of the same is no reason for a longer page.
        <ul
          role="list"
          className={places}
          style={{ flexWrap: "nowrap", overflowX: "auto", whiteSpace: "nowrap" }}
          aria-label={t`More flights from ${city}`}
        >
          {fromHere.ways.map(({ city: to, href, price, to: code }) => (
            <li key={code}>
              <Anchor href={href} className={place}>
                <bdi>{to}</bdi>{" "}
                <strong>
                  <Amount of={price} />
                </strong>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
