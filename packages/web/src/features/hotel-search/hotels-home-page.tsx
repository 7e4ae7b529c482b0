import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { decodeStay, encodeStay } from "@safar/engine";
import { Section } from "@safar/ui/layout";
import { Poster } from "@safar/ui/poster";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isolated } from "../../i18n/isolated.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { Amount } from "../amounts/amount.tsx";
import { countryName } from "../search-form/country-name.ts";
import { inPairs } from "../vertical-home/in-pairs.css.ts";
import { PictureTiles } from "../vertical-home/picture-tiles.tsx";
import { SpotLinks } from "../vertical-home/spot-links.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { hotelQuestions } from "./hotel-questions.ts";
import type { LoadedHotelsHome } from "./load-hotels-home.ts";
import { spotsIn } from "./popular-places.ts";
import { RecentStaysStrip } from "./recent-stays-strip.tsx";
import { StayForm } from "./stay-form.tsx";

/** The edition's places, each with how many hotels have room on the days that its page opens with, and from which price. */
function Places({ of }: { readonly of: LoadedHotelsHome["places"] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [first] = of;
  if (first === undefined) return null;
  const { checkIn, checkOut } = decodeStay(first.search);
  const days = isolated(formatShortDays(checkIn, checkOut, locale));
  return (
    <Section
      title={t`Popular destinations`}
      intro={<Trans>The lowest price of two nights for two adults, {days}, with taxes.</Trans>}
    >
      <div className={inPairs}>
        <PictureTiles
          of={of.map(({ place: { country, id, names }, stays }) => ({
            href: `/hotels/${id}`,
            picture: <Poster kind="city" name={names.en} />,
            over: countryName(country, locale),
            name: names[locale],
            under: [
              stays === null
                ? t`See the hotels`
                : t`${plural(stays.hotels, { one: "# hotel has room", other: "# hotels have room" })}`,
            ],
            good: stays?.leastFree && (
              <Trans>
                <Amount of={stays.leastFree} /> with free cancellation
              </Trans>
            ),
            price: stays?.least && (
              <Trans>
                from <Amount of={stays.least} />
              </Trans>
            ),
          }))}
        />
      </div>
    </Section>
  );
}

/** How many large places are shown with their quarters. */
const mostCities = 4;

/** The landmarks and quarters of the places that most stay in, each with the price from which there is room. */
function Quarters({ of }: { readonly of: LoadedHotelsHome["places"] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const cities = of.flatMap(({ place: { id, names }, search, stays }) => {
    const spots = spotsIn(id).map(({ id: place, isNear, names: spot }) => {
      const price = stays?.spots.find(({ name }) => name === spot.en)?.least ?? null;
      const view = isNear || price === null ? "sort=nearest" : `areas=${encodeURIComponent(spot.en)}&sort=cheapest`;
      const href = paths.hotelResults(encodeStay({ ...decodeStay(search), place }), view);
      return { href, name: isNear ? t`Near ${isolated(spot[locale])}` : spot[locale], isNear, price };
    });
    return spots.length === 0 ? [] : [{ id, name: names[locale], spots }];
  });
  return (
    <SpotLinks
      title={t`Areas and landmarks`}
      intro={<Trans>Prices for the same two nights; near a landmark, of the five nearest hotels.</Trans>}
      of={cities.slice(0, mostCities)}
    />
  );
}

/** Where a stay begins. */
export function HotelsHomePage({ search, place, places, unknownPlace, isChecked }: Omit<LoadedHotelsHome, "head">) {
  const { t } = useLingui();
  return (
    <VerticalHome
      vertical="hotels"
      name={t`Hotels`}
      title={<Trans>Book a room without surprises</Trans>}
      intro={<Trans>Hotels, apartments and guest houses with full prices, meals and cancellation deadlines.</Trans>}
      form={<StayForm search={search} place={place} unknownPlace={unknownPlace} isChecked={isChecked} />}
      recent={<RecentStaysStrip />}
      questions={hotelQuestions}
    >
      <Places of={places} />
      <Quarters of={places} />
    </VerticalHome>
  );
}
