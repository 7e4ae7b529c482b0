import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AgeBand, BookingSummary, Cabin, Stay } from "@safar/engine";
import type { PosterKind } from "@safar/ui/poster";
import { createContext, use } from "react";
import { isSold, type SoldVertical } from "../../app/verticals.ts";

type Days = { readonly first: string; readonly last: string };

/** What was bought, as far as the same is looked for by it. */
export type Bought = {
  /** As a search names them: where it is; of a journey, where it begins and where each of its ways ends. */
  readonly places?: readonly string[];
  /** How old each is; their names where nobody says that. */
  readonly travellers?: readonly (string | { readonly type: AgeBand })[];
  /** By what it is found. */
  readonly offer?: string | null;
  readonly cabin?: Cabin | undefined;
  readonly rooms?: readonly Pick<Stay["rooms"][number], "adults" | "childAges">[];
  /** Its last day, where nothing of it begins then. */
  readonly until?: string;
};

/** What a vertical says of a booking where those of all verticals are listed together. */
export type ListedKind = {
  /** What its beginning and its end are called. */
  readonly ends: readonly [begins: MessageDescriptor, over: MessageDescriptor];
  /** What has a picture of its own; else it is drawn as the place that it leads to. */
  readonly poster?: PosterKind;
  /** Whether its places are also known by their codes. */
  readonly hasCodes?: boolean;
  /** By how many degrees its sign is turned to lead along a line. */
  readonly turn?: number;
  /** Whether it is told how many nights it has. */
  readonly hasNights?: boolean;
  /** Whether a voucher is shown at the door, and not a ticket. */
  readonly hasVoucher?: boolean;
  /** Where the same is bought on these days; null where it is not sold again, or nobody says what it was. Without it, it never is. */
  readonly again?: (bought: Bought, days: Days) => string | null;
  /** Whether that leads to others of its kind: what is over is not on again. */
  readonly isOther?: boolean;
};

export type ListedKinds = Readonly<Record<SoldVertical, ListedKind>>;

export const rideEnds: ListedKind["ends"] = [msg`Departs`, msg`Arrives`];
export const stayEnds: ListedKind["ends"] = [msg`Check-in`, msg`Check-out`];
export const showEnds: ListedKind["ends"] = [msg`Starts`, msg`Ends`];

/** Of what has no pages here. */
const others: ListedKind = { ends: showEnds };

const KindsContext = createContext<ListedKinds | null>(null);

/** Says what the verticals say of the bookings that are listed. */
export const ListedKindsProvider = KindsContext.Provider;

export const useListedKind = ({ product }: Pick<BookingSummary, "product">): ListedKind => {
  const kinds = use(KindsContext);
  return product !== null && isSold(product) ? (kinds?.[product] ?? others) : others;
};

/** How many they are by their ages: whoever is only named counts as an adult. */
export const partyOf = ({ travellers = [] }: Bought) => {
  const countOf = (age: AgeBand) =>
    travellers.filter((one) => (typeof one === "string" ? "adult" : one.type) === age).length;
  return { adults: Math.max(1, countOf("adult")), children: countOf("child"), infants: countOf("infant") };
};
