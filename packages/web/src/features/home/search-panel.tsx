import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDate } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Button } from "@safar/ui/button";
import type { ComponentProps, ReactNode } from "react";
import { localisePath } from "../../app/locale.ts";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import * as css from "./search-panel.css.ts";

type What = keyof typeof css.searches;

type FieldProps = { readonly label: string; readonly isWide?: boolean } & ComponentProps<"input">;

const Field = ({ label, isWide = false, ...input }: FieldProps) => (
  <label className={isWide ? css.wideField : css.field}>
    {label}
    <input autoComplete="off" required className={css.input} {...input} />
  </label>
);

/** A form like any other: it is sent by the browser itself, so that it works from the first moment on. */
function Search({
  what,
  action,
  more,
  children,
}: {
  what: What;
  action: string;
  more: ReactNode;
  children: ReactNode;
}) {
  const { locale } = useFacts();
  return (
    <form className={css.searches[what]} action={localisePath(action, locale)} aria-labelledby={`search-${what}`}>
      {children}
      <Button kind="next" type="submit" className={css.submit}>
        <Trans>Search</Trans>
      </Button>
      <p className={css.more}>{more}</p>
    </form>
  );
}

/**
 * A search for each vertical, in few questions: who has more to say goes on to the vertical's own page, and what cannot be
 * understood leads there too, with all that was typed.
 */
export function SearchPanel({ today }: { today: CalendarDate }) {
  const { t } = useLingui();
  const words: Readonly<Record<What, string>> = { flights: t`Flights`, hotels: t`Hotels`, buses: t`Buses` };
  const day = { type: "date", min: today } as const;
  const airport = { placeholder: t`City or airport`, isWide: true };
  const count = { type: "number", min: 1, max: 9, inputMode: "numeric" } as const;
  return (
    <div className={css.panel}>
      <div role="radiogroup" aria-label={t`What are you looking for?`} className={css.tabs}>
        {css.kinds.map((what) => (
          <label key={what} className={css.tab}>
            <input type="radio" name="search" value={what} defaultChecked={what === "flights"} className={css.radio} />
            <span id={`search-${what}`}>{words[what]}</span>
          </label>
        ))}
      </div>
      <Search
        what="flights"
        action="/flights/search"
        more={
          <Anchor href={paths.flightsHome()}>
            <Trans>Several cities, children, another cabin</Trans>
          </Anchor>
        }
      >
        <Field label={t`From`} name="from1" {...airport} />
        <Field label={t`To`} name="to1" {...airport} />
        <Field label={t`Departure`} name="date1" {...day} />
        <Field label={t`Return (optional)`} name="back" {...day} required={false} />
        <Field label={t`Adults`} name="adults" defaultValue={1} {...count} />
      </Search>
      <Search
        what="hotels"
        action="/hotels/search"
        more={
          <Anchor href={paths.hotelsHome()}>
            <Trans>More rooms, children</Trans>
          </Anchor>
        }
      >
        <Field label={t`Where`} name="place" placeholder={t`City, area, landmark or hotel`} isWide />
        <Field label={t`Check-in`} name="in" {...day} />
        <Field label={t`Check-out`} name="out" {...day} />
        <Field label={t`Adults`} name="adults1" defaultValue={2} {...count} />
      </Search>
      <Search
        what="buses"
        action={paths.busHome()}
        more={
          <Anchor href={paths.busHome()}>
            <Trans>Companies and roads</Trans>
          </Anchor>
        }
      >
        <input type="hidden" name="sent" value="1" />
        <Field label={t`From`} name="from" isWide />
        <Field label={t`To`} name="to" isWide />
        <Field label={t`Day`} name="date" {...day} />
      </Search>
    </div>
  );
}
