import { connectQuote, connectReserve, connectTravellers, type TravellerForm } from "@safar/engine";
import { h } from "vue";
import { button, field, heading, moneyIn, type Screen } from "../stage.ts";

export const quoteScreen: Screen = ({ locale, view, words }) => {
  const child = view.children.quote;
  if (child === undefined) return heading(words.wait);
  const { acknowledgement, commands, quote, screen } = connectQuote(child.getSnapshot());
  if (screen === "priceChanged" && quote !== null && acknowledgement !== null)
    return [
      heading(words.priceChanged),
      h("p", h("bdi", moneyIn(locale, quote.price.charge.total))),
      button(words.accept, () => child.send({ type: "quote.accept", acknowledged: acknowledgement }), commands.accept),
      button(words.back, () => child.send({ type: "quote.decline" }), commands.decline),
    ];
  return commands.refresh
    ? [heading(words.stopped), button(words.again, () => child.send({ type: "quote.refresh" }))]
    : heading(words.wait);
};

const formFields = ["title", "firstName", "lastName", "nationality", "documentKind", "documentNumber"] as const;

const isAsked = (name: keyof TravellerForm, fields: readonly string[], documents: readonly string[]): boolean =>
  name === "documentKind" || name === "documentNumber" ? documents.length > 0 : fields.includes(name);

export const travellersScreen: Screen = ({ view, words }) => {
  const child = view.children.travellers;
  if (child === undefined) return heading(words.wait);
  const { busy, commands, contact, contactProblems, travellers } = connectTravellers(child.getSnapshot());
  return [
    heading(words.travellers),
    ...travellers.map(({ asked, form, id, problems }) =>
      h("fieldset", { key: id }, [
        formFields
          .filter((name) => isAsked(name, asked.fields, asked.documents))
          .map((name) => [
            field(words.fields[name], form[name], (typed) =>
              child.send({ type: "details.change", travellerId: id, values: { [name]: typed } }),
            ),
            problems[name] !== undefined && h("em", problems[name].code),
          ]),
      ]),
    ),
    ...(["email", "phone"] as const).map((name) => [
      field(words.fields[name], contact[name], (typed) =>
        child.send({ type: "contact.change", values: { [name]: typed } }),
      ),
      contactProblems[name] !== undefined && h("em", contactProblems[name].code),
    ]),
    button(words.next, () => child.send({ type: "party.submit" }), commands.submit && !busy),
  ];
};

export const reviewScreen: Screen = ({ locale, view: { checkout, children, price }, words }) => {
  const acknowledged = checkout?.acknowledgement ?? null;
  if (checkout === null || acknowledged === null) return heading(words.wait);
  return [
    heading(words.review),
    price !== null && h("p", h("bdi", moneyIn(locale, price.charge.total))),
    button(
      words.reserve,
      () => children.checkout?.send({ type: "review.accept", acknowledged }),
      checkout.commands.reserve,
    ),
  ];
};

export const reservingScreen: Screen = ({ view, words }) => {
  const child = view.children.reserve;
  const commands = child === undefined ? null : connectReserve(child.getSnapshot()).commands;
  return [
    heading(words.wait),
    commands?.check && button(words.again, () => child?.send({ type: "reservation.check" })),
  ];
};
