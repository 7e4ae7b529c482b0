import { type CalendarDate, isOver, type SavedOffer } from "@safar/engine";
import { type MouseEvent, type ReactNode, useId } from "react";
import { atOtherHours } from "../../app/at-other-hours.ts";
import { CostThen, OfferCost } from "./cost-now.tsx";
import { cityOf, SavedItem } from "./saved-item.tsx";
import * as css from "./saved-page.css.ts";

export type PartProps<Entry> = {
  readonly entries: readonly Entry[];
  readonly today: CalendarDate;
  readonly onRemove: (entry: Entry, press: MouseEvent<HTMLElement>) => void;
  readonly isBack: (key: string) => boolean;
};

type OffersProps = PartProps<SavedOffer> & { readonly level?: 3 | 4; readonly isInCity?: boolean };

export const Offers = ({ entries, level = 3, onRemove, ...rest }: OffersProps) => {
  const pictures = atOtherHours(entries.map(cityOf));
  return entries.map((offer, index) => (
    <SavedItem
      key={offer.key}
      of={offer}
      offer={offer}
      level={level}
      {...rest}
      city={pictures[index]}
      cost={(unit) =>
        isOver(offer, rest.today) ? <CostThen of={offer} unit={unit} /> : <OfferCost of={offer} unit={unit} />
      }
      onRemove={(press) => onRemove(offer, press)}
    />
  ));
};

/** Some of what is kept under one heading. */
export function Part({
  heading,
  count,
  note,
  children,
}: {
  readonly heading: ReactNode;
  readonly count?: number;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-kept="">
      <h2 tabIndex={-1} className={css.heading}>
        <span id={id}>{heading}</span> {count !== undefined && <span className={css.count}>{count}</span>}
      </h2>
      {note && <p className={css.quiet}>{note}</p>}
      <ul role="list" className={css.rows}>
        {children}
      </ul>
    </section>
  );
}
