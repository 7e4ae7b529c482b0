import { type RoomParty, stayLimits } from "./stay-criteria.ts";

/** What somebody does to the rooms of a search. Rooms and children count from 0. */
export type RoomsChange =
  | { readonly type: "addRoom" }
  | { readonly type: "removeRoom"; readonly room: number }
  | { readonly type: "adults"; readonly room: number; readonly adults: number }
  | { readonly type: "children"; readonly room: number; readonly children: number }
  | { readonly type: "age"; readonly room: number; readonly child: number; readonly age: number | null };

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const withChildren = ({ adults, childAges }: RoomParty, children: number): RoomParty => {
  const count = within(children, 0, stayLimits.childrenPerRoom);
  return { adults, childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? null) };
};

export const canAddRoom = (rooms: readonly RoomParty[]): boolean => rooms.length < stayLimits.rooms;

/** The rooms after a change; one that leads out of the limits changes nothing. */
export const changeRooms = (rooms: readonly RoomParty[], change: RoomsChange): readonly RoomParty[] => {
  if (change.type === "addRoom") return canAddRoom(rooms) ? [...rooms, { adults: 1, childAges: [] }] : rooms;
  if (change.type === "removeRoom") return rooms.length > 1 ? rooms.filter((_, at) => at !== change.room) : rooms;
  return rooms.map((room, at) => {
    if (at !== change.room) return room;
    switch (change.type) {
      case "adults":
        return { ...room, adults: within(change.adults, 1, stayLimits.adultsPerRoom) };
      case "children":
        return withChildren(room, change.children);
      case "age":
        return { ...room, childAges: room.childAges.map((age, child) => (child === change.child ? change.age : age)) };
      default:
        return change satisfies never;
    }
  });
};
