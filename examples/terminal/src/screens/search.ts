import {
  checkCriteria,
  connectSearch,
  encodeCriteria,
  type FlightLeg,
  type FlightReferences,
  type Itinerary,
  offerResults,
} from "@safar/engine";
import { choose, chooseCommand, type Stage } from "../stage.ts";

const daysAhead = 20;
const shownOffers = 5;
const seatedPassengers = 9;

const dayAfter = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const searchScreen = async (stage: Stage): Promise<void> => {
  const { ask, say, send, today, words } = stage;
  const from = (await ask(words.from, "KHI")).toUpperCase();
  const to = (await ask(words.to, "ISB")).toUpperCase();
  const date = await ask(words.date, dayAfter(today, daysAhead));
  const party = {
    adults: Number(await ask(words.adults, "2")),
    children: Number(await ask(words.children, "0")),
    infants: Number(await ask(words.infants, "0")),
  };
  const criteria = { trip: "one_way", legs: [{ from, to, date }], party, cabin: "economy" } as const;
  const checked = checkCriteria(criteria, { today, seatedPassengers });
  if (checked.ok) return send({ type: "search.submit", search: encodeCriteria(criteria) });
  say(`${words.badSearch} ${checked.error.map(({ code }) => code.replaceAll("_", " ")).join(", ")}`);
};

export const legLine = ({ format, words }: Stage, leg: FlightLeg): string => {
  const stops = leg.stops === 0 ? words.direct : words.stops(leg.stops);
  const duration = words.hours(Math.floor(leg.minutes / 60), leg.minutes % 60);
  const way = words.way(`${leg.from} ${format.at(leg.departs)}`, `${leg.to} ${format.at(leg.arrives)}`);
  return `${way} · ${duration} · ${stops}`;
};

const offerLine = (stage: Stage, { airlines }: FlightReferences, offer: Itinerary): string => {
  const airline = airlines[offer.airline]?.[stage.locale] ?? offer.airline;
  return `${stage.format.money(offer.price.total)} · ${airline} · ${offer.legs.map((leg) => legLine(stage, leg)).join(" | ")}`;
};

export const resultsScreen = async (stage: Stage): Promise<void> => {
  const { locale, say, until, view, words, world } = stage;
  const { search } = view().children;
  if (search === undefined) return;
  const read = () => connectSearch(search.getSnapshot());
  const told = new Set<string>();
  say(`${words.searching} …`);
  await until(
    () => !read().busy,
    () => {
      const { answered, failed, providers } = read();
      for (const { code, name } of providers.filter((one) => answered.includes(one.code) && !told.has(one.code))) {
        told.add(code);
        const line = failed.includes(code) ? words.silent : words.answered;
        say(`  ${line(name[locale], told.size, providers.length)}`);
      }
    },
  );
  const { commands, refId, screen } = read();
  const results = refId === null ? null : world.store.read(refId);
  if (screen === "results" && results !== null) {
    const table = offerResults.tableOf(results.itineraries);
    const best = [...offerResults.select(table, { filters: offerResults.none, sort: "best" })].flatMap((place) => {
      const offer = results.itineraries[place];
      return offer === undefined ? [] : [offer];
    });
    say(words.found(best.length));
    const chosen = await choose(stage, words.chooseFlight, best.slice(0, shownOffers), (offer) =>
      offerLine(stage, results.references, offer),
    );
    return search.send({ type: "offer.choose", offer: chosen.id });
  }
  if (screen === "empty" || screen === "expired" || screen === "failed") {
    say(words.screens[screen]);
    const wanted = await chooseCommand(stage, commands, ["edit", "refresh"]);
    search.send({ type: wanted === "edit" ? "search.edit" : "search.refresh" });
  }
};
