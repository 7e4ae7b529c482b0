import { mostBusSeats, mostMovieSeats, mostPasses, mostRooms, mostTourUnits, mostTrainPlaces } from "../limits.ts";
import type { Watched } from "./records.ts";
import { isOver, type OrderRow, type Tab } from "./rows.ts";

/** A train's places are the run's, wherever somebody gets on. */
const runOf = (trip: string): string => trip.split(".").slice(0, 2).join(".");

/** Units of a tour have no number: each is the booking's own. */
const unitsOf = ({ start, units = [] }: OrderRow["detail"]): readonly string[] =>
  start === undefined
    ? []
    : units.flatMap(({ count, unit }) => Array.from({ length: count }, (_, at) => `${unit}-${at + 1}`));

/** Passes have no number: each is the booking's own. */
const passesOf = ({ lines = [] }: OrderRow["detail"]): readonly string[] =>
  lines.flatMap(({ count, pass }) => Array.from({ length: count }, (_, at) => `${pass}-${at + 1}`));

/** Who does not come without somebody grown up. */
const needAdult: ReadonlySet<string> = new Set(["youth", "child", "infant"]);

/** The seats that a booking has, by what they are in. */
const takenBy = ({ detail, id }: OrderRow): readonly { readonly of: string; readonly seats: readonly string[] }[] => [
  ...(detail.taken ?? []).map(({ flight, seats }) => ({ of: flight, seats })),
  ...(detail.departure === undefined
    ? []
    : [{ of: detail.departure, seats: (detail.passengers ?? []).map(({ seat_id }) => seat_id) }]),
  ...(detail.show === undefined ? [] : [{ of: detail.show, seats: detail.seats ?? [] }]),
  ...(detail.lines === undefined ? [] : [{ of: `${detail.show} ${id}`, seats: passesOf(detail) }]),
  ...(detail.start === undefined ? [] : [{ of: `${detail.start} ${id}`, seats: unitsOf(detail) }]),
  ...(detail.trip === undefined
    ? []
    : [{ of: runOf(detail.trip), seats: (detail.travellers ?? []).map(({ coach, place }) => `${coach}-${place}`) }]),
];

/** Looks at whose seats and rooms are whose, and at how many anybody has. */
export const watchSeats = ({ records, violate }: Watched) => {
  const checkOwners = (): void => {
    const owners = new Map<string, string>();
    for (const order of records.newOrders().filter((one) => !isOver(one)))
      for (const { of, seats } of takenBy(order))
        for (const seat of seats) {
          const owner = owners.get(`${of} ${seat}`);
          if (owner !== undefined) violate("one owner of a seat", `${seat} of ${of} is in ${owner} and in ${order.id}`);
          owners.set(`${of} ${seat}`, order.id);
        }
  };

  const checkBooked = (): void => {
    for (const { detail, id } of records.newOrders().filter((one) => !isOver(one))) {
      const { passengers = [], seats = [], stay, trip } = detail;
      if (seats.length > mostMovieSeats) violate("limits hold", `${id} has ${seats.length} seats of a show`);
      const passes = passesOf(detail);
      if (passes.length > mostPasses) violate("limits hold", `${id} has ${passes.length} passes`);
      if (detail.lines?.some(({ pass }) => pass === "friends") === true && detail.code?.toUpperCase() !== "FRIENDS")
        violate("limits hold", `${id} has a hidden pass without its code`);
      const party = unitsOf(detail);
      if (party.length > mostTourUnits) violate("limits hold", `${id} has ${party.length} units of a tour`);
      if (party.length > 0 && detail.units?.every(({ unit }) => needAdult.has(unit)) === true)
        violate("limits hold", `${id} has children alone`);
      const places = trip === undefined ? [] : (detail.travellers ?? []);
      if (passengers.length > mostBusSeats || (stay?.rooms.length ?? 0) > mostRooms || places.length > mostTrainPlaces)
        violate(
          "limits hold",
          `${id} has ${passengers.length} seats of a bus, ${places.length} of a train and ${stay?.rooms.length} rooms`,
        );
    }
  };

  /** What a screen calls somebody's is in their booking. */
  const checkShown = ({ name, walk }: Tab): void => {
    const reservation = walk.view().children.checkout?.getSnapshot().context.reservation;
    const row = records.newOrders().find(({ id }) => id === reservation?.order);
    if (row === undefined) return;
    const held = new Set(takenBy(row).flatMap(({ seats }) => seats));
    const lost = walk.shows.seats().find((seat) => !held.has(seat));
    if (lost !== undefined) violate("one owner of a seat", `${name} is shown ${lost}, which ${row.id} does not have`);
    const rooms = walk.shows.rooms();
    if (rooms !== null && row.detail.stay !== undefined && rooms !== row.detail.stay.rooms.length)
      violate("one owner of a seat", `${name} is shown ${rooms} rooms, and ${row.id} has another number`);
  };

  return {
    check: (tabs: readonly Tab[]): void => {
      checkOwners();
      checkBooked();
      for (const tab of tabs) checkShown(tab);
    },
    /** However much is clicked, nobody chooses more than a booking may have, nor one thing twice. */
    checkTab: ({ name, walk }: Tab): void => {
      for (const { ids, most, what } of walk.shows.chosen())
        if (ids.length > most || new Set(ids).size < ids.length)
          violate("limits hold", `${name} has chosen the ${what} ${ids.join(", ")}`);
    },
  };
};
