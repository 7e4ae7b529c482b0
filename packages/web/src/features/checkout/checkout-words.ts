import type { MessageDescriptor } from "@lingui/core";
import type { LucideIcon } from "@safar/ui/icon";
import type { ReactNode } from "react";

/** Whoever a booking is for, in a vertical's words: passengers, guests, attendees. */
export type PeopleWords = {
  /** The step's name. */
  readonly step: MessageDescriptor;
  /** Above the form, and what the names are compared with. */
  readonly title: ReactNode;
  readonly intro: ReactNode;
  readonly back: ReactNode;
  /** Above the names as they will be written. */
  readonly review: ReactNode;
  /** What the names are for, said again below them; left out where nobody looks at them. */
  readonly atDoor?: ReactNode;
  /** One of whom no age is meant, by their place among each other. */
  readonly one: (number: number) => MessageDescriptor;
  /** Whether an adult is one of these too: where nothing hangs on their age. */
  readonly isOneAdult?: boolean;
};

/** What a vertical says in its own words where all checkouts show the same. There is none to fall back on. */
export type CheckoutWords = {
  readonly people: PeopleWords;
  /** What somebody is reached for, and what goes to the address and the number. */
  readonly contact: { readonly purpose: ReactNode; readonly sent: (email: string, phone: string) => ReactNode };
  /** What of it can be changed all the same where its day cannot, by whether anybody is named; left out where there is nothing to say. */
  readonly changing?: (isNamed: boolean) => ReactNode;
  /** What is bought beside it, where that is for the whole order and for nobody in particular. */
  readonly extras?: {
    readonly title: ReactNode;
    readonly intro: ReactNode;
    readonly list: ReactNode;
    readonly none: ReactNode;
  };
  /** What stands beside the steps. */
  readonly offerAndPrice: MessageDescriptor;
  /** From when on what is bought is held, where the price stands before that; left out where it is held already. */
  readonly held?: ReactNode;
  /** What the base of a price is of. */
  readonly base: MessageDescriptor;
  /** What somebody says yes to; `terms` is given its link. */
  readonly terms: (terms: string) => ReactNode;
  /** Null where there is no more to say than that there is none. */
  readonly noPrice: ReactNode;
  readonly sessionExpired: ReactNode;
  readonly soldOut: {
    readonly icon: LucideIcon;
    readonly title: ReactNode;
    readonly text: ReactNode;
    readonly back: ReactNode;
  };
  /** Null where what the supplier said tells more. */
  readonly refused: ReactNode;
};
