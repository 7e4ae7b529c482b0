type RoomWish = { readonly adults: number; readonly childAges: readonly number[] };

type StayWish = Readonly<Record<"place" | "in" | "out", string>> & {
  readonly adults: number;
  readonly rooms?: readonly RoomWish[] | undefined;
};

const roomsOfTwo = (adults: number): readonly RoomWish[] =>
  Array.from({ length: Math.ceil(adults / 2) }, (_, room) => ({
    adults: Math.min(2, adults - room * 2),
    childAges: [],
  }));

/**
 * The address of a search of hotels in a place that is called by its name, as the form sends it: it leads to the place, or back to the
 * form. Rooms are for two each, where it is not known who sleeps in which.
 */
export const staySearch = ({ adults, rooms = roomsOfTwo(adults), ...stay }: StayWish): string => {
  const parties = rooms.flatMap(({ adults: count, childAges }, room) => [
    [`adults${room + 1}`, String(count)],
    ...childAges.map((age, child) => [`child${room + 1}-${child + 1}`, String(age)]),
  ]);
  return `/hotels/search?${new URLSearchParams([...Object.entries(stay), ...parties])}`;
};
