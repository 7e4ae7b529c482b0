import { Trans, useLingui } from "@lingui/react/macro";
import { type BookingQuery, bookingStatuses } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Link } from "@safar/ui/link";
import { Select } from "@safar/ui/select";
import { type FormEvent, useEffect, useRef } from "react";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { statusOf } from "../shell/booking-status.ts";
import { bookingKinds, listAddress, listSearch, queryOfSearch, soldKinds } from "./booking-address.ts";
import { kindWords } from "./booking-words.ts";
import * as css from "./list.css.ts";

/** Narrows the list. A plain form: without script it is sent by its button, with it each choice counts at once. */
export function BookingsFilter({
  path,
  query,
  isClearable,
  onQuery,
}: {
  path: string;
  query: BookingQuery;
  /** Whether it takes the filters away again: what finds nothing offers that itself. */
  isClearable: boolean;
  onQuery: (query: BookingQuery) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { kind, status, tab } = query;
  const form = useRef<HTMLFormElement>(null);
  // The address may change by another way than a choice here; the fields keep their place and their focus.
  useEffect(() => {
    for (const field of form.current?.querySelectorAll("select") ?? []) {
      field.value = (field.name === "type" ? kind : status) ?? "";
    }
  }, [kind, status]);
  const follow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onQuery(queryOfSearch(listSearch(Object.fromEntries(new FormData(event.currentTarget)))));
  };
  const optionsOf = (kinds: typeof bookingKinds) =>
    kinds.map((one) => (
      <option key={one} value={one}>
        {t(kindWords[one])}
      </option>
    ));
  return (
    <form
      ref={form}
      role="search"
      aria-label={t`Filter bookings`}
      action={localisePath(path, locale)}
      className={css.filter}
      onSubmit={follow}
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {tab === "past" && <input type="hidden" name="tab" value={tab} />}
      <Select name="type" label={t`Kind of booking`} defaultValue={kind ?? ""}>
        <option value="">{t`All kinds`}</option>
        {optionsOf(soldKinds)}
        <optgroup label={t`Other bookings`}>
          {optionsOf(bookingKinds.filter((one) => !soldKinds.includes(one)))}
        </optgroup>
      </Select>
      <Select name="status" label={t`Status`} defaultValue={status ?? ""}>
        <option value="">{t`Any status`}</option>
        {bookingStatuses.map((one) => {
          const { words } = statusOf(one);
          return (
            <option key={one} value={one}>
              {typeof words === "string" ? words : t(words)}
            </option>
          );
        })}
      </Select>
      <noscript>
        <Button type="submit">
          <Trans>Show</Trans>
        </Button>
      </noscript>
      {isClearable && (kind !== null || status !== null) && (
        <Link href={listAddress(path, { tab, kind: null, status: null, page: 1 })} className={css.clear}>
          <Trans>Clear filters</Trans>
        </Link>
      )}
    </form>
  );
}
