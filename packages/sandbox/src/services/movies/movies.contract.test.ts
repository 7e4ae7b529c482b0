import { moviesEndpoints as calls } from "@safar/api-clients/wire";
import { expect, test } from "vitest";
import { freeIn, given, hallOf, openCinema, orderFor, price, type Seatmap, showsOf } from "./movies.fixture.ts";

const minuteMs = 60_000;

/** A show of the film that nobody has booked, in a hall with a rule or without. */
const emptyHall = async (isStrict = false, bench = openCinema()) => {
  for (const city of ["lahore", "karachi", "islamabad", "riyadh", "jeddah"]) {
    for (const date of ["2026-11-23", "2026-11-24", "2026-11-25"]) {
      const { Shows } = await showsOf(bench, "quiet-matinee", city, date);
      for (const { show_id } of Shows) {
        const hall = await hallOf(bench, show_id);
        const asks = hall.rules.some(({ rule }) => rule === "no_single") === isStrict;
        const quote = given(await price(bench, show_id, pairIn(hall)));
        if (asks && quote.documents.length === 0) return { bench, hall, show: hall.Show.show_id };
      }
    }
  }
  throw new Error("No cinema shows the quiet film.");
};

/** Two plain seats of the last plain row, side by side. */
const pairIn = (hall: Seatmap): readonly string[] => {
  const seats = freeIn(hall).filter(({ kind }) => kind === "seat");
  const last = Math.max(...seats.map(({ row }) => row));
  return seats
    .filter(({ row }) => row === last)
    .slice(0, 2)
    .map(({ id }) => id);
};

const booked = async (email = "ayesha@example.com", isStrict = false) => {
  const { bench, hall, show } = await emptyHall(isStrict);
  const seats = pairIn(hall);
  const quote = given(await price(bench, show, seats));
  const { uuid, pay_by } = given(await bench.ask(calls.reserveMovies, orderFor(quote, email)));
  return { bench, hall, pay_by, quote, seats, show, uuid };
};

test("default: a film's shows are found in both languages, with the days that have some", async () => {
  const { City, Movie, Shows, days } = await showsOf(openCinema(), "the-last-tonga");
  expect(Movie).toMatchObject({ name: "The Last Tonga", name_ar: "آخر عربة", state: "now" });
  expect(City.slug).toBe("lahore");
  expect(days).toHaveLength(14);
  const seated = Shows.filter((one) => one.left + one.wheelchair_left > 0).length;
  expect(days.find(({ date }) => date === "2026-11-24")?.shows).toBe(seated);
});

test("default: the home page names each film's next show, how it is shown then, and the least that a seat costs then", async () => {
  const bench = openCinema();
  const { Now } = given(await bench.ask(calls.moviesHome, { city: "lahore" }));
  expect(Now.filter(({ next }) => next !== null).length).toBeGreaterThan(5);
  for (const { next, slug } of Now) {
    if (next === null) continue;
    const { Shows } = await showsOf(bench, slug, "lahore", next.starts_at.slice(0, 10));
    const first = Shows.filter(({ starts_at }) => starts_at === next.starts_at);
    const sold = first.flatMap(({ categories }) => categories.filter(({ left }) => left > 0));
    const open = first.filter(({ left }) => left > 0);
    expect([slug, next.screen_types.toSorted()]).toEqual([
      slug,
      [...new Set(open.map(({ screen_type }) => screen_type))].toSorted(),
    ]);
    expect([slug, Number(next.price.amount)]).toEqual([slug, Math.min(...sold.map((one) => Number(one.price)))]);
  }
});

test("invariant: a show counts the places for wheelchairs apart, and its day is full when it has neither seat nor such a place", async () => {
  const bench = openCinema();
  const fridays = ["2026-11-27", "2026-12-04"];
  for (const on of fridays) {
    const { Shows, days } = await showsOf(bench, "the-last-tonga", "lahore", on);
    for (const { left, show_id, wheelchair_left } of Shows) {
      const free = freeIn(await hallOf(bench, show_id));
      expect(wheelchair_left).toBe(free.filter(({ kind }) => kind === "wheelchair").length);
      expect(left).toBe(free.filter(({ kind }) => kind !== "wheelchair" && kind !== "companion").length);
    }
    const isFull = Shows.length > 0 && Shows.every((one) => one.left + one.wheelchair_left === 0);
    const seated = Shows.filter((one) => one.left + one.wheelchair_left > 0).length;
    expect(days.find(({ date: day }) => day === on)).toMatchObject({ full: isFull, shows: seated || Shows.length });
  }
});

test("behavior: a day without a show names the next that has one; one too far, and a film nobody knows, are refused", async () => {
  const bench = openCinema();
  const { days } = await showsOf(bench, "the-last-tonga");
  const empty = days.find(({ shows }) => shows === 0);
  if (empty !== undefined) {
    const found = await showsOf(bench, "the-last-tonga", "lahore", empty.date);
    expect(found).toMatchObject({
      Shows: [],
      next_date: days.find((day) => day.date > empty.date && day.shows > 0)?.date ?? null,
    });
  }
  const ask = (movie: string, date: string) => bench.ask(calls.movieShows, { movie, city: "lahore", date });
  expect((await ask("the-last-tonga", "2027-03-01")).error).toMatchObject({ code: "validation_failed", field: "date" });
  expect((await ask("no-such-film", "2026-11-24")).error?.code).toBe("not_found");
});

test("default: what the map shows is what is quoted, held for eight minutes, and seen as taken by others", async () => {
  const { bench, pay_by, quote, seats, show, uuid } = await booked();
  expect(quote.price.total).toBe(quote.shown.total);
  expect(Date.parse(pay_by) - bench.clock.now()).toBe(8 * minuteMs);
  const taken = (await hallOf(bench, show)).Rows.flatMap(({ elements }) => elements).filter(({ id }) =>
    seats.includes(id),
  );
  expect(taken.map(({ status }) => status)).toEqual(["booked", "booked"]);
  const own = given(await bench.ask(calls.moviesBooking, { uuid, contact: "ayesha@example.com" }));
  expect(own).toMatchObject({ seats, masked: false, Movie: { slug: "quiet-matinee" } });
  const strange = given(await bench.ask(calls.moviesBooking, { uuid }));
  expect(strange).toMatchObject({ masked: true, pnr: null, code: null, movable_until: null });
});

test("behavior: a hold that nobody pays for gives its seats back", async () => {
  const { bench, seats, show } = await booked();
  bench.clock.advance(9 * minuteMs);
  const free = freeIn(await hallOf(bench, show)).map(({ id }) => id);
  expect(free).toEqual(expect.arrayContaining([...seats]));
});

test("behavior: of two who reserve the same seat one has it, and the other is told which went", async () => {
  const { bench, hall, show } = await emptyHall();
  const [one = "", two = ""] = pairIn(hall);
  const first = given(await price(bench, show, [one, two]));
  const second = given(await price(bench, show, [one, two]));
  given(await bench.ask(calls.reserveMovies, orderFor(first)));
  const { error } = await bench.ask(calls.reserveMovies, orderFor(second));
  expect(error).toMatchObject({ code: "seat_taken", meta: { seats: [one, two] } });
  expect((await price(bench, show, [two])).error?.code).toBe("seat_taken");
});

test("behavior: a repeated attempt gives the same booking; another price and a sixth seat are refused", async () => {
  const { bench, quote, show, uuid } = await booked();
  expect(given(await bench.ask(calls.reserveMovies, orderFor(quote))).uuid).toBe(uuid);
  const free = freeIn(await hallOf(bench, show)).filter(({ kind }) => kind === "seat");
  expect(
    (
      await price(
        bench,
        show,
        free.slice(0, 6).map(({ id }) => id),
      )
    ).error?.code,
  ).toBe("limit_exceeded");
  const other = given(await price(bench, show, pairIn(await hallOf(bench, show))));
  const { error } = await bench.ask(calls.reserveMovies, { ...orderFor(other), hash: "another-hash" });
  expect(error?.code).toBe("price_changed");
});

test("behavior: where the cinema leaves no seat between two of a choice, one that would is refused with its seat", async () => {
  const { bench, hall, show } = await emptyHall(true);
  const row = freeIn(hall).filter(({ kind, row: at }) => kind === "seat" && at === 2);
  const [first, gap, last] = row.map(({ id }) => id);
  const { error } = await price(bench, show, [first ?? "", last ?? ""]);
  expect(error).toMatchObject({ code: "seat_rule_violation", meta: { reason: "single", left: gap } });
});

test("behavior: half a sofa is not sold, nor a companion's seat without the wheelchair's", async () => {
  const bench = openCinema();
  for (const city of ["lahore", "karachi", "riyadh"]) {
    const { Shows } = await showsOf(bench, "quiet-matinee", city);
    for (const { show_id } of Shows) {
      const seats = freeIn(await hallOf(bench, show_id));
      for (const kind of ["couple_left", "companion"] as const) {
        const seat = seats.find((one) => one.kind === kind);
        if (seat === undefined) continue;
        expect((await price(bench, show_id, [seat.id])).error).toMatchObject({
          code: "seat_rule_violation",
          meta: { seat: seat.id },
        });
      }
    }
  }
});

test("behavior: extras are priced beside the seats, and no more of them than there are seats", async () => {
  const { bench, hall, show } = await emptyHall();
  const quote = given(await price(bench, show, pairIn(hall)));
  const asking = (count: number) =>
    bench.ask(calls.quoteMovies, { RefID: quote.RefID, extras: [{ id: "snack", count }] });
  expect((await asking(3)).error?.code).toBe("validation_failed");
  const dearer = given(await asking(2));
  expect(dearer.price.lines.map(({ code }) => code)).toContain("snack");
  expect(dearer.hash).not.toBe(quote.hash);
  expect((await bench.ask(calls.reserveMovies, { ...orderFor(dearer), hash: quote.hash })).error?.code).toBe(
    "price_changed",
  );
  const { uuid } = given(await bench.ask(calls.reserveMovies, orderFor(dearer)));
  const own = given(await bench.ask(calls.moviesBooking, { uuid, contact: "ayesha@example.com" }));
  expect(own.extras).toMatchObject([{ name: "Popcorn and a drink", count: 2 }]);
});

test("behavior: a show that has begun is refused before anything is held, wherever somebody is", async () => {
  const { bench, hall, show } = await emptyHall();
  const quote = given(await price(bench, show, pairIn(hall)));
  bench.clock.advance(Date.parse(hall.Show.begins_at) - bench.clock.now());
  const { error } = await bench.ask(calls.reserveMovies, orderFor(quote));
  expect(["session_expired", "quote_expired"]).toContain(error?.code);
  expect((await bench.ask(calls.movieSeatmap, { show_id: show })).error?.code).toBe("session_expired");
});

test("behavior: in the almost full hall a seat goes while one looks, and whoever looks is told", async () => {
  const bench = openCinema();
  for (const city of ["lahore", "karachi", "islamabad"]) {
    const [show] = (await showsOf(bench, "almost-full", city)).Shows;
    if (show === undefined) continue;
    const before = freeIn(await hallOf(bench, show.show_id)).length;
    bench.clock.advance(7_000);
    expect(freeIn(await hallOf(bench, show.show_id)).length).toBeLessThan(before);
    return;
  }
  throw new Error("No cinema shows the film.");
});

test("behavior: pre-booking is once, mailed when the film's shows open, and refused for what is shown", async () => {
  const bench = openCinema();
  const home = given(await bench.ask(calls.moviesHome, { city: "lahore" }));
  const [film] = home.Prebook;
  const wish = { movie: film?.slug ?? "", cinemas: ["canal-lights"], email: "sara@example.com" };
  expect(given(await bench.ask(calls.preReserveMovie, wish))).toEqual({ registered: true, already: false });
  expect(given(await bench.ask(calls.preReserveMovie, wish))).toEqual({ registered: true, already: true });
  expect(given(await bench.ask(calls.preReserveMovie, { ...wish, leave: true })).registered).toBe(false);
  // Whoever asks again is told once.
  expect(given(await bench.ask(calls.preReserveMovie, wish))).toEqual({ registered: true, already: false });
  expect(bench.admin.outbox.messages("sara@example.com")).toEqual([]);
  const messages = () => bench.admin.outbox.messages("sara@example.com");
  for (let day = 0; day < 15 && messages().length === 0; day += 1) bench.clock.advance(24 * 60 * minuteMs);
  const told = messages();
  expect(told).toMatchObject([{ kind: "prebooking" }]);
  // Its way leads to shows of the preferred cinema.
  const way = new URLSearchParams(/\?(\S+)/.exec(told[0]?.text ?? "")?.[1]);
  expect(way.get("cinemas")).toBe("canal-lights");
  const search = { movie: wish.movie, city: way.get("city") ?? "", date: way.get("date") ?? "" };
  const found = given(await bench.ask(calls.movieShows, search));
  expect(found.Shows.some(({ cinema }) => cinema.slug === "canal-lights")).toBe(true);
  const shown = await bench.ask(calls.preReserveMovie, { ...wish, movie: "the-last-tonga" });
  expect(shown.error?.code).toBe("results_expired");
});

test("default: films and cinemas are found by name, category and city", async () => {
  const bench = openCinema();
  const general = given(await bench.ask(calls.cinemasGeneral, {}));
  expect(general).toMatchObject({ Cities: { length: 10 }, Cinemas: { length: 30 } });
  const found = given(await bench.ask(calls.searchMovies, { text: "canal", city: "lahore" }));
  expect(found.Cinemas[0]?.slug).toBe("canal-lights");
  const family = given(await bench.ask(calls.movies, { category: "family" }));
  expect(family.Movies.every(({ genres }) => genres.some(({ slug }) => slug === "family"))).toBe(true);
  expect((await bench.ask(calls.movies, { category: "noir" })).error?.code).toBe("not_found");
  const home = given(await bench.ask(calls.moviesHome, { city: "riyadh" }));
  const begins = home.Tonight.map(({ Show }) => Show.begins_at);
  expect(begins).toEqual(begins.toSorted());
});

test("default: a cinema that checks ID says so, and asks for one name in any script and a national card", async () => {
  const bench = openCinema();
  const { Shows } = await showsOf(bench, "the-last-tonga", "karachi");
  const strict = Shows.find(({ cinema }) => cinema.checks_id);
  expect(Shows.some(({ cinema }) => !cinema.checks_id)).toBe(true);
  const hall = await hallOf(bench, strict?.show_id ?? "");
  const quote = given(await price(bench, hall.Show.show_id, pairIn(hall)));
  expect(quote).toMatchObject({
    documents: ["cnic"],
    required_fields: ["first_name", "last_name", "document_number"],
  });
  const nameless = await bench.ask(calls.reserveMovies, orderFor(quote));
  expect(nameless.error?.field).toBe("lead.0.document.number");
  const document = { kind: "cnic" as const, number: "3520212345671" };
  const lead = { first_name: "نورة", last_name: "القحطاني", document };
  const { uuid } = given(await bench.ask(calls.reserveMovies, { ...orderFor(quote, "noura@example.com"), lead }));
  // The ticket says whose card is shown, and no more of it than its end; strangers are told neither.
  const own = given(await bench.ask(calls.moviesBooking, { uuid, contact: "noura@example.com" }));
  expect(own.lead).toEqual({ ...lead, document: "5671" });
  expect(given(await bench.ask(calls.moviesBooking, { uuid })).lead).toBeNull();
});

test("default: what is shown in 3D says what glasses cost, as they are sold beside the seats", async () => {
  const bench = openCinema();
  const { Now } = given(await bench.ask(calls.moviesHome, { city: "karachi" }));
  const all = await Promise.all(Now.map(({ slug }) => showsOf(bench, slug, "karachi")));
  const shows = all.flatMap(({ Shows }) => Shows);
  for (const { glasses, screen_type } of shows) expect(glasses !== null).toBe(screen_type === "3d");
  const hall = await hallOf(bench, shows.find(({ glasses }) => glasses !== null)?.show_id ?? "");
  const row = Math.max(...freeIn(hall).map((one) => one.row));
  const seat = freeIn(hall).find((one) => one.row === row && one.kind === "seat");
  const { Extras } = given(await price(bench, hall.Show.show_id, [seat?.id ?? ""]));
  expect(Extras.find(({ id }) => id === "glasses")?.price.amount).toBe(hall.Show.glasses);
});
