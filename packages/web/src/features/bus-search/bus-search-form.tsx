import { Trans, useLingui } from "@lingui/react/macro";
import {
  addDays,
  type BusCriteria,
  checkBusCriteria,
  decodeBusCriteria,
  editions,
  encodeBusCriteria,
  encodeBusRoute,
  farthestBusDays,
  type SearchText,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { ErrorSummary } from "@safar/ui/form-field";
import { Icon } from "@safar/ui/icon";
import { IconButton } from "@safar/ui/icon-button";
import { useQuery } from "@tanstack/react-query";
import { useHydrated, useRouter } from "@tanstack/react-router";
import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import CircleDot from "lucide-react/icons/circle-dot";
import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { localisePath } from "../../app/locale.ts";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { todayIn } from "../../app/today.ts";
import { useIsWide } from "../../app/use-is-wide.ts";
import { deviceClock } from "../../engine/device-clock.ts";
import { DateField } from "../flight-search/dates-field.tsx";
import { busCitiesQuery } from "./bus-cities.ts";
import * as css from "./bus-search-form.css.ts";
import { type BusField, problemOf } from "./bus-words.ts";
import { CityField } from "./city-field.tsx";
import { recentRoads } from "./recent-roads.ts";

type Props = {
  /** The search that the form begins with; null for an empty one. */
  readonly search: SearchText | null;
  /** The search was sent already and could not be made: the form says why at once. */
  readonly isChecked?: boolean;
  /** Told of a search that can be made; without it the form leads to the results. */
  readonly onSearch?: (search: SearchText) => void;
};

const empty: BusCriteria = { from: "", to: "", date: "" };

function Form({ search, isChecked = false, onSearch }: Props) {
  const { t } = useLingui();
  const router = useRouter();
  const { locale, edition } = useFacts();
  const isAlive = useHydrated();
  const isWide = useIsWide("md");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [today] = useState(() => todayIn(editions[edition].timeZone));
  const { data: cities } = useQuery(busCitiesQuery);
  const [criteria, setCriteria] = useState(() => (search === null ? empty : decodeBusCriteria(search)));
  const [isTold, setTold] = useState(isChecked);
  const change = (part: Partial<BusCriteria>) => setCriteria((now) => ({ ...now, ...part }));

  useEffect(() => {
    // What was filled in before the page came alive counts.
    if (form.current === null) return;
    const typed = new FormData(form.current);
    const textOf = (name: BusField) => {
      const value = typed.get(name);
      return typeof value === "string" ? value : "";
    };
    setCriteria((now) => ({
      from: textOf("from") || now.from,
      to: textOf("to") || now.to,
      date: textOf("date") || now.date,
    }));
  }, []);

  const checked = checkBusCriteria(criteria, { today });
  const problems = checked.ok || !isTold ? [] : checked.error.map(problemOf);
  const errorOf = (field: BusField): string | undefined => {
    const found = problems.find(([name]) => name === field);
    return found === undefined ? undefined : t(found[1]);
  };
  const idOf = (field: BusField) => `${id}-${field}`;
  const last = addDays(today, farthestBusDays);

  const remember = async (search: BusCriteria): Promise<void> => {
    const [from, to] = [search.from, search.to].map((slug) => cities?.find((city) => city.slug === slug));
    if (from === undefined || to === undefined) return;
    await recentRoads.add({ search: encodeBusCriteria(search), from, to }, deviceClock.now());
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checked.ok) {
      setTold(true);
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    void remember(checked.value);
    if (onSearch) onSearch(encodeBusCriteria(checked.value));
    else void router.navigate({ href: paths.busResults(encodeBusRoute(checked.value), checked.value.date) });
  };

  return (
    <form
      ref={form}
      className={css.form}
      method="get"
      action={localisePath(paths.busHome(), locale)}
      noValidate
      onSubmit={submit}
      aria-label={t`Search buses`}
    >
      <input type="hidden" name="sent" value="1" />
      <ErrorSummary
        ref={summary}
        compact
        title={t`Please fill out all required fields`}
        errors={problems.map(([field, words]) => ({ id: idOf(field), message: t(words) }))}
      />
      <div className={css.main}>
        <div className={css.places}>
          <CityField
            id={idOf("from")}
            name="from"
            label={t`From`}
            icon={CircleDot}
            cities={cities ?? []}
            value={criteria.from}
            other={criteria.to}
            error={errorOf("from")}
            onChange={(from) => change({ from })}
          />
          <div className={css.swap}>
            <IconButton
              icon={ArrowRightLeft}
              label={t`Swap the cities`}
              onClick={() => change({ from: criteria.to, to: criteria.from })}
            />
          </div>
          <CityField
            id={idOf("to")}
            name="to"
            label={t`To`}
            icon={MapPin}
            cities={cities ?? []}
            value={criteria.to}
            other={criteria.from}
            error={errorOf("to")}
            onChange={(to) => change({ to })}
          />
        </div>
        <DateField
          id={idOf("date")}
          name="date"
          label={t`Day`}
          value={criteria.date}
          min={today}
          max={last}
          locale={locale}
          edition={edition}
          isAlive={isAlive}
          isWide={isWide}
          error={errorOf("date")}
          onChange={(date) => change({ date })}
          question={() => ({
            kind: "day",
            title: t`When do you travel?`,
            // Fares of a day are the coaches' own: the calendar shows none.
            route: { from: "", to: "" },
            min: today,
            max: last,
            value: criteria.date,
            onAnswer: (date) => change({ date }),
          })}
        />
        <Button kind="next" type="submit" className={css.submit}>
          <Icon of={Search} size={18} />
          <Trans>Search buses</Trans>
        </Button>
      </div>
    </form>
  );
}

/** From where, to where and when. Without script it is a form like any other. Another search makes another form. */
export const BusSearchForm = (props: Props) => <Form key={props.search ?? ""} {...props} />;
