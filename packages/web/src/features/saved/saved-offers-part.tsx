import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SavedOffer } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Select } from "@safar/ui/select";
import Heart from "lucide-react/icons/heart";
import { type ReactNode, useId, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { type SoldVertical, soldVerticals } from "../../app/verticals.ts";
import { verticalNames } from "../../seo/vertical-names.ts";
import * as chips from "../bookings/chips.css.ts";
import { usePricesNow } from "./cost-now.tsx";
import {
  cityNamed,
  datedAndUndated,
  dropsAmong,
  type SavedSort,
  savedByCity,
  savedInOrder,
  savedSorts,
} from "./saved-groups.ts";
import * as css from "./saved-page.css.ts";
import { Offers, type PartProps } from "./saved-parts.tsx";
import type { SavedShown } from "./saved-search.ts";
import type { StationCities } from "./station-cities.ts";

const noPrices = new Map<string, null>();

/** How many of each kind, in words: `2 hotels · 1 flight`. */
function useCounts() {
  const { t } = useLingui();
  return (offers: readonly SavedOffer[]): string => {
    const counts = Map.groupBy(offers, ({ vertical }) => vertical);
    const words = {
      flights: (count: number) => t`${plural(count, { one: "# flight", other: "# flights" })}`,
      hotels: (count: number) => t`${plural(count, { one: "# hotel", other: "# hotels" })}`,
      buses: (count: number) => t`${plural(count, { one: "# bus", other: "# buses" })}`,
      trains: (count: number) => t`${plural(count, { one: "# train", other: "# trains" })}`,
      movies: (count: number) => t`${plural(count, { one: "# film", other: "# films" })}`,
      events: (count: number) => t`${plural(count, { one: "# event", other: "# events" })}`,
      tours: (count: number) => t`${plural(count, { one: "# tour", other: "# tours" })}`,
    };
    return soldVerticals
      .flatMap((vertical) => {
        const count = counts.get(vertical)?.length;
        return count === undefined ? [] : [words[vertical](count)];
      })
      .join(" · ");
  };
}

type Of = Pick<PartProps<SavedOffer>, "isBack" | "onRemove" | "today">;

/** Some of what is saved, under what they have in common. */
function Group({
  name,
  offers,
  ...rest
}: Of & { readonly name: ReactNode; readonly offers: readonly SavedOffer[]; readonly isInCity?: boolean }) {
  const counts = useCounts();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.few[offers.length - 1] ?? css.many}>
      <h3 id={id} className={css.groupName}>
        {name} <span className={css.count}>{counts(offers)}</span>
      </h3>
      <ul role="list" className={css.list}>
        <Offers {...rest} entries={offers} level={4} />
      </ul>
    </section>
  );
}

/** Whether anything has become cheaper: said where the order asks for it. `count` is null while somebody is asked. */
function Drops({ count }: { readonly count: number | null }) {
  return (
    <p role="status" className={css.drops}>
      {count === null ? (
        <Trans>Asking for today’s prices…</Trans>
      ) : count === 0 ? (
        <Trans>No price has fallen since you saved it.</Trans>
      ) : (
        <Plural
          value={count}
          one="# price has fallen since you saved it."
          other="# prices have fallen since you saved them."
        />
      )}
    </p>
  );
}

/** The last of a kind was removed, or its address was kept: whoever looks at it chooses where to go on. */
function NoneOfKind({ kind, onAll }: { readonly kind: SoldVertical; readonly onAll: () => void }) {
  const { t } = useLingui();
  const name = t(verticalNames[kind]);
  return (
    <EmptyState
      icon={Heart}
      heading="h3"
      title={<Trans>Nothing is saved under {name}</Trans>}
      action={
        <Button kind="quiet" onClick={onAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  );
}

export type Showing = {
  /** Which of them are shown, and in which order. */
  readonly shown: SavedShown;
  readonly onShow: (shown: SavedShown) => void;
};

/** On a narrow page the kind that is chosen may be far along. */
const showChosen = (list: HTMLElement | null): void => {
  const chosen = list?.querySelector("[aria-pressed=true]");
  if (!list || !chosen) return;
  const [row, one] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  list.scrollLeft += one.left + one.width / 2 - row.left - row.width / 2;
};

/** The offers that can still be had: by where they are, or in another order, and of one kind where that is wished. */
export function SavedOffers({
  entries,
  shown: wanted,
  onShow,
  stations,
  ...rest
}: PartProps<SavedOffer> & Showing & { readonly stations: StationCities | undefined }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const id = useId();
  const { sort = "place" } = wanted;
  const { kind } = wanted;
  // The kind that is looked at stays when the last of it is removed: nothing else comes under the finger.
  const kinds = soldVerticals.filter((one) => one === kind || entries.some(({ vertical }) => vertical === one));
  // Nobody is asked for the sake of an order that is not wished; their cards ask in any case.
  const prices = usePricesNow(sort === "drop" ? entries : []);
  const ofKind = entries.filter(({ vertical }) => kind === undefined || vertical === kind);
  const shown = savedInOrder(ofKind, sort, prices ?? noPrices);
  const [cities, setCities] = useState<readonly string[]>([]);
  const groups = sort === "place" ? savedByCity(shown, cities, stations) : [];
  const [dated, undated] = datedAndUndated(shown);
  const seen = groups.map(cityNamed);
  // Where a city stands it stays while the page is open, whatever is removed of it.
  if (seen.some((city) => !cities.includes(city))) setCities(seen);
  // Headings stay once they are there: what is left does not move when something is removed.
  const [isGrouped, setIsGrouped] = useState(false);
  if (!isGrouped && groups.some((group) => group.offers.length > 1)) setIsGrouped(true);
  const sorts: Readonly<Record<SavedSort, string>> = {
    place: t`By place`,
    newest: t`Newest first`,
    date: t`By date`,
    drop: t`Biggest price drop`,
  };
  const chip = (of: SoldVertical | undefined, name: string, count: number) => (
    <li key={name}>
      <button
        type="button"
        className={chips.chip}
        aria-pressed={of === kind}
        onClick={() => onShow({ ...wanted, kind: of })}
      >
        {name} <bdi>{count}</bdi>
      </button>
    </li>
  );
  return (
    <section aria-labelledby={id} data-kept="" className={css.offers}>
      <div className={css.head}>
        <h2 tabIndex={-1} className={css.headName}>
          <span id={id}>
            <Trans>Saved offers</Trans>
          </span>{" "}
          <span className={css.count}>
            {kind === undefined ? entries.length : t`${ofKind.length} of ${entries.length}`}
          </span>
        </h2>
        {entries.length > 1 && (
          <div className={css.sort}>
            <Select
              label={t`Sort by`}
              value={sort}
              onChange={({ currentTarget: { value } }) =>
                onShow({ ...wanted, sort: savedSorts.find((one) => one === value) })
              }
            >
              {savedSorts.map((one) => (
                <option key={one} value={one}>
                  {sorts[one]}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
      {kinds.length > 1 && (
        <ul ref={showChosen} role="list" className={chips.chips} aria-label={t`Kinds`}>
          {chip(undefined, t`All`, entries.length)}
          {kinds.map((one) =>
            chip(one, t(verticalNames[one]), entries.filter(({ vertical }) => vertical === one).length),
          )}
        </ul>
      )}
      {sort === "drop" && ofKind.length > 0 && <Drops count={prices && dropsAmong(ofKind, prices)} />}
      {ofKind.length === 0 && kind !== undefined ? (
        <NoneOfKind kind={kind} onAll={() => onShow({ ...wanted, kind: undefined })} />
      ) : isGrouped && sort === "place" ? (
        <div className={css.groups}>
          {groups.map((group) => (
            <Group
              key={cityNamed(group)}
              name={group.city === null ? <Trans>Other places</Trans> : <bdi>{group.city[locale]}</bdi>}
              offers={group.offers}
              isInCity={group.city !== null}
              {...rest}
            />
          ))}
        </div>
      ) : sort === "date" && undated.length > 0 ? (
        <>
          {dated.length > 0 && (
            <ul role="list" className={css.list}>
              <Offers {...rest} entries={dated} />
            </ul>
          )}
          <div className={css.groups}>
            <Group name={<Trans>No date chosen</Trans>} offers={undated} {...rest} />
          </div>
        </>
      ) : (
        <ul role="list" className={css.list}>
          <Offers {...rest} entries={shown} />
        </ul>
      )}
    </section>
  );
}
