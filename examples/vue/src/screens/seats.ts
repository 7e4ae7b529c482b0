import { connectSeats } from "@safar/engine";
import { h } from "vue";
import { button, heading, moneyIn, type Screen } from "../stage.ts";

export const seatsScreen: Screen = ({ locale, view, words }) => {
  const child = view.children.seats;
  if (child === undefined) return heading(words.wait);
  const { boarding, bundle, bundles, busy, commands, dropping, picks, screen, seats, trip } = connectSeats(
    child.getSnapshot(),
  );
  const take = (seat: string) => {
    const [on, off] = [trip?.departure.boarding[0], trip?.departure.dropping[0]];
    if (boarding === null && on !== undefined) child.send({ type: "boarding.choose", stop: on.id });
    if (dropping === null && off !== undefined) child.send({ type: "dropping.choose", stop: off.id });
    child.send({ type: "seat.toggle", seat });
  };
  if (screen === "bundles")
    return [
      heading(words.bundles),
      h(
        "ul",
        bundles.map(({ code, name, price }) =>
          h("li", { key: code }, [
            button(name[locale], () => child.send({ type: "bundle.choose", bundle: code })),
            h("bdi", ` ${moneyIn(locale, price.total)} `),
            code === bundle ? "✓" : "",
          ]),
        ),
      ),
      button(words.next, () => child.send({ type: "bundle.accept" }), commands.acceptBundle),
    ];
  if (screen === "failed" || screen === "expired")
    return [
      heading(words.stopped),
      commands.reload && button(words.again, () => child.send({ type: "seats.reload" })),
      commands.refresh && button(words.again, () => child.send({ type: "search.refresh" })),
    ];
  if (screen !== "seats") return heading(words.wait);
  return [
    heading(words.seats),
    h(
      "div",
      seats
        .filter(({ mine, refusal, status }) => mine !== null || (status === "available" && refusal === null))
        .map(({ id, label, mine }) => button(`${words.seat} ${label}${mine === null ? "" : " ✓"}`, () => take(id))),
    ),
    button(words.next, () => child.send({ type: "seats.submit" }), picks.length > 0 && commands.submit && !busy),
  ];
};
