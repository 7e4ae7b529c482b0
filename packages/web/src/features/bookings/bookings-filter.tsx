import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingQuery, BookingStatus } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import X from "lucide-react/icons/x";
import type { MouseEvent, ReactNode } from "react";
import { statusOf } from "../shell/booking-status.ts";
import { bookingKinds, listAddress, soldKinds } from "./booking-address.ts";
import { kindWords } from "./booking-words.ts";
import * as css from "./chips.css.ts";
import type { Facets } from "./facets.ts";

/** What a past booking can be, in the order in which it is offered. */
const pastStatuses: readonly BookingStatus[] = [
  "Confirmed",
  "Partially Confirmed",
  "Updated",
  "Modified",
  "Cancelled",
  "Expired",
  "Refund In Progress",
  "Refunded",
];

const Count = ({ of }: { of: number | undefined }) => (of === undefined ? null : <bdi>{of}</bdi>);

/** Narrows the list by links: each choice is an address of its own. Only what would find something is offered, once that is known. */
export function BookingsFilter({
  path,
  query,
  facets,
  onQuery,
}: {
  path: string;
  query: BookingQuery;
  /** Null while that is not known. */
  facets: Facets | null;
  onQuery: (query: BookingQuery) => void;
}) {
  const { t } = useLingui();
  const { kind, status, tab } = query;
  const isPast = tab === "past";
  const kinds = facets === null ? soldKinds : bookingKinds.filter((one) => facets.kinds.has(one));
  const known = pastStatuses.filter((one) => facets === null || facets.statuses.has(one));
  // What is ahead stands by how it is already.
  const statuses = isPast ? known : status === null ? [] : [status];
  const isOf = (one: typeof kind) => one === kind;
  if (kind === null && status === null && kinds.length < 2 && statuses.length < 2) return null;
  const chip = (name: string, isOn: boolean, asked: Partial<BookingQuery>, children: ReactNode) => {
    const next: BookingQuery = { ...query, ...asked, page: 1 };
    const press = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onQuery(next);
    };
    return (
      <li key={name}>
        <Anchor
          href={listAddress(path, next)}
          className={css.chip}
          aria-current={isOn ? "true" : undefined}
          onClick={press}
        >
          {children}
        </Anchor>
      </li>
    );
  };
  return (
    <nav aria-label={t`Filter bookings`}>
      <ul role="list" className={css.chips}>
        {kinds.length > 1 &&
          chip("all", kind === null && status === null, { kind: null, status: null }, <Trans>All</Trans>)}
        {(kinds.length > 1 || kind !== null) &&
          [...new Set([...kinds, ...(kind === null ? [] : [kind])])].map((one) =>
            chip(
              one,
              isOf(one),
              { kind: isOf(one) ? null : one },
              <>
                {t(kindWords[one])} <Count of={facets?.kinds.get(one)} />
                {isOf(one) && <Icon of={X} size={16} />}
              </>,
            ),
          )}
        {(statuses.length > 1 || status !== null) &&
          statuses.map((one) => {
            const { words } = statusOf(one, isPast && one === "Confirmed");
            return chip(
              one,
              one === status,
              { status: one === status ? null : one },
              <>
                {typeof words === "string" ? words : t(words)} <Count of={facets?.statuses.get(one)} />
                {one === status && <Icon of={X} size={16} />}
              </>,
            );
          })}
      </ul>
    </nav>
  );
}
