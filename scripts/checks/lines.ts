import { readFile } from "node:fs/promises";
import { root, run } from "../lib/run.ts";

/**
 * A file is a vertical's where a folder or the file itself is called by one of its words. The first that fits has it. The sandbox's airports
 * are everybody's: hotels say how far they are, and its year has their crowds.
 */
const marks = {
  buses: /(?:^|\/)(?:bus(?:es)?|coach(?:es)?|departure-results)(?:[-./]|$)/,
  hotels: /(?:^|\/)(?:hotels?|stays?|guest-rules|booked-stay|recent-stays|room-parties)(?:[-./]|$)/,
  flights: /(?:^|\/)(?:flights?|airports(?!\.ts$)|airport|airlines?|itinerar(?:y|ies)|fares?|offer-results)(?:[-./]|$)/,
  trains: /(?:^|\/)(?:(?:booked|current|load)-)?(?:trains|train|train-tickets-booking-online)(?:[-./]|$)/,
  movies: /(?:^|\/)(?:(?:booked|current|load)-)?(?:movies|movie|movie-tickets-online)(?:[-./]|$)/,
  events: /(?:^|\/)(?:(?:booked|current|load)-)?(?:events?|event-tickets-online|pass-choice|passes-part)(?:[-./]|$)/,
  tours: /(?:^|\/)(?:(?:booked|current|load)-)?(?:tours?|tours-online|octo)(?:[-./]|$)/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type LineOwner = keyof typeof marks;

/** The most source lines that a vertical may own over all floors. Whoever raises one says which rule two verticals do not share. */
export const ceilings = {
  // What a firm's own page tells: its stops by city with the rest folded, what is on board, baggage and cancelling. No other vertical has firms.
  // Its price says for whom each seat is held, in words of its own answer. A firm's page says when its coaches leave and looks for them, and the
  // chart of its seats comes with a coach: results of others have no chart of their own behind them, or few.
  // Each vertical says itself what a list of all bookings tells of its own, and where the same is bought again.
  // Of a guest it is asked first for whom a seat is, and an answer takes the seat that was pressed. What people say of a firm is read on its page.
  // A ticket says what its bundle allows and gives back, and its papers what baggage it has, as the wire of a booking then does: nobody else
  // sells bundles. What a bundle lets one change is asked for from the booking, and a firm's own search offers its cities, and names it where it
  // has no coach that day: nobody else has either.
  // The letter that asks for another seat or day names trip, hour and seats, which only rides with a bundle have, and each state of a search
  // for a firm that has no coach says what can be done.
  // Its file says what is done at its stop by when, as page and print do.
  // Whoever comes back to its bundles finds the one that they had.
  buses: 6500,
  // Who sleeps in which room, said wherever rooms are, and two prices of a stay beside each other: no other vertical has rooms. What the
  // stays of a place come to in short, in each of its quarters too, for a home page that says from which price: rides share theirs, and a place
  // is none. An address of a hotel that outlives its session, the stay and the hotel named in it and looked for anew: other offers that are read
  // have a page without one, or are gone with it. What only a hotel can promise is asked of it from the booking, a guest's title says their
  // gender, areas are found by the mosque that they are near, and in a city by the sea the way to it counts: nobody else has any of these. A stay that
  // was given up has nothing to ask of its hotel, and its map puts those first that are nearest to what counts. Where several stand at one spot it
  // says from which price, and it comes back to the one that it was left for: no other list has a map with prices.
  // Its file says how many sleep in each room, how to call the hotel and what to bring, as page and print do.
  // Its head says from which price there is what is looked at, as the card beside it does: no other page has two such prices.
  // A rate that is chosen keeps its nights and its free cancelling in sight on phones, and a price says of how many rooms it is.
  // Of several rooms it is brought into sight whose rates are looked at.
  // A hotel is known again by its own id, and so are its rooms; which room was chosen for last is one of its choices, and stays in sight.
  hotels: 8408,
  // Fares as a table of benefits, what a connection asks of whoever takes it, and totals with a bag beside each offer, and calendars of a cabin
  // and of a fare with a bag: nobody else has any. The ends of its way are an airport and a terminal in the summary of a booking.
  // Seats that several lose at once are each named: other places are refused by one call for all. An airport that serves a town without
  // one says so when that is looked for: others sell places that stand where they are called.
  // Where one changes, how long, and what was moved from when stand from the first card to the ticket, each flight of a way by itself: other
  // ways are one ride, or say their changes as trains do. A list that is cut has some of every airline, and each card says all who fly.
  // What an airline moves is declined in two steps and leads on to the refund: no other supplier's change is answered. Whoever goes on with
  // another airline is told of their bags on review, ticket and paper. What waits for an answer stands on paper old beside new.
  // Facts of a way are a list with drawn dots, one after the other, where they were one text.
  // Its file says when to check in and to be at the airport, as page and print do; what comes next says it of each way.
  // What is read of a fare on a phone ends with the way to choose it: no other list unfolds so far below its head.
  flights: 15_111,
  // A class before a place, berths with a charge of their own, changes of train and parts of a booking: no other vertical has them yet. The plan
  // says whose turn it is and whose prices it shows, a child is a boy or a girl, and a berth says who has it: others name nobody on their plans.
  // The first adult is whoever is signed in, and of everybody else it is asked first who they are, one by one. The chart of its places comes with
  // a train, as that of seats does with a coach. A cabin that is sold whole is taken by all of a party at once, and counted for nobody else.
  // Where a berth is gone and no other is left, other classes and other trains are a press away: nobody else has both. Its file names berths.
  // Its file says what is done on the platform by when, and its print who runs it.
  // A class that is pressed in the list leads past the train's page to its places, forward again too: no other offer has a page before its own.
  // Places that were left before they had a price are there again.
  trains: 8050,
  // A film before a show, a hall that is looked at through a window, pre-booking with one's own city's cinemas first and moving to another
  // show: no other vertical has them yet. A film to come is asked for and given up again, is kept in a calendar and has others like it, and
  // a film is saved and shared as its poster: nobody else sells what has not opened. A seat at another price moves the party to it, goods
  // beside the seats say what they are, and a category tells what of it is shown in a city: no other vertical has halls with prices. Its
  // counter sells boxes with what belongs to them, and a ticket says where they are had. A cinema says beforehand that it checks cards at its door,
  // and a hall that glasses are needed: no other doors ask for either. It says from when on its seats are held.
  // Its ticket says again what its door asks for: whose document, proof of age, glasses; and a box says what it saves. No other doors ask for these.
  // What a film's paper, its calendar and its hall's bar say of extras, ID and the rest of a party.
  // Its file says when to be at the door and with which document, as page and print do.
  // A press at another price is taken back whole, and a film is saved with what its cheapest seat costs that day.
  // Right after it was paid for a show is called by its film.
  // A saved film says in which city, and stands with what is saved of it.
  // A ticket, on paper and on a screen, says in which street and city its cinema is; one of a show that is over leads nobody there.
  // A party that became larger or smaller sees what is proposed to it.
  // A party that cannot sit in twos is told before it asks for sofas, one for which nothing can be proposed is told why, and what any change
  // of how many and where let go is taken back: nobody else sells seats for two, or asks for a class in the plan.
  // Whoever grew beside strangers is shown where all sit side by side, and nobody is asked how many they are where no seat is left. Who cannot
  // sit at a price is led to where they can, or to how many can, and a press at another price says why it moves nobody.
  movies: 8505,
  // Tickets with names that go to others, runs and festivals, shows that move or are called off, a waiting list, one that tours the
  // cities told once, and why a day of theirs costs more than others: no other vertical has them. Their page saves and shares a show, and
  // their home has the search as a line that opens, so that what is on stands in its first screen. Which days have something, so that none
  // is offered that is empty, how many dates lie apart, and what begins on a day: nobody else sells runs of days. Their home leads with the
  // one that is most booked and has a row of what costs least, and a date that is gone leads to the next: others have no dates that are shared.
  // What is not on sale yet goes into a calendar, and a search that finds nothing is left by each thing that it
  // asks for; what was bought shows its codes at once, and a party in one name says so.
  // It says itself what a list of all bookings tells of its own. Its kinds are found by the words that people have for them.
  // A price that is a group's says so, and what it is for each of it and saves: no other vertical sells one for several.
  // Its doors look at documents of each and let a group in by one code, which booking, papers and mail say, and every step before them: nobody
  // else sells what lets several in.
  // Its file says what its doors ask for, as page and print do, and what was cancelled shows no code and no way in.
  // What is sold out of its passes says so beside the others that are not, and what its gates ask for agrees with its papers.
  // Its bar names no pass before one is chosen, and then how many are: a group's price is nobody's sum.
  // It is saved at the hour of its show: others are saved for a day, or with the hours of their way.
  // It is saved from a list as from its page: each is found again by a search of its own.
  events: 7045,
  // Options, starts and guides who answer, stops whose entrance is in the price or paid there: less than trains and movies took, more
  // than the goal. What is told of a day out follows from its stops and its price: nobody else sells a day that has to be told. Its
  // price and the way to its days stand beside its name, with what saves and shares it; a card says where it leads and what makes it easy,
  // and is free to cancel only where the start that it names still is: no other price of a list is one day's among several.
  // Who tries to go on is led to what is wrong, and a day that cannot be changed says what can be done. In which language a guide leads is
  // chosen, and stands with the price, the booking and the voucher: nobody else sells what is told.
  // Who is fetched reads first when that is, and is fetched where the place's airport and terminal are: nobody else is fetched.
  // Calendar, mail and papers begin where somebody is fetched and name the one who leads the party.
  // A spot where somebody is fetched has its city beside it, and what is confirmed at once is not waited for.
  // What the guide reads is the number of its voucher: other tickets are read by the code of a door, or by the booking.
  // Its file says whom of a party each voucher is for, as its paper does.
  // What to bring, to wear and to know before is of its kind and its way, on page, booking and papers: nobody else leads anybody anywhere.
  // Its file says when to be where one is met or picked up.
  // A day on which it is not led says so beside its name and in its bar, and the nearest that is led is led to, priced and saved in its stead.
  // Nobody is shown the way to a tour that is over.
  // Its head has the price of the day that is looked at, as it was saved.
  // It is saved with the hour that is chosen on its day.
  // Where no day is chosen it is saved at the least of all days.
  tours: 6405,
} as const satisfies Readonly<Record<LineOwner, number>>;

const isOwner = (name: string): name is LineOwner => Object.hasOwn(marks, name);

const owners: readonly LineOwner[] = Object.keys(marks).filter(isOwner);

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !/\.(?:test|fixtures?|harness|gen|workshop)[./]|\/(?:fixtures|testing|workshop)\/|-bench\./.test(path);

/** Whose a file of a package is; null when it is everybody's. */
export const ownerOf = (path: string): LineOwner | null => {
  const inside = path.split("/src/").slice(1).join("/src/");
  return owners.find((owner) => marks[owner].test(inside)) ?? null;
};

export type LineCount = {
  readonly whole: number;
  /** By vertical, then by floor. */
  readonly owned: (owner: LineOwner) => ReadonlyMap<string, number>;
};

export const countLines = (sources: readonly { readonly path: string; readonly text: string }[]): LineCount => {
  const byOwner = new Map<LineOwner, Map<string, number>>();
  const owned = (owner: LineOwner) => byOwner.get(owner) ?? new Map<string, number>();
  let whole = 0;
  for (const { path, text } of sources.filter(({ path }) => isSource(path))) {
    const lines = text.split("\n").length - 1;
    const [, floor = ""] = path.split("/");
    const owner = ownerOf(path);
    whole += lines;
    if (owner === null) continue;
    const floors = owned(owner);
    byOwner.set(owner, floors.set(floor, (floors.get(floor) ?? 0) + lines));
  }
  return { whole, owned };
};

export const sumOf = (floors: ReadonlyMap<string, number>): number =>
  [...floors.values()].reduce((sum, lines) => sum + lines, 0);

export const readSources = async () => {
  const { output } = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard", "packages"], {
    quiet: true,
  });
  const paths = output.split("\n").filter(isSource);
  // A file that was moved and not yet committed is still listed at its old place.
  const read = paths.map(async (path) => ({ path, text: await readFile(`${root}${path}`, "utf8").catch(() => "") }));
  return Promise.all(read);
};

const floors = ["engine", "api-clients", "sandbox", "web", "journeys"];

/** A row for each vertical, with what it may own. */
export const lineTable = ({ owned, whole }: LineCount): string => {
  const row = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(11)).join("");
  return [
    row(["", ...floors, "all", "at most"]),
    ...owners.map((owner) =>
      row([owner, ...floors.map((floor) => owned(owner).get(floor) ?? 0), sumOf(owned(owner)), ceilings[owner]]),
    ),
    `The whole tree: ${whole} source lines.`,
  ].join("\n");
};

export const linesPart = {
  name: "lines of a vertical",
  run: async () => {
    const count = countLines(await readSources());
    const over = owners.filter((owner) => sumOf(count.owned(owner)) > ceilings[owner]);
    const output = `${lineTable(count)}\n${over.join(", ")} own more than they may: what is written twice belongs to a kit.`;
    return { passed: owners.length - over.length, failed: over.length, output };
  },
};
