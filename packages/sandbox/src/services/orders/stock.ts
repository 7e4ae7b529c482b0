import type { Collection, Store } from "../../core/store.ts";

/** A numbered place, and who takes it where that matters to whoever sits beside. */
export type Place = { readonly id: string; readonly gender: "male" | "female" | null };

/** What a booking takes of something that there is so much of. */
export type Held = {
  /** The collection that counts such things. */
  readonly stock: string;
  /** One of them: a flight, a kind of room on a night, a departure. */
  readonly of: string;
  readonly count: number;
  /** Which of it, where it is numbered. */
  readonly places: readonly Place[];
};

type Taken = Pick<Held, "count" | "places"> & { readonly id: string };

const stockIn = (store: Store, stock: string): Collection<Taken> => store.collection<Taken>(stock);

/** The numbered places that were booked here of one thing. */
export const placesTaken = (store: Store, stock: string, of: string): readonly Place[] =>
  stockIn(store, stock).get(of)?.places ?? [];

/** How many were booked here of each thing, read once. */
export const countsTaken = (store: Store, stock: string): ReadonlyMap<string, number> =>
  new Map(
    stockIn(store, stock)
      .all()
      .map(({ id, count }) => [id, count]),
  );

export const take = (store: Store, held: readonly Held[]): void => {
  for (const { stock, of, count, places } of held) {
    const row = stockIn(store, stock).get(of) ?? { id: of, count: 0, places: [] };
    stockIn(store, stock).put({ id: of, count: row.count + count, places: [...row.places, ...places] });
  }
};

export const giveBack = (store: Store, held: readonly Held[]): void => {
  for (const { stock, of, count, places } of held) {
    const row = stockIn(store, stock).get(of);
    if (row === undefined) continue;
    const left = row.places.filter(({ id }) => !places.some((place) => place.id === id));
    stockIn(store, stock).put({ id: of, count: Math.max(0, row.count - count), places: left });
  }
};
