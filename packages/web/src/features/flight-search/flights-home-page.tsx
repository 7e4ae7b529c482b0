import { Trans, useLingui } from "@lingui/react/macro";
import { returnSearch, type SearchText } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { FlightsHome } from "../../calls/flight-pages.calls.ts";
import { ChipLinks } from "../vertical-home/chip-links.tsx";
import { FirmLinks } from "../vertical-home/firm-links.tsx";
import { RouteShelf } from "../vertical-home/route-shelf.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { flightQuestions } from "./flight-questions.ts";
import { flightStands, RecentStrip } from "./recent-strip.tsx";
import { SearchForm } from "./search-form.tsx";

/** Where one can go from a place and for how much; the places that many leave from lead to theirs. */
function FaresFromHere({ city, here, starts, ways }: NonNullable<FlightsHome["fares"]>) {
  const { t } = useLingui();
  return (
    <RouteShelf
      title={t`Flights from ${city}`}
      intro={t`The lowest one-way fare for one adult in the coming weeks. Each bar is a day; the green one is the day of the price.`}
      action={
        <ChipLinks
          label={t`Leave from`}
          of={starts.map(({ city: words, iata }) => ({
            href: paths.flightsHome(returnSearch(iata, "")),
            words,
            isCurrent: iata === here,
          }))}
        />
      }
      shape="strip"
      routes={ways.map(({ city: to, date, day, ...way }) => ({
        ...way,
        to,
        said: [
          <time key="day" dateTime={date}>
            {day}
          </time>,
        ],
      }))}
    />
  );
}

/** Where a flight begins. */
export function FlightsHomePage({
  search,
  isChecked,
  fares,
  airlines,
}: FlightsHome & { readonly search: SearchText | null; readonly isChecked: boolean }) {
  const { t } = useLingui();
  return (
    <VerticalHome
      vertical="flights"
      name={t`Flights`}
      title={<Trans>Flights with nothing hidden</Trans>}
      form={<SearchForm search={search} isChecked={isChecked} />}
      recent={<RecentStrip ways={fares?.ways} />}
      questions={flightQuestions}
      stands={flightStands}
    >
      {fares !== null && <FaresFromHere {...fares} />}
      <FirmLinks
        title={t`Airlines you can book`}
        all={{ href: paths.airline("airline-booking"), words: t`All airlines` }}
        of={airlines.map(({ code, slug, title }) => ({ emblem: code, href: paths.airline(slug), name: title }))}
      />
    </VerticalHome>
  );
}
