import { connectPayment } from "@safar/engine";
import { h } from "vue";
import { button, form, heading, moneyIn, type Screen, sentField } from "../stage.ts";

/** Cards alone: what needs a bank's page or a wallet's window is left out of this example. */
export const paymentScreen: Screen = ({ locale, view, words }) => {
  const child = view.children.payment;
  if (child === undefined) return heading(words.wait);
  const { bill, busy, commands, options, screen } = connectPayment(child.getSnapshot());
  if (screen === "methods")
    return [
      heading(words.payment),
      ...(options?.methods ?? [])
        .filter(({ flow, unavailable }) => flow === "card" && unavailable === null)
        .map(({ code, name }) => button(name[locale], () => child.send({ type: "method.choose", code }))),
    ];
  if (screen === "card")
    return [
      heading(words.payment),
      form(
        [
          sentField("number", words.card, ""),
          h("button", { disabled: bill === null || busy }, [
            words.pay,
            " ",
            bill !== null && h("bdi", moneyIn(locale, bill.price.total)),
          ]),
        ],
        (sent) =>
          child.send({
            type: "card.submit",
            card: { number: sent("number"), expiry: "12/30", securityCode: "123", holder: "Hamza Khan" },
            save: false,
          }),
      ),
    ];
  return [
    heading(commands.retry ? words.stopped : words.wait),
    commands.retry && button(words.again, () => child.send({ type: "attempt.retry" })),
    commands.checkNow && button(words.again, () => child.send({ type: "inquiry.checkNow" })),
  ];
};
