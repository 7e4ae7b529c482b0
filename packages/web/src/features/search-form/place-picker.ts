import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export type PlaceAnswer<Place> = {
  /** The best that was found. */
  readonly best: Place | null;
  /** No place is called what was asked for; else, without a best one, it could not be looked up. */
  readonly isNothing: boolean;
};

/** The places that a field offers, as its list shows them. */
export type PlaceListProps<Place> = {
  readonly label: string;
  /** What is looked for; null for what is offered before anything is typed. */
  readonly question: string | null;
  /** The chosen place. */
  readonly value: string;
  /** The other end of the way, which is not suggested, but found when it is asked for. */
  readonly other: string;
  /** The place whose neighbours are offered, where the vertical knows any. */
  readonly around: string | null;
  /** Whether a place is offered at all; every one is where this is left out. */
  readonly isOffered?: ((place: Place) => boolean) | undefined;
  readonly onChoose: (place: Place) => void;
  /** Told of what the question came to; more than once. */
  readonly onAnswer: (answer: PlaceAnswer<Place>) => void;
};

/** How a vertical finds places. Its list is fetched once somebody is near the field. */
export type PlacePicker<Place> = {
  readonly placeholder: MessageDescriptor;
  /** That its list is on its way. */
  readonly loading: MessageDescriptor;
  readonly load: () => Promise<unknown>;
  readonly List: LazyExoticComponent<ComponentType<PlaceListProps<Place>>>;
};

export const placePicker = <Place>(
  placeholder: MessageDescriptor,
  load: () => Promise<{ default: ComponentType<PlaceListProps<Place>> }>,
  loading: MessageDescriptor = msg`Looking for places`,
): PlacePicker<Place> => ({ placeholder, loading, load, List: lazy(load) });
