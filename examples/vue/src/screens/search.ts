import { connectSearch, encodeBusCriteria } from "@safar/engine";
import { h } from "vue";
import { button, form, heading, moneyIn, type Screen, sentField } from "../stage.ts";

const daysAhead = 10;

const soon = (now: number): string => new Date(now + daysAhead * 86_400_000).toISOString().slice(0, 10);

export const searchScreen: Screen = ({ send, words, world }) =>
  form(
    [
      heading(words.title),
      sentField("from", words.from, "lahore"),
      sentField("to", words.to, "islamabad"),
      sentField("date", words.date, soon(world.ports.clock.now())),
      h("button", words.search),
    ],
    (sent) =>
      send({
        type: "search.submit",
        search: encodeBusCriteria({ from: sent("from"), to: sent("to"), date: sent("date") }),
      }),
  );

export const resultsScreen: Screen = ({ locale, view, words, world }) => {
  const { search } = view.children;
  if (search === undefined) return null;
  const { busy, commands, refId, screen } = connectSearch(search.getSnapshot());
  const found = refId === null ? null : world.store.read(refId);
  if (busy || found === null) return heading(words.searching);
  if (screen !== "results")
    return [
      heading(words.nothing),
      commands.edit && button(words.back, () => search.send({ type: "search.edit" })),
      commands.refresh && button(words.again, () => search.send({ type: "search.refresh" })),
    ];
  return [
    heading(words.results),
    h(
      "ul",
      found.departures.map(({ departs, fares, operator, refId: offer }) =>
        h("li", { key: offer }, [
          `${departs.local.slice(11, 16)} · ${operator.name[locale]} `,
          ...fares.slice(0, 1).map(({ amount }) => h("bdi", moneyIn(locale, amount))),
          " ",
          button(words.choose, () => search.send({ type: "offer.choose", offer }), commands.choose),
        ]),
      ),
    ),
  ];
};
