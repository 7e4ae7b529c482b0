import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { decodeCriteria, type FlightReferences, type SearchText } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowRight from "lucide-react/icons/arrow-right";
import Pencil from "lucide-react/icons/pencil";
import { paths } from "../../app/paths.ts";
import { cabinWords } from "./cabin-words.ts";
import { useFlightWords } from "./flight-words.ts";
import * as css from "./search-line.css.ts";
import { useCityNames } from "./use-city-names.ts";

/** What is searched for, in words, with the way to change it. */
export function SearchLine({
  search,
  references,
  onEdit,
}: {
  search: SearchText;
  references: FlightReferences | null;
  onEdit?: (() => void) | undefined;
}) {
  const { i18n } = useLingui();
  const words = useFlightWords();
  const cityOf = useCityNames(search, references);
  const { cabin, legs, party, trip } = decodeCriteria(search);
  const shown = trip === "return" ? legs.slice(0, 1) : legs;
  const last = shown.at(-1);
  const travellers = party.adults + party.children + party.infants;
  return (
    <div className={css.line}>
      <div className={css.words}>
        <h1 className={css.route}>
          {shown.map((leg, index) => {
            // A leg that begins where the one before it ended says that place once.
            const isApart = index > 0 && shown[index - 1]?.to !== leg.from;
            return (
              <span key={`${leg.from} ${leg.date}`} className={css.hop}>
                {(index === 0 || isApart) && <span>{cityOf(leg.from)}</span>}
                <Icon of={trip === "return" ? ArrowLeftRight : ArrowRight} size={18} directional />
                <span>{cityOf(leg.to)}</span>
              </span>
            );
          })}
        </h1>
        <p className={css.facts}>
          <span>
            {(trip === "return" ? legs : [shown[0], shown.length > 1 ? last : undefined])
              .flatMap((leg) => (leg === undefined || leg.date === "" ? [] : [words.day(leg.date)]))
              .join(" – ")}
          </span>
          <span>
            <Plural value={travellers} one="# traveller" other="# travellers" />
          </span>
          <span>{i18n._(cabinWords[cabin])}</span>
        </p>
      </div>
      <ButtonLink
        size="small"
        href={paths.flightsHome(search)}
        onClick={(event) => {
          if (onEdit === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onEdit();
        }}
      >
        <Icon of={Pencil} size={16} />
        <span className={css.edit}>
          <Trans>Change search</Trans>
        </span>
      </ButtonLink>
    </div>
  );
}
